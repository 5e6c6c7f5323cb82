import type { AnyGame } from "../games/contract/entry.ts";
import { begunAs } from "../session/begun-as.ts";
import { levelOf, type SavedGame } from "../storage/saved-game.ts";
import type { KeptTexts } from "./language/en.ts";

/** Against whom a game is played. */
export type Against = "bot" | "here" | "bots";

/** A kept game in words, in the language of the page. */
export interface KeptLine {
  readonly saved: SavedGame;
  /** Given by the player, or made of scenario, side and opponent. */
  readonly name: string;
  /** Name of the game it is. */
  readonly game: string;
  readonly against: Against;
  readonly over: boolean;
  /** A person here is asked, against a bot. */
  readonly yours: boolean;
  /** The moment and who decides, or how it ended. */
  readonly status: string;
  /** Points and the day it was begun; where it was branched off from another game. */
  readonly details: readonly string[];
}

type Entry = Pick<AnyGame, "name" | "sideName" | "savedAs" | "glanceWhen">;

/**
 * A kept game in words.
 * @param entry its game; undefined if this site has none of its id
 * @param day a time in milliseconds since 1970 as a day
 */
export function keptLine(
  saved: SavedGame,
  entry: Entry | undefined,
  t: KeptTexts,
  day: (time: number) => string,
): KeptLine {
  const { seats, glance } = saved;
  const levels = Object.values(seats).flatMap((seat) => (seat.kind === "bot" ? [seat.level] : []));
  const own = Object.keys(seats).find((side) => seats[side].kind === "person");
  const against = levels.length === 0 ? "here" : own === undefined ? "bots" : "bot";
  const side = (id: string) => told(() => entry?.sideName(id)) ?? id;
  const scenario = told(() => entry && begunAs(saved, entry)) ?? saved.scenario;
  const automatic =
    own !== undefined && levels.length > 0
      ? t.name.against(scenario, side(own), t.levels[levelOf(levels[0])])
      : t.name[against === "bots" ? "bots" : "here"](scenario);
  const when = told(() => entry?.glanceWhen(glance)) ?? "";
  const { winner, decides } = glance;
  const who =
    against === "bot" && own !== undefined
      ? t.youAre(side(own))
      : decides === undefined
        ? ""
        : t.deciding(side(decides));
  const points = Object.values(glance.points).join(" : ");
  return {
    saved,
    name: saved.name ?? automatic,
    game: entry?.name ?? saved.game,
    against,
    over: winner !== undefined,
    yours: against === "bot" && winner === undefined && decides !== undefined && decides === own,
    status:
      winner === undefined
        ? [when, who].filter((part) => part !== "").join(", ")
        : winner === "draw"
          ? t.draw
          : t.wins(side(winner)),
    details: [
      ...(points === "" ? [] : [points]),
      ...(saved.created > 0 ? [t.begun(day(saved.created))] : []),
      ...(saved.from ? [t.branched] : []),
    ],
  };
}

/** What a game says of a moment; nothing if the moment is none that it knows. */
function told(say: () => string | undefined): string | undefined {
  try {
    const said = say();
    return said === "" ? undefined : said;
  } catch {
    return undefined;
  }
}
