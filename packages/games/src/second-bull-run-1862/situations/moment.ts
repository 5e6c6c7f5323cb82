import type { Faults } from "@stonebridge/kernel";
import { type Field, MOST_PHASES, NONE } from "../field.ts";
import { dayOf, firstPhaseOf, isEntryOnly } from "../turn/initiative.ts";
import type { Position } from "../position.ts";
import { ADMINISTRATION, AFTER_COMBATS, CONTINUATION, SECOND_SEGMENT } from "../turn/turn.ts";
import { SIDES } from "../vocabulary.ts";
import { turnsRule } from "./names.ts";
import { type Told, type ToldMoment } from "./situation-forms.ts";

/** Lays out when a situation begins: turn, phase and sides of a new position, and the steps that run then. @param p as its scenario begins */
export function layMoment(field: Field, p: Position, { at, placements }: Told, faults: Faults): void {
  if (at.stage === "set-up") {
    // units placed by the file stay placed
    if (placements !== undefined) p.stack.length = 1;
    return;
  }
  p.stack.length = 0;
  if (at.stage === "night") layNight(field, p, faults);
  else if (at.stage === "exact") layExactly(field, p, at, faults);
  else if (layTurn(field, p, at, 0, faults)) layPhase(field, p, at, faults);
}

/** SB62-11.2.3-d */
function layNight(field: Field, p: Position, faults: Faults): void {
  const { night } = field.scenario;
  if (night === undefined) faults.add("at.stage", "there is a night only between the two days", "SB62-11.2.3-d");
  p.day = 2;
  p.turn = night?.turn ?? 0;
  p.stack.push({ step: "turn", at: 0 }, { step: "night", at: 0 });
}

/** A saved position continues from where it was. */
function layExactly(field: Field, p: Position, at: ToldMoment<"exact">, faults: Faults): void {
  layTurn(field, p, at, 1, faults);
  p.phase = at.phase;
  p.first = at.first ?? NONE;
  p.active = at.active ?? NONE;
}

/** SB62-5-a, SB62-6.1-a: Player 1 is known once the initiative is, and the side whose part of a phase runs is active. */
export function checkSides(field: Field, p: Position, faults: Faults): void {
  const [turn] = p.stack;
  const segment = p.stack.find(({ step }) => step === "segment");
  const active = segment?.step === "segment" ? segment.side : NONE;
  if (p.stack.length > 0 && p.active !== active)
    faults.add(
      "at.active",
      active === NONE
        ? "no part of an action phase is under way; leave it out"
        : `must be ${SIDES[active]}, whose part is under way`,
      "SB62-6.1-a",
    );
  if (turn?.step === "turn" && turn.at > 0 && p.first === NONE && !isEntryOnly(field, p))
    faults.add("at.first", "must say who is Player 1 of this turn", "SB62-5-a");
}

/** SB62-11.2.1-e, SB62-11.2.2-e. @param before turns before the first that can be given, as a position has them. @returns whether it is one */
function layTurn(
  field: Field,
  p: Position,
  { day, turn }: Pick<ToldMoment<"turn">, "day" | "turn">,
  before: number,
  faults: Faults,
): boolean {
  p.day = day;
  const { firstTurn, lastTurn } = dayOf(field, p);
  const faulty = faults.list.length;
  p.turn = faults.whole("at.turn", turn, firstTurn - before, lastTurn, turnsRule(day));
  return faults.list.length === faulty;
}

function layPhase(
  field: Field,
  p: Position,
  at: ToldMoment<"turn" | "action" | "combat" | "administrative">,
  faults: Faults,
): void {
  if (at.stage === "turn") {
    p.turn -= 1;
    p.stack.push({ step: "turn", at: 0 });
    return;
  }
  if (isEntryOnly(field, p)) {
    faults.add(
      "at.stage",
      "on this turn the Union enters and nothing else happens; begin with the stage turn",
      "SB62-11.2.1-f",
    );
    return;
  }
  p.first = at.first;
  if (at.stage === "administrative") p.stack.push({ step: "turn", at: ADMINISTRATION });
  else laySegment(field, p, at, faults);
}

function laySegment(field: Field, p: Position, at: ToldMoment<"action" | "combat">, faults: Faults): void {
  const earliest = firstPhaseOf(field, p);
  p.phase = faults.whole("at.phase", at.phase, earliest, MOST_PHASES, "SB62-11.2.3-c");
  const { side } = at;
  p.stack.push({ step: "turn", at: side === p.first ? SECOND_SEGMENT : CONTINUATION });
  if (at.stage === "action") {
    p.stack.push({ step: "segment", side, at: 0, ...leaderOf(field, at, faults) });
    return;
  }
  p.active = side;
  p.stack.push({ step: "segment", side, at: AFTER_COMBATS, commander: NONE, slots: NONE }, { step: "combat", side });
}

/** Who leads how many divisions, if the file fixes what the die would give (SB62-6.1-b). */
function leaderOf(
  field: Field,
  { commander, divisions, side }: ToldMoment<"action">,
  faults: Faults,
): { readonly commander: number; readonly slots: number } {
  if (commander === undefined || divisions === undefined) {
    const missing = commander === undefined ? "commander" : "divisions";
    if (commander !== divisions)
      faults.add(`at.${missing}`, "commander and divisions go together; give both or none", "SB62-6.1-b");
    return { commander: NONE, slots: NONE };
  }
  if (!field.corpsCommanders[side].includes(commander))
    faults.add(
      "at.commander",
      `${field.commanders[commander].id} commands no corps of the ${SIDES[side]} side`,
      "SB62-6.1-b",
    );
  return { commander, slots: divisions };
}
