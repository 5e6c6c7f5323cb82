import type { Account } from "@stonebridge/bots/account";
import { type EventBase, resignedSide, type Side, stoppedBy } from "@stonebridge/kernel";
import { plain } from "@stonebridge/kernel/words";
import { PLAIN_STYLE } from "../board/counters/counter.ts";
import { type StandingCounter, standingCounters } from "../board/drawing/still.ts";
import type { AnyReportTeller } from "../games/contract/report.ts";
import { outcomeLine } from "../play/ending/outcome-line.ts";
import { type Standing, type Story, telling } from "../play/ending/story.ts";
import type { Fight } from "../play/ending/fights.ts";
import type { PlayTexts } from "../play/language/play-texts.ts";
import type { OrderGroup } from "../play/panels/order-rows.ts";
import type { AnySession } from "../session/session.svelte.ts";

/** How everything stood at the end of a turn, or before the first. */
export interface BattleTurn extends Standing {
  /** "Turn 3, 10:30" */
  readonly name: string;
  /** "10:30"; empty before the first turn. */
  readonly hour: string;
  readonly counters: readonly StandingCounter[];
  /** What lies under them for now: markup in map units. */
  readonly marks: string;
  readonly order: readonly OrderGroup[];
  /** Those of this turn. */
  readonly fights: readonly Fight[];
}

/** A moment of a film. */
export interface Moment {
  /** The step after which it is so. */
  readonly step: number;
  /** "T3 10:30 · North · Movement" */
  readonly when: string;
  readonly points: Readonly<Record<Side, number>>;
  readonly losses: Readonly<Record<Side, number>>;
  readonly counters: readonly StandingCounter[];
  readonly marks: string;
  /** Where was fought since the moment before. */
  readonly fights: readonly string[];
}

/** A game that a report can be made of: one of this device, or one that a record was played through to. */
export interface Reported extends Pick<AnySession, "entry" | "game" | "whole" | "seats"> {
  readonly loaded: Pick<AnySession["loaded"], "module" | "turnBegun">;
  readonly saved: Pick<AnySession["saved"], "scenario" | "lesson" | "exercise">;
}

/** A game that is over, as reports and films tell it. */
export interface Battle {
  readonly reported: Reported;
  readonly teller: AnyReportTeller;
  readonly story: Story;
  readonly turns: readonly BattleTurn[];
  readonly moments: readonly Moment[];
  readonly ending: {
    readonly said: string;
    /** How far the winner was ahead; undefined where no points decided. */
    readonly margin: string | undefined;
    readonly rule: string | undefined;
  };
  /** How everything stood in the end. */
  readonly last: { readonly view: unknown; readonly position: unknown };
  /** Luck, skill and chances, where they were worked out. */
  readonly account: Account | undefined;
}

/** What is known of the game besides the game itself. */
export interface Told {
  readonly teller: AnyReportTeller;
  readonly account: Account | undefined;
  readonly stopped: Pick<PlayTexts, "stopped">;
  /** Before the first turn, in words. */
  readonly before: string;
}

/** So many moments a film has at most; each of them takes a second of it. */
const MOMENTS = 56;

/** A game that is not over is refused: its report would tell what is still hidden. */
export class NotOver extends Error {
  override readonly name = "NotOver";

  constructor() {
    super("A report tells of a game that is over: this one goes on.");
  }
}

/** How everything stood after a step, nothing hidden: of a game that is over. */
export function openView({ whole, entry, game }: Pick<Reported, "whole" | "entry" | "game">, step: number): unknown {
  const position = whole.positionAt(step);
  return entry.openView?.(game, position) ?? game.view(position, "spectator");
}

/**
 * Gathers a game that is over, in parts; yields how many parts of {@link partsOf} are done.
 * @throws NotOver while it goes on
 */
