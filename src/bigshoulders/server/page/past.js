// Looking back: a scrubber over all entries, a permalink to each, going back and forking from it.

import { post } from "./api.js";
import { fill, h, notice, select, trying } from "./dom.js";
import { botChoices } from "./landing.js";
import { keepLink } from "./making.js";
import { fetchTable } from "./seats.js";

export class Past {
  constructor(page) {
    this.page = page;
    this.at = null;
    this.slider = h("input", { type: "range", min: 1, max: 1, value: 1, id: "scrubber", oninput: () => this.slide() });
    this.label = h("label", { for: "scrubber" }, "Look back");
    this.scrubber = h("div", { class: "scrubber" }, this.label, this.slider);
    this.element = h("div", { class: "past" });
  }

  show(number) {
    this.slider.max = String(number);
    this.slider.value = String(this.at ?? number);
    this.label.textContent = this.at ? `Entry ${this.at} of ${number}` : `Look back (${number} entries)`;
  }

  slide() {
    clearTimeout(this.sliding);
    const at = Number(this.slider.value);
    this.sliding = setTimeout(() => this.go(at >= Number(this.slider.max) ? null : at), 120);
  }

  /** Show the table as it stood after an entry, or as it stands now. */
  async go(at) {
    const { page } = this;
    const address = new URL(location.href);
    if (at) address.searchParams.set("at", String(at));
    else address.searchParams.delete("at");
    try {
      const then = at ? await fetchTable(page.id, page.seat, at) : null;
      this.at = at;
      history.replaceState(null, "", address);
      if (at) this.slider.value = String(at);
      fill(this.element, at ? this.banner(at) : null);
      if (then) page.words.seat(then.seats);
      if (then) page.showBoard(then.table);
      page.show();
    } catch (error) {
      notice(error.message);
    }
  }

  banner(at) {
    const { page } = this;
    const decision = page.log.line.includes(at) && at !== page.log.line.at(-1);
    return h("div", { class: "card banner", role: "group", "aria-label": "Looking back" },
      h("p", {}, h("b", {}, `You look at the table after entry ${at}.`), " The address of this page leads here."),
      h("div", { class: "tools" },
        h("button", { type: "button", class: "go", onclick: () => this.go(null) }, "Back to now"),
        at > 1 ? h("button", { type: "button", onclick: () => this.go(at - 1) }, "One earlier") : null,
        h("button", { type: "button", onclick: () => this.go(at + 1 >= Number(this.slider.max) ? null : at + 1) }, "One later"),
        decision && page.seat ? h("button", { type: "button", onclick: trying(async () => {
          await page.takeBack(at);
          await this.go(null);
        }) }, "Take back to here") : null),
      page.name ? this.forkForm(at) : null);
  }

  forkForm(at) {
    const { page } = this;
    const who = [["me", "Me"], ["open", "Open"], ...botChoices(page.bots)];
    return h("details", { class: "inner" }, h("summary", {}, "Play on from here at a new table"),
      h("form", { onsubmit: trying(async (event) => {
        const seats = new FormData(event.target).getAll("seat");
        const { table, link } = await post(`/api/tables/${page.id}/fork`, { at, seats });
        keepLink(table, link);
        location.assign(`/t/${table}`);
      }) },
        h("p", { class: "hint" }, "While the game still runs, all that you cannot know is drawn anew."),
        page.chairs.map((one, place) => h("label", {}, `${one.seat} `, select({ name: "seat" }, who, one.mine || (place === 0 && !page.seat) ? "me" : one.bot ?? "heuristic"))),
        h("button", { class: "go" }, "Fork")));
  }
}
