// The game's keys in people's words.

import { get } from "./api.js";

const MONEY = new Set(
  "amount bank cash cost discount goods_price hire_price par par_price per_share price revenue score treasury worth".split(" "),
);
const PLURAL = { companies: "company", seats: "seat", assets: "asset", goals: "goal" };

export const BOT_LEVELS = {
  random: "Random: any legal answer",
  heuristic: "Heuristic: plays by rules of thumb, quick",
  sharp: "Sharp: looks further, the strongest",
};

export function plain(key) {
  return String(key).replaceAll("_", " ");
}

export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function money(amount) {
  return `${amount < 0 ? "−" : ""}$${Math.abs(amount).toLocaleString("en")}`;
}

export class Words {
  constructor(told) {
    this.told = told;
    this.people = new Map();
    this.names = new Map();
    const all = Object.values(told.things).flatMap((things) => Object.entries(things));
    const count = new Map();
    for (const [key] of all) count.set(key, (count.get(key) ?? 0) + 1);
    // A number may stand for a project, a tile and a card: it is called by its key then.
    for (const [key, thing] of all) if (count.get(key) === 1) this.names.set(key, thing);
    this.verbs = told.verbs.map((verb) => ({ ...verb, words: verb.pattern.split(" ") }));
  }

  static async of(game, edition) {
    const query = edition ? `?edition=${encodeURIComponent(edition)}` : "";
    return new Words(await get(`/api/games/${game}/words${query}`));
  }

  /** Learn who sits where; a name that is there twice is told with its colour. */
  seat(chairs) {
    const shown = chairs.map((one) => one.name ?? "");
    this.people = new Map(
      chairs.map((one) => {
        const twice = shown.filter((name) => name === one.name).length > 1;
        return [one.seat, !one.name ? one.seat : twice ? `${one.name} (${one.seat})` : one.name];
      }),
    );
  }

  thing(domain, key) {
    return this.told.things[PLURAL[domain] ?? domain]?.[key];
  }

  name(domain, key) {
    if (this.people.has(key)) return this.people.get(key);
    if (domain === "par" || (domain === "price" && key !== "0")) return `$${key}`;
    if (domain === "factory") return `factory ${key}`;
    return this.thing(domain, key)?.name ?? this.names.get(key)?.name ?? plain(key);
  }

  /** Return a value of a view in words. */
  value(field, value) {
    if (value === null || value === "") return "–";
    if (value === true) return "yes";
    if (value === false) return "no";
    if (typeof value === "number") return MONEY.has(field) ? money(value) : String(value);
    if (Array.isArray(value)) {
      return value.length ? value.map((one) => this.value(field, one)).join(", ") : "–";
    }
    if (typeof value === "object") {
      const some = Object.entries(value).filter(([, one]) => one !== 0 && one !== null);
      const told = some.map(([key, one]) =>
        typeof one === "number"
          ? this.people.has(key) ? `${this.name("", key)} ${one}` : `${one} ${this.name("", key)}`
          : `${this.name("", key)} ${this.value(key, one)}`,
      );
      return told.join(", ") || "–";
    }
    return this.name(field, value);
  }

  /** Return a sentence of the game with names in place of keys. */
  sentence(text, data) {
    let told = text;
    for (const [domain, key] of Object.entries(data)) {
      if (typeof key !== "string") continue;
      const name = this.name(domain, key);
      if (name === key) continue;
      const safe = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      told = told.replace(new RegExp(`(?<![\\w-])${safe}(?![\\w-])`, "g"), () => name);
    }
    return capital(told);
  }

  /** Return the verb of an answer and its arguments, by the patterns of the language. */
  parsed(notation) {
    const words = notation.split(" ");
    for (const verb of this.verbs) {
      if (verb.words.length !== words.length) continue;
      const args = [];
      const fits = verb.words.every((word, place) => {
        if (!word.startsWith("<")) return word === words[place];
        const domain = word.slice(1, -1);
        args.push({ place, domain, key: words[place] });
        return this.told.domains[domain]?.includes(words[place]) ?? true;
      });
      if (fits) return { notation, verb, words, args };
    }
    return { notation, verb: { pattern: notation, meaning: notation, words }, words, args: [] };
  }

  /** Return where in the view a change happens, in words. */
  path(path) {
    const parts = path.split(".");
    const shown = parts
      .filter((part, place) => !(place === 0 && parts.length > 1 && part in PLURAL))
      .map((part) => (/^\d+$/.test(part) ? `no. ${Number(part) + 1}` : this.name("", part)));
    return shown.join(" · ");
  }
}
