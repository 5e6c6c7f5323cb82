import { readRoute, writeRoute, type Route } from "./routes.ts";

interface Entry {
  /** Sheets and previews that lie over the page at this entry of the browser's history. */
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
 * Where the reader is. The browser's Back closes what lies over the page first (sheets, previews, dialogs),
 * then goes to the earlier address.
 */
class Navigation {
  #address = $state.raw(here());
  readonly #route = $derived(readRoute(this.#address));
  #layers: (() => void)[] = [];
  #settled: Promise<void> = Promise.resolve();

  constructor() {
    // A reload closes every layer; its entries in the history stay, harmless.
    history.replaceState({ layers: 0 } satisfies Entry, "");
    addEventListener("popstate", () => {
      const { layers } = entry();
      while (this.#layers.length > layers) this.#layers.pop()?.();
      this.#address = here();
    });
    addEventListener("click", (event) => this.#follow(event));
  }

  get route(): Route {
    return this.#route;
  }

  /** Path, query and fragment as they are now. */
  get address(): string {
    return this.#address;
  }

  /** Goes to a place. `replace`: Back will not return to the present one. */
  async go(to: string | Exclude<Route, { name: "nowhere" }>, { replace = false } = {}): Promise<void> {
    const address = typeof to === "string" ? to : writeRoute(to);
    while (this.#layers.length > 0) this.#layers.pop()?.();
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
   * Tells that something opened over the page which Back should close.
   * @param close called when Back was used
   * @returns to be called when it was closed in another way
   */
  openLayer(close: () => void): () => void {
    this.#layers.push(close);
    history.pushState({ layers: this.#layers.length } satisfies Entry, "");
    return () => {
      const index = this.#layers.indexOf(close);
      if (index < 0) return;
      const above = this.#layers.length - index;
      this.#layers.splice(index);
      this.#settled = new Promise((done) => {
        addEventListener("popstate", () => done(), { once: true });
        history.go(-above);
      });
    };
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
