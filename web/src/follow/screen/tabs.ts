// The tabs of the table on a phone.

export const TABS = ["decide", "board", "companies", "market", "log"] as const;
export type Tab = (typeof TABS)[number];
