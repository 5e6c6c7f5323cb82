import { accounting } from "@stonebridge/bots/account";
import { TUTORS } from "../games/tutors.ts";
import type { FromAccountant, ToAccountant } from "./messages.ts";

/** Milliseconds between two words of how far it is. */
const TELL_EVERY = 150;

function tell(message: FromAccountant): void {
  self.postMessage(message);
}

async function account({ record, imagined }: ToAccountant): Promise<void> {
  try {
    const maker = TUTORS[record.game];
    if (!maker) throw new Error(`There is no tutor for ${record.game}.`);
    const { game, tutor } = (await maker())(record.situation);
    const work = accounting(game, record, tutor, { imagined });
    let told = Date.now();
    for (;;) {
      const { done, value } = work.next();
      if (done === true) return tell({ kind: "done", account: value });
      if (Date.now() - told < TELL_EVERY) continue;
      told = Date.now();
      tell({ kind: "progress", steps: value });
    }
  } catch (error) {
    tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToAccountant>) => void account(data));
