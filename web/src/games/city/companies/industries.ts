// The drawing of each industry: the ending of its symbols in the sheet.

export const INDUSTRY_ICON: Record<string, string> = {
  food_and_dairy: "food",
  dry_goods: "dry",
  meat_packing: "meat",
  shoes: "shoes",
};
