import { accounting, findMistakes, judgeTry, outlineOf, type StepAccount } from "@stonebridge/bots/account";
import type { GameRecord } from "@stonebridge/kernel";
import { type Tutored, TUTORS } from "../games/tutors.ts";
import type { FromAccountant, ToAccountant } from "./messages.ts";

/** Milliseconds between two words of how far it is. */
const TELL_EVERY = 150;
/** Milliseconds between two lists of steps that are weighed: each draws the page anew. */
const LIST_EVERY = 500;

function tell(message: FromAccountant): void {
  self.postMessage(message);
}

let told = 0;
function progress(share: number): void {
  if (Date.now() - told < TELL_EVERY) return;
  told = Date.now();
  tell({ kind: "progress", share });
}

/** A game to account for. */
interface Outlined extends Tutored {
  readonly record: GameRecord;
}

let outlined: Promise<Outlined> | undefined;

async function answer(asked: ToAccountant): Promise<void> {
  try {
    if (asked.kind === "outline") await (outlined = outline(asked.record));
    else if (asked.kind === "weigh") weigh(await outlined, asked.secret);
    else if (asked.kind === "mistakes") await mistakes(asked);
    else await judge(asked);
  } catch (error) {
    tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

async function tutored({ game, situation }: GameRecord): Promise<Tutored> {
  const maker = TUTORS[game];
  if (!maker) throw new Error(`There is no tutor for ${game}.`);
  return (await maker())(situation);
}

/** Tells the chances where turns end. */
async function outline(record: GameRecord): Promise<Outlined> {
  const { game, tutor } = await tutored(record);
  tell({ kind: "outline", outline: outlineOf(game, record, tutor), sway: tutor.usual.sway });
  return { game, tutor, record };
}

/** Tells luck and skill as they become known. */
function weigh(of: Outlined | undefined, secret: boolean): void {
  if (of === undefined) throw new Error("No game has been outlined.");
  const { game, tutor, record } = of;
  const work = accounting(game, record, tutor, { secret });
  let listed = Date.now();
  let waiting: StepAccount[] = [];
  for (;;) {
    const { done, value } = work.next();
    if (done === true) {
      const { steps: _, ...sums } = value;
      return tell({ kind: "account", steps: waiting, sums });
    }
    waiting.push(...value.told);
    progress(value.done / Math.max(1, record.steps.length));
    if (waiting.length === 0 || Date.now() - listed < LIST_EVERY) continue;
    listed = Date.now();
    tell({ kind: "weighed", steps: waiting });
    waiting = [];
  }
}

async function mistakes({ record, account }: Extract<ToAccountant, { kind: "mistakes" }>): Promise<void> {
  const { game, tutor } = await tutored(record);
  const found = await findMistakes(game, record, account, tutor, {
    onProgress: progress,
    onFound: (mistake) => tell({ kind: "found", mistake }),
  });
  tell({ kind: "mistakes", mistakes: found });
}

async function judge({ record, from, mistake }: Extract<ToAccountant, { kind: "try" }>): Promise<void> {
  const { game, tutor } = await tutored(record);
  const judged = await judgeTry(game, record, from, mistake, tutor, { onProgress: progress });
  tell({ kind: "tried", judged });
}

self.addEventListener("message", ({ data }: MessageEvent<ToAccountant>) => void answer(data));
