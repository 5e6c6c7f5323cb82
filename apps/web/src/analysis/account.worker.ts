import { accounting, findMistakes, judgeTry, outlineOf, type StepAccount } from "@stonebridge/bots/account";
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

async function answer(asked: ToAccountant): Promise<void> {
  try {
    const { record } = asked;
    const maker = TUTORS[record.game];
    if (!maker) throw new Error(`There is no tutor for ${record.game}.`);
    const tutored = (await maker())(record.situation);
    if (asked.kind === "account") return account(tutored, asked);
    const { game, tutor } = tutored;
    if (asked.kind === "try") {
      const { from, mistake } = asked;
      const judged = await judgeTry(game, record, from, mistake, tutor, { onProgress: progress });
      return tell({ kind: "tried", judged });
    }
    const mistakes = await findMistakes(game, record, asked.account, tutor, {
      onProgress: progress,
      onFound: (mistake) => tell({ kind: "found", mistake }),
    });
    tell({ kind: "mistakes", mistakes });
  } catch (error) {
    tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

/** Tells the chances where turns end at once, then luck and skill as they become known. */
function account({ game, tutor }: Tutored, { record, secret }: Extract<ToAccountant, { kind: "account" }>): void {
  tell({ kind: "outline", outline: outlineOf(game, record, tutor), sway: tutor.usual.sway });
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

self.addEventListener("message", ({ data }: MessageEvent<ToAccountant>) => void answer(data));
