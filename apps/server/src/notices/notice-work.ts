import type { Doer, Lane } from "../jobs/job-runner.ts";
import { type Desk, LETTER, letterDoer, letterJob, matterName, QUESTION, questionDoer } from "./letters.ts";
import { type Matter, NOTICE } from "./matters.ts";
import { stillWaits } from "./waiting.ts";

/** How many matters are looked at, and how many messages are sent, at the same time. */
const LOOKS = 2;
const SENDINGS = 4;

/** Gathers something that still waits for all who want to be told. */
function noticeDoer({ store, now, decidesFirst }: Desk): Doer {
  return async ({ body }) => {
    const matter = JSON.parse(body) as Matter;
    const waits = await stillWaits(store, matter, { now: now(), decidesFirst });
    if (typeof waits === "object") return { again: waits.later };
    const { match, side } = matter;
    if (waits)
      await store.notices.gather({ match, side, matter: matterName(matter) }, now(), (channel) =>
        letterJob(channel, now()),
      );
    return undefined;
  };
}

/** What falls due for those who want to be told that a game waits. Sending takes long: it has a lane of its own. */
export const noticeLanes = (desk: Desk): readonly Lane[] => [
  { doers: { [NOTICE]: noticeDoer(desk) }, width: LOOKS },
  { doers: { [LETTER]: letterDoer(desk), [QUESTION]: questionDoer(desk) }, width: SENDINGS },
];
