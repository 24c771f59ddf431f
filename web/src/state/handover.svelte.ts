// A device that is passed around: a seat stays hidden until whoever plays it says that the device is
// theirs now. Nothing of the table is drawn before that.

import { keep, kept } from "../words/say.svelte";

export class Handover {
  isPending = $state(false);
  /** Several seats were played here: kept, because whoever holds the device may load the page anew
   *  or give up a seat, and is still not the one whose hand would be shown then. */
  private isShared: boolean;
  /** One person plays all of them. */
  private isAlone: boolean;

  constructor(private readonly table: string) {
    this.isShared = kept(`shared-${table}`) !== null;
    this.isAlone = kept(`alone-${table}`) !== null;
  }

  /** Learn which seats are played here; with the second one the device becomes a shared one. */
  setOwnSeats(own: string[]): void {
    if (this.isShared || own.length < 2) return;
    this.isShared = true;
    keep(`shared-${this.table}`, "yes");
    this.begin();
  }

  /** Hide the seat that is shown from now on, if there is anybody to hide it from. */
  begin(): void {
    this.isPending = this.isShared && !this.isAlone;
  }

  /** Show the seat; `always` if one person plays all seats here. */
  finish(always: boolean): void {
    if (always) keep(`alone-${this.table}`, "yes");
    this.isAlone ||= always;
    this.isPending = false;
  }
}
