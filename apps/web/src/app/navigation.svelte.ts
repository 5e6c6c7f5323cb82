import { readRoute, writeRoute, type Route } from "./routes.ts";

interface Entry {
  /** Sheets and previews on top of the page at this entry in the browser's history. */
  readonly layers: number;
}

function entry(): Entry {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "layers" in state && typeof state.layers === "number"
    ? { layers: state.layers }
    : { layers: 0 };
}

function here(): string {
  return location.pathname + location.search + location.hash;
}

/**
 * Where the player is. The browser's Back first closes anything on top of the page (sheets, previews, dialogs),
 * then goes to the earlier address.
 */
class Navigation {
  #address = $state.raw(here());
  readonly #route = $derived(readRoute(this.#address));
  #layers: (() => void)[] = [];
  /** Layers with their own entry in the history. */
  readonly #entered = new Set<() => void>();
  /** Ends when the history has caught up with what was closed last. */
  #settled: Promise<void> = Promise.resolve();

  constructor() {
    // A reload closes every layer; their entries in the history stay and do no harm.
    history.replaceState({ layers: 0 } satisfies Entry, "");
    addEventListener("popstate", () => {
      const { layers } = entry();
      this.#closeAbove(layers);
      this.#address = here();
    });
    addEventListener("click", (event) => this.#follow(event));
  }

  get route(): Route {
    return this.#route;
  }

  /** The current path, query and fragment. */
  get address(): string {
    return this.#address;
  }

  /** Goes to a page. `replace`: Back will not return to the current one. */
  async go(to: string | Exclude<Route, { name: "nowhere" }>, { replace = false } = {}): Promise<void> {
    const address = typeof to === "string" ? to : writeRoute(to);
    this.#closeAbove(0);
    await this.#settled;
    const state: Entry = { layers: 0 };
    if (replace || entry().layers > 0) history.replaceState(state, "", address);
    else history.pushState(state, "", address);
    const before = readRoute(this.#address);
    this.#address = here();
    if (before.name !== this.#route.name) scrollTo(0, 0);
  }

  back(): void {
    history.back();
  }

  /**
   * Reports that something opened on top of the page that Back should close.
   * @param close called when Back was used
   * @returns call it if it was closed in another way
   */
  openLayer(close: () => void): () => void {
    this.#layers.push(close);
    void this.#settled.then(() => {
      const index = this.#layers.indexOf(close);
      if (index < 0) return;
      this.#entered.add(close);
      history.pushState({ layers: index + 1 } satisfies Entry, "");
    });
    return () => this.#leaveLayer(close);
  }

  #leaveLayer(close: () => void): void {
    const index = this.#layers.indexOf(close);
    if (index < 0) return;
    const left = this.#layers.splice(index).filter((layer) => this.#entered.delete(layer));
    if (left.length === 0) return;
    this.#settled = new Promise((done) => {
      addEventListener("popstate", () => done(), { once: true });
      // A browser that has lost the entry says nothing.
      setTimeout(done, 400);
      history.go(-left.length);
    });
  }

  #closeAbove(layers: number): void {
    while (this.#layers.length > layers) {
      const close = this.#layers.pop();
      if (!close) return;
      this.#entered.delete(close);
      close();
    }
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    void this.go(url.pathname + url.search + url.hash);
  }
}

export const navigation = new Navigation();
