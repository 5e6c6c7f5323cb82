import { closeSync, fdatasync, openSync } from "node:fs";

/** The disk did not take what was written. What is in memory may not be what it holds: only a new start tells. */
export class DiskFailed extends Error {
  override readonly name = "DiskFailed";

  constructor(cause: unknown) {
    super(`The disk did not take what was written (${String(cause)}). Start the server again.`, { cause });
  }
}

/** Lets the disk have what a file holds. */
export type Flush = typeof fdatasync;

/** The write-ahead log of a database of SQLite, which has every commit before the file has it. */
export class Journal {
  readonly #path: string;
  readonly #flush: Flush;
  /** Undefined until something is written: before that there may be none. */
  #opened: number | undefined;
  #failed: DiskFailed | undefined;

  /** @param path of the database */
  constructor(path: string, flush: Flush = fdatasync) {
    this.#path = `${path}-wal`;
    this.#flush = flush;
  }

  /** @throws DiskFailed if something written earlier is not on the disk */
  check(): void {
    if (this.#failed) throw this.#failed;
  }

  /** Waits until the disk has all that was committed. Nobody else is held up. @throws DiskFailed */
  async sync(): Promise<void> {
    this.check();
    try {
      // SQLite holds no locks on it, which closing it would end.
      this.#opened ??= openSync(this.#path, "r+");
      await this.#flushed(this.#opened);
    } catch (error) {
      // A second try may succeed although the disk lacks something: the system takes what failed once for done.
      this.#failed = new DiskFailed(error);
      throw this.#failed;
    }
  }

  close(): void {
    if (this.#opened !== undefined) closeSync(this.#opened);
    this.#opened = undefined;
  }

  #flushed(file: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#flush(file, (error) => (error ? reject(error) : resolve()));
    });
  }
}
