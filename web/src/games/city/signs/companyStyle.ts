// How a company looks everywhere: its letters, its colour and the shape of its industry.

interface Charter {
  company: string;
  abbr: string;
  color: string;
  industry: string;
}

export interface CompanyStyle {
  letters: string;
  color: string;
  /** The colour of letters that can be read on it. */
  ink: string;
  shape: "food" | "dry" | "meat" | "shoes";
}

const SHAPES: Record<string, CompanyStyle["shape"]> = {
  food_and_dairy: "food",
  dry_goods: "dry",
  meat_packing: "meat",
  shoes: "shoes",
};
const DARK = "#1c1207";
const LIGHT = "#ffffff";
const HALF = 0.18; // the luminance at which dark and light letters are read equally well

/** Return how a company looks, as its printed charter says; grey if there is none. */
export function companyStyle(box: unknown, company: string): CompanyStyle {
  const charters = (box as { charters?: Charter[] } | null)?.charters ?? [];
  const charter = charters.find((one) => one.company === company);
  const color = charter?.color ?? "#77706a";
  return {
    letters: charter?.abbr ?? company.slice(0, 2).toUpperCase(),
    color,
    ink: luminance(color) > HALF ? DARK : LIGHT,
    shape: SHAPES[charter?.industry ?? ""] ?? "dry",
  };
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(part: number): number {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
