import { goesOnUnder } from "@stonebridge/kernel";
import type { FromOnlooker, OnlookInfo, ToOnlooker } from "@stonebridge/protocol";
import { SeatMatch } from "@stonebridge/seat";
import type { AnyGame } from "../../games/contract/entry.ts";
import { gameOf } from "../../games/shelf.ts";
import { gameWith } from "../game-with.ts";
import { Session } from "../session.svelte.ts";
import type { AnySession } from "../session.svelte.ts";
import type { Look } from "./looks.svelte.ts";
import { onlookerTable } from "./onlooker-table.svelte.ts";
import { CannotOpen, holderOf, PATIENCE, stepSeen, wholeOf } from "./open-match.ts";
import { NotServed, onlookInfo, onlookRecord } from "./requests.ts";
import { OnlookerLine } from "./seat-line.svelte.ts";
import { lastSeen } from "./seen.ts";
import { Talk } from "./talk.svelte.ts";

/** What a link to look on leads to. */
export interface FoundLook {
  readonly info: OnlookInfo;
  readonly entry: AnyGame;
}

/** Finds what a link leads to, and fetches the texts of its game. @throws CannotOpen */
export async function findLook(link: string): Promise<FoundLook> {
  try {
    const info = await onlookInfo(link);
    const entry = gameOf(info.game);
    if (entry === undefined) throw new CannotOpen("rules");
    await entry.texts.load();
    return { info, entry };
  } catch (error) {
    if (!(error instanceof NotServed)) throw error;
    throw new CannotOpen(error.isRefusal ? "closed" : "unreachable", error);
  }
}

/**
 * Opens a match to look on.
 * @param left no longer wanted: it resolves to undefined
 * @throws CannotOpen
 */
export async function openLook({ id, link, by, name }: Look, left: AbortSignal): Promise<AnySession | undefined> {
  const { info, entry } = await findLook(link);
  const loaded = await entry.load();
  if (!goesOnUnder(loaded.module, info.rules)) throw new CannotOpen("rules");
  const look = { kind: "look", link, by, ...(name !== "" && { name }) } as const;
  const line = new OnlookerLine();
  const leave = () => line.close();
  left.addEventListener("abort", leave);
  const history = await begun(line, look, left);
  if (history === undefined) return undefined;
  const game = await gameWith(loaded, info.situation);
  const { seats } = await onlookInfo(link).catch(() => info);
  if (left.aborted) return undefined;
  // The session closes it from now on.
  left.removeEventListener("abort", leave);
  const match = new SeatMatch(game, "spectator", history);
  return new Session({
    entry,
    loaded,
    saved: {
      id,
      game: entry.id,
      scenario: info.scenario,
      created: info.created,
      seats: Object.fromEntries(Object.entries(seats).map(([side, who]) => [side, holderOf(false, who)])),
    },
    table: onlookerTable({
      match,
      line,
      look,
      delay: info.delay,
      commitment: info.commitment,
      talk: new Talk(line, undefined),
      whole: () => wholeOf(loaded, onlookRecord(link)),
    }),
    seen: stepSeen(match, lastSeen(id)),
  });
}

type History = Extract<ToOnlooker, { readonly kind: "history" }>;

/** How a match came to where it stands, once it has begun. @throws CannotOpen */
function begun(
  line: OnlookerLine,
  look: Extract<FromOnlooker, { readonly kind: "look" }>,
  left: AbortSignal,
): Promise<History | undefined> {
  return new Promise((resolve, reject) => {
    const ask = () => line.send(look);
    left.addEventListener("abort", () => resolve(undefined));
    line.listen({
      opened: ask,
      hear(message) {
        if (message.kind === "history") resolve(message);
        else if (message.kind === "closed") {
          line.close();
          reject(new CannotOpen(message.why));
        }
        // A seat is free.
        else if (message.kind === "fault" && !left.aborted) setTimeout(ask, PATIENCE);
      },
    });
  });
}
