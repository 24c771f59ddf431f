// Verbs of City that the page has drawings or words of its own for.

/** Deals in certificates: they are named by their company, and the kind of certificate is drawn. */
export const DEALS = new Set(["buy_from", "sell"]);
/** The answer that closes a sale of several certificates. */
export const CONFIRM = "confirm";
/** The verb that adds to a sale. */
export const ADDS = "sell";
/** The verb that names the company for which a partner is placed, and the one that places it. */
export const ACT = "act";
export const PLACE = "place";
