// Who sits at this browser: a name that the others at a table see.

import { get, post, Refused } from "../api/http";
import { keep, kept } from "../words/say.svelte";
import { firstName } from "./firstnames";

const KNOWN = "guest"; // kept in the browser once a name was said

class Guest {
  /** The name, "" if nobody has said one yet, or null while the server is asked. */
  name = $state<string | null>(null);
  private asked: Promise<void> | null = null;

  /** Ask the server once who this is; a browser that never said a name need not ask. */
  load(): Promise<void> {
    this.asked ??= kept(KNOWN) ? this.ask() : Promise.resolve(void (this.name = ""));
    return this.asked;
  }

  async rename(name: string): Promise<void> {
    const heard = await post<{ name: string }>("/api/guest", { name });
    this.name = heard.name;
    keep(KNOWN, "yes");
  }

  /** See to it that there is a name: a friendly one until its owner says another. */
  async ensure(): Promise<void> {
    await this.load();
    if (!this.name) await this.rename(firstName());
  }

  private async ask(): Promise<void> {
    try {
      this.name = (await get<{ name: string }>("/api/guest")).name;
    } catch (error) {
      this.name = "";
      if (!(error instanceof Refused) || error.key !== "no_guest") this.asked = null;
    }
  }
}

export const guest = new Guest();
