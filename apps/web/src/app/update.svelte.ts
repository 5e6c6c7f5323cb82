import { atRest } from "./at-rest.ts";

/** Milliseconds with nothing being loaded. */
const SETTLING = 2500;

/** The page's own version: kept for offline use, renewed when a new one is out. */
class Update {
  #waiting = $state.raw(false);
  #ready = $state.raw(false);
  #reload: (() => Promise<void>) | undefined;

  /** A new version is waiting. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /** The site has just been stored for offline use for the first time. */
  get ready(): boolean {
    return this.#ready;
  }

  /** Starts storing the site on the device once the page has settled, so that what is on the screen loads first. */
  watch(): void {
    const begin = () => void atRest(SETTLING).then(() => this.#register());
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
  }

  async #register(): Promise<void> {
    const { registerSW } = await import("virtual:pwa-register");
    const use = registerSW({
      onNeedRefresh: () => {
        this.#waiting = true;
      },
      onOfflineReady: () => {
        this.#ready = true;
        setTimeout(() => this.hide(), 8000);
      },
    });
    this.#reload = () => use(true);
  }

  /** Switches to the new version and reloads; games are stored after every step. */
  async take(): Promise<void> {
    await this.#reload?.();
  }

  /** Reloads, with the new version if there is one. */
  async reload(): Promise<void> {
    if (this.#waiting) await this.take();
    else location.reload();
  }

  hide(): void {
    this.#waiting = false;
    this.#ready = false;
  }
}

export const update = new Update();
