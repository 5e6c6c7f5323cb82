import type { NoticeChannel, NoticeChannelKind, Notices, NoticeWishes } from "@stonebridge/protocol";
import { language } from "../../language/language.svelte.ts";
import { NotServed, ownNotices, wishNotices } from "../../session/far/notice-requests.ts";
import { troubleOf } from "../trouble.ts";

/** When somebody wants to be told. */
type When = { readonly [part in "hour" | "quiet"]?: NoticeWishes[part] | undefined };

/** How this device is told that a game waits. What is read from it is reactive. */
export class OwnNotices {
  #notices = $state.raw<Notices>();
  #problem = $state.raw("");
  #busy = $state.raw(false);

  /** Undefined until the server has said, and where it tells nobody anything. */
  get notices(): Notices | undefined {
    return this.#notices;
  }

  /** Why the last thing could not be done, as a sentence. */
  get problem(): string {
    return this.#problem;
  }

  get busy(): boolean {
    return this.#busy;
  }

  channel(kind: NoticeChannelKind): NoticeChannel | undefined {
    return this.#notices?.channels.find((one) => one.kind === kind);
  }

  get wishes(): NoticeWishes {
    return this.#notices?.wishes ?? this.#here;
  }

  /** Asks the server; of one that does not answer nothing is said. */
  async look(): Promise<void> {
    const found = await ownNotices().catch(() => undefined);
    this.#notices = found && Object.values(found.can).some(Boolean) ? found : undefined;
  }

  /**
   * Does something that the server answers with how it is then.
   * @param refused what is said where the server refuses it
   * @returns whether it was done
   */
  async does(change: () => Promise<Notices>, refused?: string): Promise<boolean> {
    this.#busy = true;
    this.#problem = "";
    try {
      this.#notices = await change();
      return true;
    } catch (error) {
      const isRefused = error instanceof NotServed && error.isRefusal;
      this.#problem = (isRefused ? refused : undefined) ?? troubleOf(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }

  /** Tells the server how the device wants to be told, by its own language and clock. */
  wish({ hour, quiet }: When = this.wishes): Promise<boolean> {
    return this.does(() =>
      wishNotices({ ...this.#here, ...(hour !== undefined && { hour }), ...(quiet !== undefined && { quiet }) }),
    );
  }

  get #here(): Pick<NoticeWishes, "language" | "zone"> {
    return { language: language.code, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  }
}
