-- Tables as the first version of the schema kept them; SQLite and PostgreSQL read this.
CREATE TABLE alembic_version (
  version_num VARCHAR(32) NOT NULL,
  CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE settings (
  "key" VARCHAR(32) NOT NULL,
  value TEXT NOT NULL,
  CONSTRAINT pk_settings PRIMARY KEY ("key")
);
CREATE TABLE guests (
  id VARCHAR(32) NOT NULL,
  name TEXT NOT NULL,
  made_at FLOAT NOT NULL,
  CONSTRAINT pk_guests PRIMARY KEY (id)
);
CREATE TABLE tables (
  id VARCHAR(32) NOT NULL,
  game TEXT NOT NULL,
  seats INTEGER NOT NULL,
  options TEXT NOT NULL,
  position TEXT,
  title TEXT NOT NULL,
  visibility VARCHAR(16) NOT NULL,
  clock TEXT NOT NULL,
  host VARCHAR(32) NOT NULL,
  seed TEXT NOT NULL,
  commitment TEXT NOT NULL,
  came_how VARCHAR(16),
  came_from VARCHAR(32),
  came_at INTEGER,
  made_at FLOAT NOT NULL,
  status VARCHAR(16) NOT NULL,
  number INTEGER NOT NULL,
  asked TEXT NOT NULL,
  moved_at FLOAT NOT NULL,
  due_at FLOAT,
  CONSTRAINT pk_tables PRIMARY KEY (id),
  CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES guests (id)
);
CREATE TABLE seats (
  table_id VARCHAR(32) NOT NULL,
  seat INTEGER NOT NULL,
  guest VARCHAR(32),
  bot TEXT,
  name TEXT NOT NULL,
  kept_for VARCHAR(32),
  CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
  CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
  CONSTRAINT fk_seats_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE members (
  table_id VARCHAR(32) NOT NULL,
  guest VARCHAR(32) NOT NULL,
  CONSTRAINT pk_members PRIMARY KEY (table_id, guest),
  CONSTRAINT fk_members_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
  CONSTRAINT fk_members_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE links (
  digest VARCHAR(64) NOT NULL,
  table_id VARCHAR(32) NOT NULL,
  seat INTEGER,
  once BOOLEAN NOT NULL,
  made_at FLOAT NOT NULL,
  CONSTRAINT pk_links PRIMARY KEY (digest),
  CONSTRAINT fk_links_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE entries (
  table_id VARCHAR(32) NOT NULL,
  number INTEGER NOT NULL,
  kind VARCHAR(16) NOT NULL,
  seat INTEGER,
  guest VARCHAR(32),
  request VARCHAR(64),
  lines TEXT NOT NULL,
  digest VARCHAR(32) NOT NULL,
  data TEXT NOT NULL,
  at FLOAT NOT NULL,
  CONSTRAINT pk_entries PRIMARY KEY (table_id, number),
  CONSTRAINT uq_entries_request UNIQUE (table_id, guest, request),
  CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_links_table_id ON links (table_id);
CREATE INDEX ix_members_guest ON members (guest);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_tables_lobby ON tables (visibility, status, moved_at);
INSERT INTO alembic_version VALUES ('0001');
INSERT INTO settings VALUES ('secret', '46e25fa944dce57430a0f8d617e8784900ed1e66e5a91b83466b77f9a1717706');
INSERT INTO guests VALUES ('JzUd8YHk11fhUIL9', 'Ann', 1794790639.5970309);
INSERT INTO guests VALUES ('fgi6affvo4se5rNS', 'Bob', 1794790639.6046708);
INSERT INTO tables VALUES ('1CaB51VzhrXjDvoA', 'city', 2, '{"edition": "2020", "mode": "basic", "goals": "on", "draft": "off", "simplified_closure": "off", "advanced_supply": "off", "chiefs": "off", "special_companies": "off", "friendly_sales": "off", "buy_while_producing": "off", "price_cap": "450", "closed_space": "no", "closed_recovery": "formula", "found_from_decade": "1", "found_after_selling": "yes", "over_limit": "phase_start", "director_sale_needs_majority": "no", "tie_breaks_to_preferred": "no", "lost_partner": "any_company", "may_forgo_partner": "no", "no_company_cash": "25", "asset_refill": "when_40_empty", "dividend_tile_basis": "face", "bump_basis": "revenue", "withhold_without_production": "yes", "half_price": "row_full", "stock_asset_timing": "after_production", "bag_refill": "on_draw", "trade_same_type": "no", "cleanup_order": "supply_first", "fifth_start_asset": "union_stockyards", "price_protection": "once", "repeat_partner_cash": "25", "empty_use": "no", "limited_supply": "no"}', NULL, 'in the middle', 'open', '{"kind": "none"}', 'JzUd8YHk11fhUIL9', 'a6c1da454d9167fcc5de822d21b0bdd3f16ee9d5330de00cc2efec193dc9e099', '32fb45dcb5a562ee9b8c589339af52f5a0cd46e82fb58816f4af72b79354fcfc', NULL, NULL, NULL, 1794790639.6091404, 'playing', 70, '0', 1794790640.644304, NULL);
INSERT INTO tables VALUES ('9LYj5KhRfNbaOHXw', 'city', 3, '{"edition": "2020", "mode": "basic", "goals": "on", "draft": "on", "simplified_closure": "off", "advanced_supply": "off", "chiefs": "off", "special_companies": "off", "friendly_sales": "off", "buy_while_producing": "off", "price_cap": "450", "closed_space": "no", "closed_recovery": "formula", "found_from_decade": "1", "found_after_selling": "yes", "over_limit": "phase_start", "director_sale_needs_majority": "no", "tie_breaks_to_preferred": "no", "lost_partner": "any_company", "may_forgo_partner": "no", "no_company_cash": "25", "asset_refill": "when_40_empty", "dividend_tile_basis": "face", "bump_basis": "revenue", "withhold_without_production": "yes", "half_price": "row_full", "stock_asset_timing": "after_production", "bag_refill": "on_draw", "trade_same_type": "no", "cleanup_order": "supply_first", "fifth_start_asset": "union_stockyards", "price_protection": "once", "repeat_partner_cash": "25", "empty_use": "no", "limited_supply": "no"}', NULL, 'against bots', 'link', '{"kind": "none"}', 'JzUd8YHk11fhUIL9', '220cf699bc0ba8cecd3262c6ad0119e5fc2bbe9a2ffde0eb21f951d9c677e3d0', 'fb861e86006188dd2aae1b7fc8dd5dbb15333bfd829d7af6419d2cb020767502', NULL, NULL, NULL, 1794790640.6622224, 'playing', 32, '0', 1794790642.5261884, NULL);
INSERT INTO tables VALUES ('Qmmihb0qJx3zLYuX', 'city', 2, '{"edition": "2020", "mode": "basic", "goals": "on", "draft": "off", "simplified_closure": "off", "advanced_supply": "off", "chiefs": "off", "special_companies": "off", "friendly_sales": "off", "buy_while_producing": "off", "price_cap": "450", "closed_space": "no", "closed_recovery": "formula", "found_from_decade": "1", "found_after_selling": "yes", "over_limit": "phase_start", "director_sale_needs_majority": "no", "tie_breaks_to_preferred": "no", "lost_partner": "any_company", "may_forgo_partner": "no", "no_company_cash": "25", "asset_refill": "when_40_empty", "dividend_tile_basis": "face", "bump_basis": "revenue", "withhold_without_production": "yes", "half_price": "row_full", "stock_asset_timing": "after_production", "bag_refill": "on_draw", "trade_same_type": "no", "cleanup_order": "supply_first", "fifth_start_asset": "union_stockyards", "price_protection": "once", "repeat_partner_cash": "25", "empty_use": "no", "limited_supply": "no"}', NULL, 'waiting', 'link', '{"kind": "none"}', 'JzUd8YHk11fhUIL9', '4eedefc9de87e777dee4c8797852199479b53904d27eb982814261339bef01e9', '5e2a1dbbd2d35c79ee0c30039a7c713b7ab85abbb863f9b296314f78159df9d2', NULL, NULL, NULL, 1794790642.5295506, 'waiting', 1, '', 1794790642.5295506, NULL);
INSERT INTO tables VALUES ('moNyokwsQnmoFXUD', 'city', 2, '{"edition": "2020", "mode": "basic", "goals": "on", "draft": "off", "simplified_closure": "off", "advanced_supply": "off", "chiefs": "off", "special_companies": "off", "friendly_sales": "off", "buy_while_producing": "off", "price_cap": "450", "closed_space": "no", "closed_recovery": "formula", "found_from_decade": "1", "found_after_selling": "yes", "over_limit": "phase_start", "director_sale_needs_majority": "no", "tie_breaks_to_preferred": "no", "lost_partner": "any_company", "may_forgo_partner": "no", "no_company_cash": "25", "asset_refill": "when_40_empty", "dividend_tile_basis": "face", "bump_basis": "revenue", "withhold_without_production": "yes", "half_price": "row_full", "stock_asset_timing": "after_production", "bag_refill": "on_draw", "trade_same_type": "no", "cleanup_order": "supply_first", "fifth_start_asset": "union_stockyards", "price_protection": "once", "repeat_partner_cash": "25", "empty_use": "no", "limited_supply": "no"}', NULL, 'over', 'link', '{"kind": "none"}', 'fgi6affvo4se5rNS', '5c78185c46acd408061de297245d1036e006922c786277c842be0ab18f8eefda', '5be5cd7cb77f66bf7f2b891119801d341ea2fea7a126191d3026cb2c1b7f818a', NULL, NULL, NULL, 1794790642.5358107, 'over', 202, '', 1794790642.7702985, NULL);
INSERT INTO seats VALUES ('1CaB51VzhrXjDvoA', 0, 'JzUd8YHk11fhUIL9', NULL, 'Ann', NULL);
INSERT INTO seats VALUES ('1CaB51VzhrXjDvoA', 1, 'fgi6affvo4se5rNS', NULL, 'Bob', NULL);
INSERT INTO seats VALUES ('9LYj5KhRfNbaOHXw', 0, 'JzUd8YHk11fhUIL9', NULL, 'Ann', NULL);
INSERT INTO seats VALUES ('9LYj5KhRfNbaOHXw', 1, NULL, 'random', 'random', NULL);
INSERT INTO seats VALUES ('9LYj5KhRfNbaOHXw', 2, NULL, 'random', 'random', NULL);
INSERT INTO seats VALUES ('Qmmihb0qJx3zLYuX', 0, 'JzUd8YHk11fhUIL9', NULL, 'Ann', NULL);
INSERT INTO seats VALUES ('Qmmihb0qJx3zLYuX', 1, NULL, NULL, '', NULL);
INSERT INTO seats VALUES ('moNyokwsQnmoFXUD', 0, NULL, 'random', 'random', NULL);
INSERT INTO seats VALUES ('moNyokwsQnmoFXUD', 1, NULL, 'random', 'random', NULL);
INSERT INTO members VALUES ('1CaB51VzhrXjDvoA', 'fgi6affvo4se5rNS');
INSERT INTO links VALUES ('0841fa80a035b137fe010088f830572bd7fecadeafdf6afd69511b64954b78b0', '1CaB51VzhrXjDvoA', NULL, FALSE, 1794790639.6139777);
INSERT INTO links VALUES ('b726b06633c8e608146bd3f958a435a4e0585abed546ed4c65118122bf9177df', '9LYj5KhRfNbaOHXw', NULL, FALSE, 1794790640.6640954);
INSERT INTO links VALUES ('eb652f35573b23c9b66e20b5415306ed2802d37b860d854d8ec518c1aae916fc', 'Qmmihb0qJx3zLYuX', NULL, FALSE, 1794790642.5300791);
INSERT INTO links VALUES ('5148a2991a8fdc34ee190a634f85d1c8c8f578fd51aa0e3893edc5acfd7675d9', 'moNyokwsQnmoFXUD', NULL, FALSE, 1794790642.5367818);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 1, 'made', NULL, 'JzUd8YHk11fhUIL9', NULL, '', '', '{"commitment":"32fb45dcb5a562ee9b8c589339af52f5a0cd46e82fb58816f4af72b79354fcfc","came_how":null}', 1794790639.6134546);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 2, 'seat', 1, NULL, NULL, '', '', '{"seat":"yellow","who":"person","name":"Bob"}', 1794790639.6902115);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 3, 'start', NULL, NULL, NULL, 'chance tile d1_x
chance tile d1_1a
chance tile d2_5
chance tile d2_3a
chance tile d2_2
chance tile d2_4a
chance tile d3_6
chance tile d3_4a
chance tile d3_5a
chance reveal cincinnati_steel
chance reveal pennsylvania_coal
chance reveal union_stockyards
chance goal richest_company
chance goal most_preferred
chance goal most_common
chance goal highest_appeal
chance goal most_assets
chance draw livestock
chance draw coal
chance draw steel
chance draw steel
chance draw wood
chance draw livestock
chance draw steel
chance draw wood
chance draw wood
chance draw coal
chance draw livestock
chance draw coal
chance deal i-11
chance deal i-06
chance deal i-01
chance deal i-10
chance deal i-02
chance first red', 'ca788cbc824b285c', '{}', 1794790639.6902115);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 4, 'move', 0, 'JzUd8YHk11fhUIL9', '9a3ad276d8aca8db', 'red found doggett 40', '140aaccd8163fb16', '{}', 1794790639.7181325);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 5, 'move', 1, 'fgi6affvo4se5rNS', 'ec8a7d9b2d5d992f', 'yellow found brunswick 40', '7daadf8ca4fb9878', '{}', 1794790639.720665);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 6, 'move', 1, 'fgi6affvo4se5rNS', 'a052c6c7ff17436e', 'yellow buy doggett common from company', '602e056be19c2e24', '{}', 1794790639.7225535);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 7, 'move', 0, 'JzUd8YHk11fhUIL9', '27847a42751f0724', 'red pass', 'cc34f006346cd903', '{}', 1794790639.7241673);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 8, 'move', 1, 'fgi6affvo4se5rNS', '0c0ac8de6bc60b98', 'yellow sell doggett common', 'b49cc3bde97df35d', '{}', 1794790639.7353334);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 9, 'move', 1, 'fgi6affvo4se5rNS', 'fb7e9be45c7f8193', 'yellow buy brunswick common from company', 'fbe3854f3c43577a', '{}', 1794790639.7430217);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 10, 'move', 0, 'JzUd8YHk11fhUIL9', 'b2b47a7487a40ffa', 'red buy brunswick common from company', 'd1bb62acf3071a3b', '{}', 1794790639.7479734);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 11, 'chat', 0, 'JzUd8YHk11fhUIL9', '2263e7893cccd1a9', '', '', '{"text":"Good bid!","name":"Ann","about":10}', 1794790639.7630568);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 12, 'move', 1, 'fgi6affvo4se5rNS', '113fefa65b871daa', 'yellow pass', '18fa11b57f5c3667', '{}', 1794790639.7794507);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 13, 'move', 0, 'JzUd8YHk11fhUIL9', '4248d70b4f0b4553', 'red sell brunswick common', 'ddb02bc62c6fb0d9', '{}', 1794790639.7985387);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 14, 'move', 0, 'JzUd8YHk11fhUIL9', 'bde5a3ddaded59ec', 'red pass', '63072d4e77748cec', '{}', 1794790639.8186204);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 15, 'undo', 0, 'JzUd8YHk11fhUIL9', '4e1e5c11104c7e63', '', '18fa11b57f5c3667', '{"to":12}', 1794790639.8360953);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 16, 'move', 0, 'JzUd8YHk11fhUIL9', '8aafb0b20a930a23', 'red sell brunswick common', 'ddb02bc62c6fb0d9', '{}', 1794790639.851164);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 17, 'move', 0, 'JzUd8YHk11fhUIL9', 'f40a4275e5f732bc', 'red buy doggett common from company', '572dc8b6f4079e3a', '{}', 1794790639.8593829);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 18, 'move', 1, 'fgi6affvo4se5rNS', '77a3eddd763c9d2c', 'yellow sell brunswick common', '70436697248735b1', '{}', 1794790639.8755498);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 19, 'move', 0, 'JzUd8YHk11fhUIL9', '162feb4fceab0bef', 'red pass', '3e64a0d50854178c', '{}', 1794790639.8911881);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 20, 'move', 0, 'JzUd8YHk11fhUIL9', 'f1c25f36e7afb6a5', 'red build i-06 remove i-11', 'a1b70b4dfb7280b5', '{}', 1794790639.9073513);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 21, 'move', 1, 'fgi6affvo4se5rNS', 'abe8aa9aab0bc56e', 'yellow build i-02 remove i-09', '4cb529ecd816f856', '{}', 1794790639.9185557);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 22, 'move', 1, 'fgi6affvo4se5rNS', 'c3e0b7e55709fa40', 'yellow place brunswick manager', '67c7acffa8db9310', '{}', 1794790639.930599);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 23, 'move', 1, 'fgi6affvo4se5rNS', '864e09302b82678d', 'yellow manager 1', '72df147d2154bb34', '{}', 1794790639.943398);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 24, 'move', 0, 'JzUd8YHk11fhUIL9', '957ab7dd6dc92402', 'red place doggett extra_dividends', 'de758f20b5fbc02f', '{}', 1794790639.955478);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 25, 'undo', 0, 'JzUd8YHk11fhUIL9', '506afed59d60681b', '', '72df147d2154bb34', '{"to":23}', 1794790639.967894);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 26, 'move', 0, 'JzUd8YHk11fhUIL9', 'd373aa19fe5b8e9f', 'red place doggett salesperson', 'e0d7dc29e81c12a5', '{}', 1794790639.975407);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 27, 'move', 1, 'fgi6affvo4se5rNS', 'd817c8ef11c717e8', 'yellow place brunswick hire', 'afa0938eebc53ed5', '{}', 1794790639.991872);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 28, 'move', 1, 'fgi6affvo4se5rNS', 'c443dc1c3c255574', 'yellow hire 1', 'da8595e582a29857', '{}', 1794790639.9994714);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 29, 'move', 1, 'fgi6affvo4se5rNS', '9b857bb81eee0830', 'yellow hire 2', '2e1f63a1da592cf2', '{}', 1794790640.0112212);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 30, 'move', 1, 'fgi6affvo4se5rNS', 'a938a9c9cbe11d29', 'yellow hire 2', '813b9fc59a749678', '{}', 1794790640.0272863);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 31, 'move', 1, 'fgi6affvo4se5rNS', 'b2df7ffc7ebbffa9', 'yellow done', '085407dac2beafcb', '{}', 1794790640.0303152);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 32, 'move', 0, 'JzUd8YHk11fhUIL9', '91ea1ab0001824d4', 'red place doggett hire', '208bc898127dadf6', '{}', 1794790640.0442762);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 33, 'move', 0, 'JzUd8YHk11fhUIL9', 'c21819e9a27f729b', 'red hire 1', '82f094e4e4340ea8', '{}', 1794790640.059673);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 34, 'move', 0, 'JzUd8YHk11fhUIL9', '811bd7db6b061629', 'red hire 1', 'bb718ab086f3dd14', '{}', 1794790640.0712726);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 35, 'undo', 0, 'JzUd8YHk11fhUIL9', '43f7447ac64f978a', '', '085407dac2beafcb', '{"to":31}', 1794790640.079969);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 36, 'move', 0, 'JzUd8YHk11fhUIL9', '5c6b1482d4928fa8', 'red place doggett asset', '3556fd6a7b63df5f', '{}', 1794790640.095538);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 37, 'move', 0, 'JzUd8YHk11fhUIL9', '59c59e0a36aa7114', 'red acquire cincinnati_steel', '43e8058ba775a145', '{}', 1794790640.1075253);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 38, 'move', 0, 'JzUd8YHk11fhUIL9', '60d6daf10bb686b4', 'red order wood 20', 'bb526c1cc43ee46c', '{}', 1794790640.1274905);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 39, 'move', 0, 'JzUd8YHk11fhUIL9', '04ec631b723a537c', 'red order coal 10', '266e96a7fa3ee575', '{}', 1794790640.1434443);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 40, 'move', 0, 'JzUd8YHk11fhUIL9', '2516a50e6b88011b', 'red order wood 20', '50501498d38abfd0', '{}', 1794790640.163333);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 41, 'move', 0, 'JzUd8YHk11fhUIL9', '3b23c6259721f65a', 'red trade doggett wood for livestock', 'd4d0aef7744a4584', '{}', 1794790640.1661613);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 42, 'move', 1, 'fgi6affvo4se5rNS', '67c89121e3262c45', 'yellow order livestock 10', '83b5f9b15744e2c0', '{}', 1794790640.1810892);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 43, 'move', 1, 'fgi6affvo4se5rNS', '164dae990e2e9d58', 'yellow order wood 30
chance draw livestock
chance draw wood
chance draw coal
chance reveal popular_partners
chance tile d4_7a', '1871a0c13c48c7eb', '{}', 1794790640.199818);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 44, 'move', 0, 'JzUd8YHk11fhUIL9', '0fcaba1c46473933', 'red buy brunswick common from company', '28d7cf9457a23bb8', '{}', 1794790640.211401);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 45, 'undo', 0, 'JzUd8YHk11fhUIL9', '8f100d5c671efc13', '', '1871a0c13c48c7eb', '{"to":43}', 1794790640.2279272);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 46, 'move', 0, 'JzUd8YHk11fhUIL9', '9436d2f1825abb15', 'red sell doggett common', 'fad798ff9616b0c8', '{}', 1794790640.2512);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 47, 'move', 0, 'JzUd8YHk11fhUIL9', 'a0f787c20684cba9', 'red buy brunswick preferred from company', '18d7d5257086d595', '{}', 1794790640.2671883);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 48, 'move', 1, 'fgi6affvo4se5rNS', 'f7978ffafb302633', 'yellow buy doggett common from company', 'de98ed0ac293cdcd', '{}', 1794790640.282992);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 49, 'move', 0, 'JzUd8YHk11fhUIL9', '99a221214f280b6d', 'red sell brunswick preferred', '2ca2e4d9500d031d', '{}', 1794790640.3031416);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 50, 'move', 1, 'fgi6affvo4se5rNS', '2b1d1f10aae1462f', 'yellow buy doggett common from bank', '10e1344e32492d56', '{}', 1794790640.3139856);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 51, 'move', 1, 'fgi6affvo4se5rNS', '3a85ca267e103797', 'yellow sell doggett common', '633f3a25011f6130', '{}', 1794790640.323628);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 52, 'move', 1, 'fgi6affvo4se5rNS', 'c68f7edf70502008', 'yellow sell doggett common', '19e0a351057a340b', '{}', 1794790640.3357213);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 53, 'move', 1, 'fgi6affvo4se5rNS', '6f922fc6fa54e05f', 'yellow pass', 'b9b87cef4bcdb41f', '{}', 1794790640.3511782);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 54, 'move', 1, 'fgi6affvo4se5rNS', '93421218e8996413', 'yellow buy brunswick common from company', '1db893e6dc75775f', '{}', 1794790640.3713996);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 55, 'undo', 1, 'fgi6affvo4se5rNS', 'e03499c58c566a6c', '', '2ca2e4d9500d031d', '{"to":49}', 1794790640.3845654);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 56, 'move', 1, 'fgi6affvo4se5rNS', '645505c30fdb77f2', 'yellow buy doggett common from company', '37bf45a1950015fc', '{}', 1794790640.4032483);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 57, 'move', 1, 'fgi6affvo4se5rNS', 'da4f6c9551360efd', 'yellow pass
chance deal ii-02
chance deal ii-16
chance deal ii-10
chance deal ii-12', 'ed4c7af0eb590e4b', '{}', 1794790640.4237115);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 58, 'move', 0, 'JzUd8YHk11fhUIL9', 'cf86ab4f1b755588', 'red build ii-02 remove i-01', '1b4f924680b6147a', '{}', 1794790640.4394116);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 59, 'move', 1, 'fgi6affvo4se5rNS', '8d3cdd081499038e', 'yellow build ii-10 remove ii-12', '776a8751ff1cb8a4', '{}', 1794790640.4551911);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 60, 'move', 1, 'fgi6affvo4se5rNS', 'b84693242c5890e6', 'yellow place brunswick ii-10', '2e922d0529d713aa', '{}', 1794790640.4699848);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 61, 'move', 0, 'JzUd8YHk11fhUIL9', '1e276015322d58fc', 'red place doggett advertising', '3efa208dd9e38ddc', '{}', 1794790640.4873075);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 62, 'move', 0, 'JzUd8YHk11fhUIL9', 'e1d318e30deb75cb', 'red stay', '5e5bf8d3c5b9f168', '{}', 1794790640.5114686);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 63, 'move', 0, 'JzUd8YHk11fhUIL9', 'eb2e97754df23f80', 'red place doggett fund40', 'e8917722f8e286e1', '{}', 1794790640.523461);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 64, 'move', 0, 'JzUd8YHk11fhUIL9', '6c6dfbf2a06119db', 'red done', 'b281338707259cee', '{}', 1794790640.539571);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 65, 'undo', 0, 'JzUd8YHk11fhUIL9', '32a17c87ffc29b76', '', '2e922d0529d713aa', '{"to":60}', 1794790640.5607035);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 66, 'move', 0, 'JzUd8YHk11fhUIL9', 'fdcc7484233cd5b4', 'red place doggett fund40', 'dedb572c13f3cd57', '{}', 1794790640.5752764);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 67, 'move', 0, 'JzUd8YHk11fhUIL9', '09701aa5cad12610', 'red place doggett manager', '61a6b4e21462b787', '{}', 1794790640.5872064);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 68, 'move', 0, 'JzUd8YHk11fhUIL9', 'ebd483f1a782c94d', 'red manager 1', '9aa4ce64ef35eee2', '{}', 1794790640.6079192);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 69, 'move', 0, 'JzUd8YHk11fhUIL9', '6d9f146aece06ad8', 'red order steel 10
chance draw steel
chance draw coal
chance draw coal
chance draw coal', '72b989c3ad0e2377', '{}', 1794790640.6235435);
INSERT INTO entries VALUES ('1CaB51VzhrXjDvoA', 70, 'move', 1, 'fgi6affvo4se5rNS', 'b6a369b843410a83', 'yellow done
chance draw steel
chance draw livestock
chance draw livestock
chance draw livestock
chance reveal brand_recognition', '626ce4c412e1e59c', '{}', 1794790640.644304);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 1, 'made', NULL, 'JzUd8YHk11fhUIL9', NULL, '', '', '{"commitment":"fb861e86006188dd2aae1b7fc8dd5dbb15333bfd829d7af6419d2cb020767502","came_how":null}', 1794790640.6625316);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 2, 'start', NULL, NULL, NULL, 'chance tile d1_x
chance tile d1_1b
chance tile d1_2b
chance tile d1_1a
chance tile d2_3b
chance tile d2_5
chance tile d2_2
chance tile d2_4b
chance tile d2_3a
chance tile d3_4a
chance reveal pennsylvania_coal
chance reveal union_stockyards
chance reveal cincinnati_steel
chance goal richest_company
chance goal most_salespeople
chance goal most_managers
chance goal most_assets
chance goal most_common
chance draw steel
chance draw steel
chance draw livestock
chance draw livestock
chance draw livestock
chance draw coal
chance draw livestock
chance draw coal
chance draw wood
chance draw coal
chance draw livestock
chance draw coal
chance deal i-09
chance deal i-06
chance deal i-10
chance deal i-07
chance deal i-11
chance deal i-01
chance deal i-03
chance deal i-05
chance first green', '4d556db2638110eb', '{}', 1794790640.6625316);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 3, 'move', 2, NULL, 'bot-2-2', 'green found elgin 40', '99f400609488b2d7', '{}', 1794790642.4364874);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 4, 'move', 1, NULL, 'bot-1-3', 'yellow found fairbank 35', '4a28648e359dae42', '{}', 1794790642.4526935);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 5, 'move', 0, 'JzUd8YHk11fhUIL9', '711570c68d762b8c', 'red found libby 35', 'e2046ba759aa33d2', '{}', 1794790642.4668489);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 6, 'move', 0, 'JzUd8YHk11fhUIL9', '8458684c9612fd34', 'red buy fairbank preferred from company', 'd182d9c033ca5c96', '{}', 1794790642.4747403);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 7, 'move', 1, NULL, 'bot-1-6', 'yellow buy elgin common from company', '32a9e3a427968642', '{}', 1794790642.4776807);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 8, 'move', 2, NULL, 'bot-2-7', 'green buy fairbank common from company', 'b7457ac4cd2a50ba', '{}', 1794790642.4910958);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 9, 'move', 0, 'JzUd8YHk11fhUIL9', '9f9185ef9848fcc8', 'red pass', '79f8924de03c3a3d', '{}', 1794790642.4947233);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 10, 'move', 1, NULL, 'bot-1-9', 'yellow sell elgin common', '39c5fba933cfddc3', '{}', 1794790642.4965513);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 11, 'move', 1, NULL, 'bot-1-10', 'yellow pass', '74f22b5300ada374', '{}', 1794790642.4982116);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 12, 'move', 2, NULL, 'bot-2-11', 'green sell fairbank common', '6e29e9ae6574ecb6', '{}', 1794790642.4996176);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 13, 'move', 2, NULL, 'bot-2-12', 'green buy libby common from company', '27725afff7928cc3', '{}', 1794790642.5009775);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 14, 'move', 0, 'JzUd8YHk11fhUIL9', '63a528532ed8af14', 'red pass', '074d30568527c9e9', '{}', 1794790642.5023828);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 15, 'move', 1, NULL, 'bot-1-14', 'yellow pass', '6bc05edac8aecdf4', '{}', 1794790642.5036345);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 16, 'move', 2, NULL, 'bot-2-15', 'green pass', 'effe692a8c6a33e9', '{}', 1794790642.504788);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 17, 'move', 0, 'JzUd8YHk11fhUIL9', '845d41cfb0ff6432', 'red keep i-10', '38ecb8ea5d427155', '{}', 1794790642.506034);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 18, 'move', 1, NULL, 'bot-1-16', 'yellow keep i-07', 'a267152b12147f9b', '{}', 1794790642.5072963);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 19, 'move', 2, NULL, 'bot-2-16', 'green keep i-02', 'e300d03e6c5aafda', '{}', 1794790642.5086818);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 20, 'move', 0, 'JzUd8YHk11fhUIL9', '03f488d6e13379b4', 'red keep i-03', '2ead0e27bd5036f0', '{}', 1794790642.5101879);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 21, 'move', 1, NULL, 'bot-1-19', 'yellow keep i-06', 'c972e605a6de4e49', '{}', 1794790642.5114038);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 22, 'move', 2, NULL, 'bot-2-19', 'green keep i-01', '03b016cc49c53bb1', '{}', 1794790642.5127287);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 23, 'move', 0, 'JzUd8YHk11fhUIL9', '304a9df5301bb145', 'red build i-03 remove i-10', '7360f15de585b4c2', '{}', 1794790642.5142117);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 24, 'move', 1, NULL, 'bot-1-22', 'yellow build i-07 remove i-06', '83357c58840cd5f6', '{}', 1794790642.515401);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 25, 'move', 2, NULL, 'bot-2-22', 'green build i-02 remove i-09', 'bee38668ecde0107', '{}', 1794790642.5169456);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 26, 'chat', 0, 'JzUd8YHk11fhUIL9', 'ae63ff2d5f059016', '', '', '{"text":"Good bid!","name":"Ann","about":23}', 1794790642.5180295);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 27, 'move', 0, 'JzUd8YHk11fhUIL9', '9bd2ca9b3719a737', 'red place libby i-07', '7f34ed75ac0ee5eb', '{}', 1794790642.5192146);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 28, 'move', 1, NULL, 'bot-1-27', 'yellow place fairbank extra_dividends', '91004e479865eaa0', '{}', 1794790642.52069);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 29, 'move', 2, NULL, 'bot-2-28', 'green place elgin i-02', 'd27b8cadb6fd8c82', '{}', 1794790642.522056);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 30, 'move', 0, 'JzUd8YHk11fhUIL9', 'e92c527666593a2b', 'red place libby asset', '1ecd9c3fd23b2b81', '{}', 1794790642.5232499);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 31, 'move', 0, 'JzUd8YHk11fhUIL9', '7137279ffd81c5fc', 'red acquire pennsylvania_coal', '6f3a75bba417f756', '{}', 1794790642.5243762);
INSERT INTO entries VALUES ('9LYj5KhRfNbaOHXw', 32, 'undo', 0, 'JzUd8YHk11fhUIL9', 'ef854bee6d530301', '', 'd27b8cadb6fd8c82', '{"to":29}', 1794790642.5261884);
INSERT INTO entries VALUES ('Qmmihb0qJx3zLYuX', 1, 'made', NULL, 'JzUd8YHk11fhUIL9', NULL, '', '', '{"commitment":"5e2a1dbbd2d35c79ee0c30039a7c713b7ab85abbb863f9b296314f78159df9d2","came_how":null}', 1794790642.529625);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 1, 'made', NULL, 'fgi6affvo4se5rNS', NULL, '', '', '{"commitment":"5be5cd7cb77f66bf7f2b891119801d341ea2fea7a126191d3026cb2c1b7f818a","came_how":null}', 1794790642.535852);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 2, 'start', NULL, NULL, NULL, 'chance tile d1_x
chance tile d1_1a
chance tile d2_5
chance tile d2_2
chance tile d2_3b
chance tile d2_3a
chance tile d3_4a
chance tile d3_6
chance tile d3_5c
chance reveal cincinnati_steel
chance reveal pennsylvania_coal
chance reveal union_stockyards
chance goal most_assets
chance goal highest_appeal
chance goal most_automation
chance goal most_managers
chance goal most_partners
chance draw livestock
chance draw livestock
chance draw coal
chance draw wood
chance draw steel
chance draw coal
chance draw livestock
chance draw wood
chance draw wood
chance draw steel
chance draw steel
chance draw wood
chance deal i-02
chance deal i-06
chance deal i-10
chance deal i-11
chance deal i-01
chance first red', '5256db93e42f4c5a', '{}', 1794790642.535852);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 3, 'move', 0, NULL, 'bot-0-2', 'red found libby 35', 'e8319fce4b5297be', '{}', 1794790642.5417123);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 4, 'move', 1, NULL, 'bot-1-3', 'yellow found cracker 40', '18d00ff3f48c1d6d', '{}', 1794790642.5430722);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 5, 'move', 1, NULL, 'bot-1-4', 'yellow pass', '22ed7773e4d23c97', '{}', 1794790642.5442252);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 6, 'move', 0, NULL, 'bot-0-5', 'red buy cracker common from company', 'd2cee3a2062d0463', '{}', 1794790642.545262);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 7, 'move', 1, NULL, 'bot-1-6', 'yellow buy libby common from company', '575a620237c249ed', '{}', 1794790642.5462892);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 8, 'move', 0, NULL, 'bot-0-7', 'red pass', 'b6ea596993d1c825', '{}', 1794790642.54837);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 9, 'move', 1, NULL, 'bot-1-8', 'yellow sell libby common', '5990128cc24da0c0', '{}', 1794790642.5494704);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 10, 'move', 1, NULL, 'bot-1-9', 'yellow pass', '7291638da2df9017', '{}', 1794790642.5504713);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 11, 'move', 0, NULL, 'bot-0-10', 'red pass', '2d32e3a911e4ba60', '{}', 1794790642.5514174);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 12, 'move', 1, NULL, 'bot-1-11', 'yellow buy cracker common from company', '41a33c32d364878d', '{}', 1794790642.5523398);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 13, 'move', 0, NULL, 'bot-0-12', 'red buy libby common from company', '5b87480c6023d21d', '{}', 1794790642.5532694);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 14, 'move', 1, NULL, 'bot-1-13', 'yellow pass', '1a0246b5438e6efe', '{}', 1794790642.554174);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 15, 'move', 0, NULL, 'bot-0-14', 'red sell libby common', 'a3391e8214fdb90f', '{}', 1794790642.5674696);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 16, 'move', 1, NULL, 'bot-1-15', 'yellow pass', '002a871f62a4cee8', '{}', 1794790642.5692341);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 17, 'move', 0, NULL, 'bot-0-16', 'red sell cracker common', 'cdfef086c150bb4f', '{}', 1794790642.5705357);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 18, 'move', 1, NULL, 'bot-1-17', 'yellow pass', '29f7d38faaca978e', '{}', 1794790642.5717275);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 19, 'move', 0, NULL, 'bot-0-18', 'red build i-10 remove i-02', 'cb0cbb22873cd081', '{}', 1794790642.572911);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 20, 'move', 1, NULL, 'bot-1-18', 'yellow build i-09 remove i-11', '5e432fabf424185f', '{}', 1794790642.574082);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 21, 'move', 1, NULL, 'bot-1-20', 'yellow place cracker manager', '8370d0e73fac0da5', '{}', 1794790642.5755198);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 22, 'move', 1, NULL, 'bot-1-21', 'yellow manager 1', 'c89188d9572c58d1', '{}', 1794790642.5768533);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 23, 'move', 0, NULL, 'bot-0-22', 'red place libby extra_dividends', 'd1f8e5a30ab12a2e', '{}', 1794790642.5782282);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 24, 'move', 1, NULL, 'bot-1-23', 'yellow place cracker advertising', '68e73855c6ba3074', '{}', 1794790642.579533);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 25, 'move', 0, NULL, 'bot-0-24', 'red place libby i-10', 'a5266e5bd970a0d8', '{}', 1794790642.5808058);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 26, 'move', 1, NULL, 'bot-1-25', 'yellow order wood 10', 'e66b36d8728ff2f8', '{}', 1794790642.5820858);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 27, 'move', 1, NULL, 'bot-1-26', 'yellow done', '0dd7c3a284d19fc3', '{}', 1794790642.5831778);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 28, 'move', 0, NULL, 'bot-0-27', 'red order steel 10', '437578d6968c2465', '{}', 1794790642.5843418);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 29, 'move', 0, NULL, 'bot-0-28', 'red order steel 30', '86b8192e5f383da1', '{}', 1794790642.5855532);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 30, 'move', 0, NULL, 'bot-0-29', 'red order wood 30', '4cb0c70fd6c1a842', '{}', 1794790642.5867121);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 31, 'move', 0, NULL, 'bot-0-30', 'red done', '8784a467c043c005', '{}', 1794790642.5879526);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 32, 'move', 0, NULL, 'bot-0-31', 'red trade libby steel for coal', '8f29ec8d812162ea', '{}', 1794790642.5891335);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 33, 'move', 0, NULL, 'bot-0-32', 'red ship outer
chance draw coal
chance draw wood
chance draw steel
chance reveal refrigeration
chance tile d4_6a', '9c748ee6ec110ab3', '{}', 1794790642.5904438);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 34, 'move', 1, NULL, 'bot-1-33', 'yellow sell cracker common', 'fb893f9014120fbb', '{}', 1794790642.59183);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 35, 'move', 1, NULL, 'bot-1-34', 'yellow pass', '2093e0f2a4e1994f', '{}', 1794790642.5930073);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 36, 'move', 0, NULL, 'bot-0-35', 'red buy libby common from bank', '50c08a4b703068bd', '{}', 1794790642.5941215);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 37, 'move', 1, NULL, 'bot-1-36', 'yellow pass', 'c292ddab028e35c2', '{}', 1794790642.5952175);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 38, 'move', 0, NULL, 'bot-0-37', 'red sell libby common', 'e306a45d03eb0ca3', '{}', 1794790642.5963);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 39, 'move', 0, NULL, 'bot-0-38', 'red buy cracker preferred from company', 'fd51b24335fbced9', '{}', 1794790642.5975015);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 40, 'move', 1, NULL, 'bot-1-39', 'yellow pass', '01deb649c8f5a959', '{}', 1794790642.5986552);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 41, 'move', 0, NULL, 'bot-0-40', 'red pass
chance deal ii-07
chance deal ii-03
chance deal ii-10
chance deal ii-01', 'b62e94fda6f4fa31', '{}', 1794790642.5998373);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 42, 'move', 0, NULL, 'bot-0-41', 'red build i-06 remove ii-03', 'bc041a14e59f25f4', '{}', 1794790642.6010902);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 43, 'move', 1, NULL, 'bot-1-41', 'yellow build ii-10 remove i-01', '1b32cc0cd7cf8f48', '{}', 1794790642.6022246);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 44, 'move', 1, NULL, 'bot-1-43', 'yellow place cracker ii-10', '0b5ba63449b8a509', '{}', 1794790642.6036882);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 45, 'move', 0, NULL, 'bot-0-44', 'red place libby hire', '84e390ace488c318', '{}', 1794790642.6048334);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 46, 'move', 0, NULL, 'bot-0-45', 'red hire 2', '9eac64c7863f825c', '{}', 1794790642.6060708);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 47, 'move', 1, NULL, 'bot-1-46', 'yellow place cracker i-10', 'bba578aa93519500', '{}', 1794790642.6071684);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 48, 'move', 0, NULL, 'bot-0-47', 'red place libby fund40', 'cc94de548649e05e', '{}', 1794790642.6082447);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 49, 'move', 1, NULL, 'bot-1-48', 'yellow order coal 30', '8d5e86a66d603914', '{}', 1794790642.609352);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 50, 'move', 1, NULL, 'bot-1-49', 'yellow order wood 10', '16118b5435279c69', '{}', 1794790642.6104822);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 51, 'move', 1, NULL, 'bot-1-50', 'yellow trade cracker wood for livestock', '7fd0ecc9a6a1cbd7', '{}', 1794790642.6114826);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 52, 'move', 1, NULL, 'bot-1-51', 'yellow order wood 10', '5a5e81e2bce1a6ca', '{}', 1794790642.612476);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 53, 'move', 1, NULL, 'bot-1-52', 'yellow order livestock 30', '4cadb69e4286646f', '{}', 1794790642.6138008);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 54, 'move', 1, NULL, 'bot-1-53', 'yellow order livestock 10', 'dc6de19713bde26a', '{}', 1794790642.6154664);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 55, 'move', 1, NULL, 'bot-1-54', 'yellow trade cracker livestock for wood', '861153925dc61cb0', '{}', 1794790642.6165195);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 56, 'move', 1, NULL, 'bot-1-55', 'yellow done', '95e3e7092843c4f4', '{}', 1794790642.6176226);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 57, 'move', 1, NULL, 'bot-1-56', 'yellow done', 'b9c049424120c42c', '{}', 1794790642.6186512);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 58, 'move', 1, NULL, 'bot-1-57', 'yellow ship outer', 'baacd18d98491858', '{}', 1794790642.6196897);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 59, 'move', 1, NULL, 'bot-1-58', 'yellow trade cracker wood for coal', '7fa4658a5189e15d', '{}', 1794790642.6206338);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 60, 'move', 1, NULL, 'bot-1-59', 'yellow withhold', '1d154cb5544d313e', '{}', 1794790642.6216304);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 61, 'move', 1, NULL, 'bot-1-60', 'yellow trade cracker coal for wood
chance draw livestock
chance draw coal
chance draw coal
chance draw coal', '0ba98c4830e0750e', '{}', 1794790642.622853);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 62, 'move', 0, NULL, 'bot-0-61', 'red done
chance draw coal
chance draw steel
chance draw coal
chance draw livestock
chance reveal mail_order_catalog', 'b73cf3bbaa96f3c0', '{}', 1794790642.6239793);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 63, 'move', 1, NULL, 'bot-1-62', 'yellow buy libby common from company', '4589e0d9d84668bc', '{}', 1794790642.6251576);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 64, 'move', 0, NULL, 'bot-0-63', 'red buy cracker common from bank', 'af066719747c3e26', '{}', 1794790642.626225);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 65, 'move', 1, NULL, 'bot-1-64', 'yellow buy cracker common from bank', '950d1951362e7371', '{}', 1794790642.6272292);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 66, 'move', 0, NULL, 'bot-0-65', 'red sell cracker common', '26463d25f0118900', '{}', 1794790642.6282668);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 67, 'move', 0, NULL, 'bot-0-66', 'red confirm', 'bc458502bd279da0', '{}', 1794790642.6292324);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 68, 'move', 0, NULL, 'bot-0-67', 'red pass', '00bf83f9661541d7', '{}', 1794790642.6302094);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 69, 'move', 1, NULL, 'bot-1-68', 'yellow sell cracker common', '6205ef25256299e6', '{}', 1794790642.6312144);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 70, 'move', 1, NULL, 'bot-1-69', 'yellow sell libby common', 'b41513cb06978144', '{}', 1794790642.6321163);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 71, 'move', 0, NULL, 'bot-0-70', 'red sell cracker preferred', '74343ba11eeb54f3', '{}', 1794790642.6331348);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 72, 'move', 0, NULL, 'bot-0-71', 'red found swift 35', 'a5a2f661f2e4007e', '{}', 1794790642.6341639);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 73, 'move', 1, NULL, 'bot-1-72', 'yellow buy swift preferred from company', 'acca86d2060334f4', '{}', 1794790642.6351295);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 74, 'move', 0, NULL, 'bot-0-73', 'red buy libby common from bank', 'f4d92708e7fcaf94', '{}', 1794790642.6360285);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 75, 'move', 1, NULL, 'bot-1-74', 'yellow sell swift preferred', 'e9818e0f74c280cc', '{}', 1794790642.6370678);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 76, 'move', 0, NULL, 'bot-0-75', 'red pass
chance deal ii-02
chance deal ii-05
chance deal ii-12', 'd4c34ff67f30641e', '{}', 1794790642.6381764);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 77, 'move', 0, NULL, 'bot-0-76', 'red build ii-02 remove ii-05', 'ee96af15a6a5c7c7', '{}', 1794790642.6393712);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 78, 'move', 1, NULL, 'bot-1-76', 'yellow build ii-01 remove ii-16', 'a6e2d1f77395d228', '{}', 1794790642.6402028);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 79, 'move', 1, NULL, 'bot-1-78', 'yellow place cracker advertising', 'f3d7e76b6bb4f319', '{}', 1794790642.6415694);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 80, 'move', 1, NULL, 'bot-1-79', 'yellow cash', '9f227e45fb183400', '{}', 1794790642.6426816);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 81, 'move', 0, NULL, 'bot-0-80', 'red act swift', '0d97214ca9bd7831', '{}', 1794790642.6436858);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 82, 'move', 0, NULL, 'bot-0-81', 'red place swift ii-10', '435ed284c538067c', '{}', 1794790642.6446917);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 83, 'move', 1, NULL, 'bot-1-82', 'yellow place cracker hire', 'ebbdbf2910abcf04', '{}', 1794790642.645741);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 84, 'move', 1, NULL, 'bot-1-83', 'yellow hire 2', 'c1edcfe82b963a51', '{}', 1794790642.6467457);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 85, 'move', 1, NULL, 'bot-1-84', 'yellow hire 2', 'eb44270da21d6632', '{}', 1794790642.647681);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 86, 'move', 0, NULL, 'bot-0-85', 'red act swift', 'a6f082ea63d1b4f2', '{}', 1794790642.6486166);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 87, 'move', 0, NULL, 'bot-0-86', 'red place swift ii-01', '253eefd42f34fef5', '{}', 1794790642.649684);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 88, 'move', 1, NULL, 'bot-1-87', 'yellow place cracker fund60', '3ee2362c5bb350f6', '{}', 1794790642.6508183);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 89, 'move', 0, NULL, 'bot-0-88', 'red act swift', '4fa38d033c50cd18', '{}', 1794790642.6517751);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 90, 'move', 0, NULL, 'bot-0-89', 'red place swift i-09', '53f67e4d6ee68484', '{}', 1794790642.652754);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 91, 'move', 0, NULL, 'bot-0-90', 'red bonus', '8ced7f8d4b874d77', '{}', 1794790642.6537344);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 92, 'move', 0, NULL, 'bot-0-91', 'red order livestock 10', '70f9c8de6615de4b', '{}', 1794790642.6547577);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 93, 'move', 0, NULL, 'bot-0-92', 'red trade swift livestock for wood', '5bb2d3cf84c87b3f', '{}', 1794790642.6556616);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 94, 'move', 0, NULL, 'bot-0-93', 'red order livestock 30', '8440f8b44ed010d5', '{}', 1794790642.6565402);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 95, 'move', 0, NULL, 'bot-0-94', 'red order wood 20', 'f71f7901b93825e8', '{}', 1794790642.657532);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 96, 'move', 0, NULL, 'bot-0-95', 'red trade swift wood for livestock', '89a3a7c10847f4ba', '{}', 1794790642.6584673);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 97, 'move', 0, NULL, 'bot-0-96', 'red order coal 30', '1b7a0c17387fa498', '{}', 1794790642.6593637);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 98, 'move', 0, NULL, 'bot-0-97', 'red trade swift livestock for wood
chance draw livestock
chance draw wood
chance draw wood
chance draw steel', '708a46317e1acba9', '{}', 1794790642.6603782);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 99, 'move', 1, NULL, 'bot-1-98', 'yellow order coal 10', 'cc1807a28acde8d8', '{}', 1794790642.6614485);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 100, 'move', 1, NULL, 'bot-1-99', 'yellow order coal 20', 'bb0b94db53481a86', '{}', 1794790642.6623762);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 101, 'move', 1, NULL, 'bot-1-100', 'yellow trade cracker coal for steel', '2d21058d24193dd0', '{}', 1794790642.6633952);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 102, 'move', 1, NULL, 'bot-1-101', 'yellow order steel 30', '4a254b3306ed494b', '{}', 1794790642.6643229);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 103, 'move', 1, NULL, 'bot-1-102', 'yellow trade cracker steel for wood', '8a927cfd177cdd6d', '{}', 1794790642.6652644);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 104, 'move', 1, NULL, 'bot-1-103', 'yellow trade cracker wood for steel', '2dbbbfd05df95478', '{}', 1794790642.666235);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 105, 'move', 0, NULL, 'bot-0-104', 'red order livestock 30', '4d1c6b593577f10a', '{}', 1794790642.6673095);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 106, 'move', 0, NULL, 'bot-0-105', 'red order coal 30', '0cbae2db9301eb38', '{}', 1794790642.6682348);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 107, 'move', 0, NULL, 'bot-0-106', 'red trade libby coal for livestock', '8ba2d5da23ed97a0', '{}', 1794790642.669214);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 108, 'move', 0, NULL, 'bot-0-107', 'red trade libby livestock for wood', '6d2e9977bf8e0f0a', '{}', 1794790642.670175);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 109, 'move', 0, NULL, 'bot-0-108', 'red order steel 10', '1adb962a15c230c0', '{}', 1794790642.6711419);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 110, 'move', 0, NULL, 'bot-0-109', 'red trade libby wood for livestock
chance draw coal
chance draw steel
chance draw wood
chance draw livestock
chance draw livestock
chance draw wood
chance draw livestock
chance draw livestock
chance reveal popular_partners', '2ddf4987d3ad881a', '{}', 1794790642.6723127);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 111, 'move', 0, NULL, 'bot-0-110', 'red sell libby common', '188cf36cda73a03e', '{}', 1794790642.6736598);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 112, 'move', 0, NULL, 'bot-0-111', 'red pass', '85a9be2e555e0e92', '{}', 1794790642.6747553);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 113, 'move', 1, NULL, 'bot-1-112', 'yellow buy libby common from company', '59daedfccb98659d', '{}', 1794790642.6757686);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 114, 'move', 0, NULL, 'bot-0-113', 'red buy cracker common from bank', '8c47893f742bb366', '{}', 1794790642.676764);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 115, 'move', 1, NULL, 'bot-1-114', 'yellow buy swift preferred from bank', '315101e63d2a4785', '{}', 1794790642.6777956);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 116, 'move', 0, NULL, 'bot-0-115', 'red sell cracker common', '2a530b0813723ca6', '{}', 1794790642.6788538);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 117, 'move', 0, NULL, 'bot-0-116', 'red pass', '01dfb003d75e4c27', '{}', 1794790642.6798325);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 118, 'move', 1, NULL, 'bot-1-117', 'yellow found spalding 40', '4794ea1c584896c8', '{}', 1794790642.6808407);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 119, 'move', 0, NULL, 'bot-0-118', 'red pass', 'a9932905fe61dbf2', '{}', 1794790642.681881);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 120, 'move', 1, NULL, 'bot-1-119', 'yellow sell libby common', 'e2e60f4b0bf9ac3e', '{}', 1794790642.6829574);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 121, 'move', 1, NULL, 'bot-1-120', 'yellow confirm', '120d7cdc7870e3d1', '{}', 1794790642.683947);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 122, 'move', 1, NULL, 'bot-1-121', 'yellow buy cracker common from bank', 'd9a89bcefc14e572', '{}', 1794790642.6849568);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 123, 'move', 0, NULL, 'bot-0-122', 'red pass', '8605c69b9c36599f', '{}', 1794790642.6860743);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 124, 'move', 1, NULL, 'bot-1-123', 'yellow sell cracker common', '6010502d10e4e05f', '{}', 1794790642.6870904);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 125, 'move', 1, NULL, 'bot-1-124', 'yellow sell swift preferred', 'd4c2886d6b1dc3d7', '{}', 1794790642.6880808);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 126, 'move', 1, NULL, 'bot-1-125', 'yellow pass', '1ced513d0ac695f2', '{}', 1794790642.6890955);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 127, 'move', 0, NULL, 'bot-0-126', 'red pass', 'c32af818eae754d4', '{}', 1794790642.6901052);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 128, 'move', 1, NULL, 'bot-1-127', 'yellow buy spalding common from company', '0733e73ec3604d22', '{}', 1794790642.6912673);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 129, 'move', 0, NULL, 'bot-0-128', 'red pass', '167ab4bd131aaaa6', '{}', 1794790642.6922858);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 130, 'move', 1, NULL, 'bot-1-129', 'yellow sell spalding common', 'e32a33115e9ef851', '{}', 1794790642.6934137);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 131, 'move', 0, NULL, 'bot-0-130', 'red pass
chance deal iii-10
chance deal iii-14
chance deal iii-11
chance deal iii-09', 'edb8426aff0e55de', '{}', 1794790642.6945364);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 132, 'move', 0, NULL, 'bot-0-131', 'red build iii-10 remove iii-14', '4e6f6c193382e459', '{}', 1794790642.6958442);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 133, 'move', 1, NULL, 'bot-1-131', 'yellow build iii-09 remove ii-12', '3ce564e73610af40', '{}', 1794790642.6967885);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 134, 'move', 1, NULL, 'bot-1-133', 'yellow act cracker', 'deb91125cc88478d', '{}', 1794790642.6981273);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 135, 'move', 1, NULL, 'bot-1-134', 'yellow place cracker fund40', '58c592b104a2461b', '{}', 1794790642.6992047);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 136, 'move', 0, NULL, 'bot-0-135', 'red act libby', '721da4edd3e70dba', '{}', 1794790642.700288);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 137, 'move', 0, NULL, 'bot-0-136', 'red place libby fund60', '6b3c70b7c068fe59', '{}', 1794790642.7013);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 138, 'move', 1, NULL, 'bot-1-137', 'yellow act cracker', '9bf2a4394451f1e5', '{}', 1794790642.7023559);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 139, 'move', 1, NULL, 'bot-1-138', 'yellow place cracker ii-01', 'ba8ee7db15f9599f', '{}', 1794790642.7035084);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 140, 'move', 1, NULL, 'bot-1-139', 'yellow end', '7e2f6d9d091b88ae', '{}', 1794790642.7045288);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 141, 'move', 0, NULL, 'bot-0-140', 'red act swift', 'f0ee66a7735413f6', '{}', 1794790642.7055233);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 142, 'move', 1, NULL, 'bot-1-141', 'yellow trade cracker steel for coal', '9c7446fb90c08990', '{}', 1794790642.706723);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 143, 'move', 1, NULL, 'bot-1-142', 'yellow trade cracker livestock for steel', 'eeced70093e9ea40', '{}', 1794790642.7077534);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 144, 'move', 1, NULL, 'bot-1-143', 'yellow act spalding', '4267cc0a8f025e3e', '{}', 1794790642.7087822);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 145, 'move', 1, NULL, 'bot-1-144', 'yellow place spalding salesperson', '0e578d47f84c44fe', '{}', 1794790642.709896);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 146, 'move', 0, NULL, 'bot-0-145', 'red act libby', '31ffbb4ea01dbfa7', '{}', 1794790642.7109535);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 147, 'move', 0, NULL, 'bot-0-146', 'red place libby ii-10', 'c644f71158412d6b', '{}', 1794790642.712527);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 148, 'move', 0, NULL, 'bot-0-147', 'red order steel 20', '1510e424696b579c', '{}', 1794790642.7136245);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 149, 'move', 0, NULL, 'bot-0-148', 'red order livestock 20', '477f16b81f697005', '{}', 1794790642.7146926);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 150, 'move', 0, NULL, 'bot-0-149', 'red trade swift steel for wood', 'a705274c47476d50', '{}', 1794790642.715663);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 151, 'move', 0, NULL, 'bot-0-150', 'red trade swift wood for livestock', 'f4b9a4c5966e5ccd', '{}', 1794790642.71666);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 152, 'move', 0, NULL, 'bot-0-151', 'red done', '1552daeaf3a2f2b6', '{}', 1794790642.717643);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 153, 'move', 0, NULL, 'bot-0-152', 'red trade swift livestock for steel', 'a3448fc8fca30f2d', '{}', 1794790642.718723);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 154, 'move', 1, NULL, 'bot-1-153', 'yellow order coal 30', '9c479fa41f564ff0', '{}', 1794790642.7197838);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 155, 'move', 1, NULL, 'bot-1-154', 'yellow trade cracker coal for wood', '449839b1ad0319d9', '{}', 1794790642.7207842);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 156, 'move', 1, NULL, 'bot-1-155', 'yellow done', '3540b59427222a9e', '{}', 1794790642.7217443);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 157, 'move', 0, NULL, 'bot-0-156', 'red order wood 30', '577f430ccb8aabbf', '{}', 1794790642.7228067);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 158, 'move', 0, NULL, 'bot-0-157', 'red order coal 10
chance draw livestock
chance draw livestock
chance draw wood
chance draw steel
chance draw livestock', '8c9a57ed4ccdc46d', '{}', 1794790642.7238264);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 159, 'move', 1, NULL, 'bot-1-158', 'yellow order livestock 20', '9e11a3827d533e56', '{}', 1794790642.724939);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 160, 'move', 1, NULL, 'bot-1-159', 'yellow order wood 30', '7d4e4f5cbae5dcf1', '{}', 1794790642.7259529);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 161, 'move', 1, NULL, 'bot-1-160', 'yellow order livestock 30', 'e360fe5d137072f6', '{}', 1794790642.7269363);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 162, 'move', 1, NULL, 'bot-1-161', 'yellow done', 'af36875c2fb7332a', '{}', 1794790642.727881);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 163, 'move', 1, NULL, 'bot-1-162', 'yellow trade spalding livestock for wood', '9e6063566f97870c', '{}', 1794790642.7288852);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 164, 'move', 1, NULL, 'bot-1-163', 'yellow trade spalding wood for steel
chance draw coal
chance draw coal
chance draw wood
chance draw steel
chance draw coal
chance reveal color_catalog', '8b54cf77671bcfb7', '{}', 1794790642.730018);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 165, 'move', 0, NULL, 'bot-0-164', 'red buy cracker common from company', 'f4a43d194308c963', '{}', 1794790642.7312648);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 166, 'move', 1, NULL, 'bot-1-165', 'yellow found fairbank 35', '5718225f222e2dbf', '{}', 1794790642.7322786);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 167, 'move', 0, NULL, 'bot-0-166', 'red pass
chance deal iii-13
chance deal iii-06
chance deal iii-08', '8cfd01a57344a0b0', '{}', 1794790642.7332783);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 168, 'move', 0, NULL, 'bot-0-167', 'red build iii-13 remove iii-06', 'd98965be3163c5e7', '{}', 1794790642.7343838);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 169, 'move', 1, NULL, 'bot-1-167', 'yellow build iii-08 remove iii-12', '45efee40e94fbc81', '{}', 1794790642.7353451);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 170, 'move', 1, NULL, 'bot-1-169', 'yellow act cracker', 'a046ad1029598634', '{}', 1794790642.7367043);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 171, 'move', 1, NULL, 'bot-1-170', 'yellow place cracker fund80', 'fade957f68d2e1e5', '{}', 1794790642.7378883);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 172, 'move', 0, NULL, 'bot-0-171', 'red act libby', '44ca4d2dfdab1e21', '{}', 1794790642.7389798);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 173, 'move', 0, NULL, 'bot-0-172', 'red place libby fund60', 'd4fda08890cba3f5', '{}', 1794790642.7400372);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 174, 'move', 1, NULL, 'bot-1-173', 'yellow act fairbank', '06fe3f46da397b99', '{}', 1794790642.74117);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 175, 'move', 1, NULL, 'bot-1-174', 'yellow place fairbank salesperson', '9eac61fa93b4cdd4', '{}', 1794790642.742264);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 176, 'move', 0, NULL, 'bot-0-175', 'red act libby', '53b7aa7e709d89dd', '{}', 1794790642.743307);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 177, 'move', 0, NULL, 'bot-0-176', 'red place libby ii-02', 'c54f43375716b8c3', '{}', 1794790642.7442677);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 178, 'move', 0, NULL, 'bot-0-177', 'red manager 2', 'b65f8f84af93b29a', '{}', 1794790642.7452385);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 179, 'move', 1, NULL, 'bot-1-178', 'yellow act fairbank', 'af2072ca8566968c', '{}', 1794790642.7462792);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 180, 'move', 1, NULL, 'bot-1-179', 'yellow place fairbank fund40', '166af157976b9c6a', '{}', 1794790642.7473211);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 181, 'move', 0, NULL, 'bot-0-180', 'red act swift', 'f2531448b0d97d0e', '{}', 1794790642.7483482);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 182, 'move', 0, NULL, 'bot-0-181', 'red place swift ii-01', '85a7a74661f3a102', '{}', 1794790642.7492938);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 183, 'move', 0, NULL, 'bot-0-182', 'red trade swift steel for livestock', '0b23adb794289665', '{}', 1794790642.750366);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 184, 'move', 0, NULL, 'bot-0-183', 'red trade swift livestock for steel', 'd40653e54e0d80f6', '{}', 1794790642.7513638);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 185, 'move', 0, NULL, 'bot-0-184', 'red order steel 10', '5564e9a064d92cc7', '{}', 1794790642.7523417);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 186, 'move', 0, NULL, 'bot-0-185', 'red trade swift steel for wood
chance draw livestock
chance draw wood
chance draw livestock
chance draw livestock
chance draw steel
chance draw steel', '29a8479fb1fcb73f', '{}', 1794790642.7534122);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 187, 'move', 1, NULL, 'bot-1-186', 'yellow order steel 20', 'ae4a14e46bffcac8', '{}', 1794790642.7546787);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 188, 'move', 1, NULL, 'bot-1-187', 'yellow trade cracker steel for livestock', '3e74a37958060ad1', '{}', 1794790642.755655);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 189, 'move', 1, NULL, 'bot-1-188', 'yellow done', 'c6c2d6a725e53d31', '{}', 1794790642.7565763);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 190, 'move', 1, NULL, 'bot-1-189', 'yellow order wood 30', '273eab5131f60888', '{}', 1794790642.7575564);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 191, 'move', 1, NULL, 'bot-1-190', 'yellow order coal 30', '1e9a86fc3a6b16f4', '{}', 1794790642.758572);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 192, 'move', 1, NULL, 'bot-1-191', 'yellow done', '07db20a2077f9f85', '{}', 1794790642.7595406);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 193, 'move', 0, NULL, 'bot-0-192', 'red order livestock 20', 'd9d3fa07bdf5678b', '{}', 1794790642.7604983);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 194, 'move', 0, NULL, 'bot-0-193', 'red order livestock 10', '238586310d409c71', '{}', 1794790642.7615125);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 195, 'move', 0, NULL, 'bot-0-194', 'red done', 'b3092bf03469d204', '{}', 1794790642.7626874);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 196, 'move', 0, NULL, 'bot-0-195', 'red trade libby livestock for coal', '3ec1797ec4406689', '{}', 1794790642.763837);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 197, 'move', 0, NULL, 'bot-0-196', 'red trade libby coal for livestock', 'b8fcb5c7ff69162d', '{}', 1794790642.7650201);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 198, 'move', 0, NULL, 'bot-0-197', 'red done', '70d646eeb804538f', '{}', 1794790642.7660606);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 199, 'move', 0, NULL, 'bot-0-198', 'red withhold', 'fe68b23f25d17def', '{}', 1794790642.7670398);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 200, 'move', 0, NULL, 'bot-0-199', 'red trade libby livestock for wood', '0f273db87c2f3049', '{}', 1794790642.7680647);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 201, 'move', 0, NULL, 'bot-0-200', 'red trade libby wood for coal', 'c43e4e971813c6f8', '{}', 1794790642.769183);
INSERT INTO entries VALUES ('moNyokwsQnmoFXUD', 202, 'move', 1, NULL, 'bot-1-201', 'yellow done', '228ecd42975f9714', '{}', 1794790642.7702985);
