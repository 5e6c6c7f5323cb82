import { type Account, accounting, findMistakes, judgeTry } from "@stonebridge/bots/account";
import { type Tutored, TUTORS } from "../games/tutors.ts";
import type { FromAccountant, ToAccountant } from "./messages.ts";

/** Milliseconds between two words of how far it is. */
const TELL_EVERY = 150;

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
    if (asked.kind === "account")
      return tell({ kind: "account", account: accountOf(tutored, asked), sway: tutored.tutor.usual.sway });
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

function accountOf({ game, tutor }: Tutored, { record, secret }: Extract<ToAccountant, { kind: "account" }>): Account {
  const work = accounting(game, record, tutor, { secret });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    progress(value / Math.max(1, record.steps.length));
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToAccountant>) => void answer(data));
