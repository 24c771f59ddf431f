// Names for tables whose makers want no other: streets and places of Chicago.

const TABLE_NAMES = [
  "Lake Street",
  "Clark Street",
  "Wabash",
  "Prairie Avenue",
  "Halsted",
  "Tremont",
  "Haymarket",
  "Canal Street",
  "Dearborn",
  "Randolph",
  "Archer Avenue",
  "Blue Island",
];

/** Return a name, another one than the given. */
export function tableName(not = ""): string {
  const others = TABLE_NAMES.filter((one) => one !== not);
  return others[Math.floor(Math.random() * others.length)] ?? not;
}
