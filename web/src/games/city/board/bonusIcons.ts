/** The symbol of each bonus of the appeal track. */
export const BONUS_ICONS: Readonly<Record<string, string>> = {
  worker: "worker",
  salesperson: "salesperson",
  automation: "gear",
  partner: "partner",
  bonus_good: "goods",
  price_step: "price-up",
};
