// The tabs of the table on a phone.

export interface Tab {
  /** Its words are board.tab.<key>. */
  key: string;
  icon: string;
}

/** Where one decides: on every phone there is this tab. */
export const DECIDE = "decide";
/** Where the log is, unless a game has it with other things. */
export const LOG = "log";
