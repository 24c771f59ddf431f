// Where we are: the address, and a way to go elsewhere without loading the page again.

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** What follows # in the address. */
  hash = $state(location.hash.slice(1));
  /** How often one went elsewhere; the first page was asked for by the browser. */
  steps = $state(0);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** Go to an address of this site. */
  go(address: string, { replace = false } = {}): void {
    const before = this.path;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    if (this.path !== before) scrollTo(0, 0);
  }

  /** Return the address of a table that one is at, after an entry or now. */
  momentAddress(at: number | null): string {
    const query = new URLSearchParams(this.query);
    query.delete("at");
    if (at !== null) query.set("at", String(at));
    return query.size ? `${this.path}?${query}` : this.path;
  }

  /** Look at a table after an entry, or at its present. */
  goToMoment(at: number | null): void {
    this.go(this.momentAddress(at), { replace: true });
  }

  /** Follow a link of this site, unless the browser is asked to do something else with it. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || link.pathname.includes(".")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  private read(): void {
    if (this.path !== location.pathname) this.steps += 1;
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
