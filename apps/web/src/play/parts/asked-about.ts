import type { Attention } from "../../board/model.ts";
import { targetOf } from "../../games/contract/offers.ts";
import type { PlayState } from "../play-state.svelte.ts";

/** What is read here of the screen. */
export type Asking = Pick<PlayState, "session" | "guide"> & {
  readonly desk: Pick<PlayState["desk"], "log"> & {
    readonly map: Pick<PlayState["desk"]["map"], "attention" | "spaceOf">;
    readonly screen: { readonly report: Pick<PlayState["desk"]["screen"]["report"], "shown" | "asks"> };
  };
  readonly choosing: Pick<PlayState["choosing"], "weighed">;
};

/**
 * Where the map should look: at the goal of what is in preview and at what the guide is about, then at what is decided about. While a fight
 * still asks something, whoever can be chosen is asked about, and so is the fight.
 */
export function askedAbout(play: Asking): Attention {
  const { all, along, any, near } = play.desk.map.attention;
  const fought = foughtAt(play);
  const first = [...goalOf(play), ...(play.guide?.sight ?? [])];
  if (fought.length === 0) return { all: distinct([...first, ...all]), along, any, near };
  return { all: distinct([...first, ...all, ...(all.length === 0 ? any : []), ...fought]), along, any: [], near };
}

function goalOf({ choosing, desk }: Asking): readonly string[] {
  const [first] = choosing.weighed?.targets ?? [];
  const target = first && targetOf(first);
  const goal = target?.kind === "piece" ? desk.map.spaceOf(target.id) : target?.id;
  return goal === undefined ? [] : [goal];
}

/** The spaces of the fight that still asks something: where it was, and where those are who fought in it. */
function foughtAt({ desk, session }: Asking): readonly string[] {
  const { report } = desk.screen;
  if (!report.shown || !report.asks) return [];
  for (const { events } of session.steps.toReversed()) {
    const told = events.map((event) => desk.log.facts(event)).filter(({ combat }) => combat);
    if (told.some(({ dice }) => dice))
      return told.flatMap(({ about }) => about.map((id) => desk.map.spaceOf(id) ?? id));
  }
  return [];
}

function distinct(spaces: readonly string[]): readonly string[] {
  return [...new Set(spaces)];
}

/** How a game that is gone on with opens: on its decision, from near, until that or what is in hand changes, however its sheets unfold. */
export class Opening {
  readonly #gone: boolean;
  #about: string | undefined;

  /** @param gone something has been played before */
  constructor(gone: boolean) {
    this.#gone = gone;
  }

  /** @param about what is asked about, written out */
  opens(about: string): boolean {
    this.#about ??= about;
    return this.#gone && this.#about === about;
  }
}
