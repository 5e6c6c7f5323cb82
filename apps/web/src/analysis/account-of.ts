import type { ActionBase, GameRecord } from "@stonebridge/kernel";
import type { Account, DeedJudged, Mistake } from "@stonebridge/bots/account";
import type { Accounted, FromAccountant, ToAccountant } from "./messages.ts";

/** How a work in the background is followed. */
export interface Followed<T> {
  /** Hears what share of it is done, 0 to 1. */
  onprogress(share: number): void;
  /** Hears what has come of it so far. */
  onpart(result: T): void;
  /** Ends the work; its promise is then never kept. */
  readonly signal: AbortSignal;
}

/**
 * Accounts for a game in a worker of its own: the chances where turns end are heard of first, then luck and skill as they become known.
 * @param record may still break the rules until `secret` is known
 * @param secret something is hidden from a side: what each could know is told too. Once this is known, luck and skill are weighed
 * @throws Error if the worker fails
 */
export async function accountOf(
  record: GameRecord,
  secret: Promise<boolean>,
  followed: Followed<Accounted>,
): Promise<Accounted> {
  let soFar: Accounted | undefined;
  const onpart = (part: FromAccountant): void => {
    if (part.kind === "outline") soFar = { outline: part.outline, sway: part.sway, weighed: [] };
    if (part.kind === "weighed" && soFar) soFar = { ...soFar, weighed: [...soFar.weighed, ...part.steps] };
    if (soFar) followed.onpart(soFar);
  };
  const weigh = secret.then((known) => ({ kind: "weigh", secret: known }) as const);
  const answer = await asked([{ kind: "outline", record }, weigh], followed, onpart);
  if (answer.kind !== "account" || !soFar) throw new Error("the worker answered something else");
  const weighed = [...soFar.weighed, ...answer.steps];
  return { ...soFar, weighed, account: { ...answer.sums, steps: weighed } };
}

/**
 * Looks for the mistakes of a game in a worker of its own; each is heard of as it is found.
 * @throws Error if the worker fails
 */
export async function mistakesOf(
  record: GameRecord,
  account: Account,
  followed: Followed<readonly Mistake<ActionBase>[]>,
): Promise<readonly Mistake<ActionBase>[]> {
  let soFar: readonly Mistake<ActionBase>[] = [];
  const answer = await asked([{ kind: "mistakes", record, account }], followed, (part) => {
    if (part.kind !== "found") return;
    soFar = [...soFar, part.mistake].toSorted((one, other) => one.step - other.step);
    followed.onpart(soFar);
  });
  if (answer.kind !== "mistakes") throw new Error("the worker answered something else");
  return answer.mistakes;
}

/**
 * Says in a worker of its own what somebody’s try at the position of a mistake is worth.
 * @param record of the game in which he tries
 * @param from how many of its steps lead to that position
 * @returns undefined if the try is half done
 * @throws Error if the worker fails
 */
export async function judgedTry(
  record: GameRecord,
  from: number,
  mistake: Mistake<ActionBase>,
  followed: Omit<Followed<unknown>, "onpart">,
): Promise<DeedJudged | undefined> {
  const answer = await asked([{ kind: "try", record, from, mistake }], followed);
  if (answer.kind !== "tried") throw new Error("the worker answered something else");
  return answer.judged;
}

/** Asks a new worker for a work. @param messages what it is told, in order, each once it is known */
function asked(
  messages: readonly (ToAccountant | Promise<ToAccountant>)[],
  { onprogress, signal }: Omit<Followed<unknown>, "onpart">,
  onpart?: (part: FromAccountant) => void,
): Promise<FromAccountant> {
  const worker = new Worker(new URL("./account.worker.ts", import.meta.url), { type: "module", name: "account" });
  signal.addEventListener("abort", () => worker.terminate());
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<FromAccountant>) => {
      if (data.kind === "progress") return onprogress(data.share);
      if (data.kind === "found" || data.kind === "outline" || data.kind === "weighed") return onpart?.(data);
      worker.terminate();
      if (data.kind === "failed") reject(new Error(data.message));
      else resolve(data);
    });
    worker.addEventListener("error", (event) => {
      worker.terminate();
      reject(new Error(event.message || "its worker did not start"));
    });
    tell(worker, messages).catch(reject);
  });
}

async function tell(worker: Worker, messages: readonly (ToAccountant | Promise<ToAccountant>)[]): Promise<void> {
  for (const message of messages) worker.postMessage(await message);
}