export function* gathering(
  reported: Reported,
  { teller, account, stopped, before }: Told,
): Generator<number, Battle, void> {
  const { whole: match, entry, game } = reported;
  const { decision } = match;
  if (!decision.over) throw new NotOver();
  const whole = {
    opening: match.opening.events,
    steps: match.steps,
    viewAt: (step: number): unknown => openView(reported, step),
  };
  const { turn: firstTurn } = entry.glance(whole.viewAt(0), decision);
  const story = yield* telling({
    whole,
    teller: teller.end,
    firstTurn,
    turnBegun: (event) => reported.loaded.turnBegun(event),
  });
  const { ground, zoom } = teller.map;
  const drawn = (view: unknown) => ({
    counters: standingCounters(teller.pieces(view).map(atRest), ground, zoom, PLAIN_STYLE),
    marks: teller.marks(view),
  });
  let done = story.standings.length;
  const turns: BattleTurn[] = [];
  for (const [at, standing] of story.standings.entries()) {
    const view = whole.viewAt(standing.step);
    const since = story.standings[at - 1]?.step ?? -1;
    turns.push({
      ...standing,
      name: at === 0 ? before : entry.turnName(standing.turn, game),
      hour: at === 0 ? "" : teller.end.words.hour(standing.turn),
      ...drawn(view),
      order: teller.order(view),
      fights: at === 0 ? [] : story.fights.filter(({ step }) => step > since && step <= standing.step),
    });
    yield ++done;
  }
  const moments: Moment[] = [];
  const reader = teller.end.reading(whole.viewAt(0));
  for (const step of momentSteps(whole.steps, (event) => reader.ends(event), story)) {
    const view = whole.viewAt(step);
    const since = moments.at(-1)?.step ?? -1;
    const fights = story.fights.filter((fight) => fight.step > since && fight.step <= step);
    moments.push({
      step,
      when: entry.when(view),
      points: teller.end.pointsOf(view),
      losses: teller.end.lossesOf(view),
      ...drawn(view),
      fights: [...new Set(fights.map(({ space }) => space))],
    });
    yield ++done;
  }
  const toTheEnd = resignedSide(decision) === undefined && stoppedBy(decision) === undefined;
  const last = { view: whole.viewAt(match.steps.length), position: match.positionAt(match.steps.length) };
  return {
    reported,
    teller,
    story,
    turns,
    moments,
    account,
    last,
    ending: {
      said: plain(outcomeLine({ words: teller, t: stopped, sideName: entry.sideName }, decision)),
      margin: toTheEnd ? teller.end.words.margin(decision, last.view) : undefined,
      rule: decision.rule || undefined,
    },
  };
}

/** About how many parts {@link gathering} has: turns are told, then drawn, and moments besides. */
export function partsOf({ whole, loaded }: Pick<Reported, "whole" | "loaded">): number {
  const begun = whole.steps.reduce(
    (turns, { events }) => turns + events.filter((event) => loaded.turnBegun(event) !== undefined).length,
    1,
  );
  return 2 * begun + MOMENTS;
}

/** A counter without what is true for the moment alone: who has acted, who may not move. */
function atRest(piece: ReturnType<AnyReportTeller["pieces"]>[number]): typeof piece {
  return { ...piece, marks: { ...piece.marks, spent: false, stopped: false, attacks: false }, state: "rest" };
}

/** The steps that a film shows: the ends of turns, and ends of their parts as far as there is room for them. */
function momentSteps(
  steps: Reported["whole"]["steps"],
  endsPart: (event: EventBase) => boolean,
  story: Story,
): readonly number[] {
  const ends = story.standings.map(({ step }) => step);
  const parts = steps.flatMap(({ number, events }) => (events.some(endsPart) ? [number] : []));
  const wanted = [...new Set([...ends, ...parts.filter((step) => step > (ends[0] ?? 0)), steps.length])].toSorted(
    (a, b) => a - b,
  );
  if (wanted.length <= MOMENTS) return wanted;
  const kept = new Set(ends);
  const others = wanted.filter((step) => !kept.has(step));
  const room = Math.max(0, MOMENTS - kept.size);
  for (let at = 0; at < room; at++) kept.add(others[Math.floor((at * others.length) / room)] as number);
  return [...kept, steps.length].toSorted((a, b) => a - b).filter((step, at, all) => step !== all[at - 1]);
}
