// Who sits at this browser: a name that the others at a table see.

import { get, post, Refused } from "../../api/http";
import { keep, kept } from "../../words/say.svelte";
import { guestName } from "./guestNames";

const KNOWN = "guest"; // kept in the browser once a name was said

class Guest {
  /** The name, "" if nobody has said one yet, or null as long as the server has not told. */
  name = $state<string | null>(null);
  private asked: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  /** Find out who this is, if the server tells. */
  load(): Promise<void> {
    return this.found().catch(() => undefined);
  }

  async rename(name: string): Promise<void> {
    const heard = await post<{ name: string }>("/api/guest", { name });
    this.name = heard.name;
    keep(KNOWN, "yes");
    for (const listener of this.listeners) listener();
  }

  /** Let every other browser that is this guest be a stranger from now on. */
  async signOutElsewhere(): Promise<void> {
    await post("/api/guest/sign-out-elsewhere");
  }

  /** Tell somebody whenever a name was said; returns how to stop. */
  whenNamed(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** See to it that there is a name: a friendly one until its owner says another. A server that
   *  does not tell who this is may know a name, which none may be put over: that is thrown. */
  async ensure(): Promise<void> {
    if (this.name) return;
    await this.found();
    if (!this.name) await this.rename(guestName());
  }

  /** Ask once; after a failure whoever wants to know asks again. */
  private found(): Promise<void> {
    this.asked ??= this.ask().catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  /** Ask the server who this is; a browser that never said a name need not ask. */
  private async ask(): Promise<void> {
    try {
      this.name = kept(KNOWN) ? (await get<{ name: string }>("/api/guest")).name : "";
    } catch (error) {
      if (!(error instanceof Refused) || error.key !== "no_guest") throw error;
      this.name = "";
    }
  }
}

export const guest = new Guest();
