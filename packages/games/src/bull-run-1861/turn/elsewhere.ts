import type { Action } from "../actions.ts";
import { whyNoFight } from "../combat/combat.ts";
import { whyNoHit } from "../combat/hits.ts";
import { COMBAT } from "../combat/refusals.ts";
import { whyNoWithdrawal } from "../combat/withdrawal.ts";
import { unitOf } from "../field.ts";
import { whyNoStand, whyNoTurn } from "../movement/facing.ts";
import { whyNoRide, whyNotDisplaced } from "../movement/headquarters.ts";
import { MOVEMENT } from "../movement/refusals.ts";
import { ATTACHED, stacked, standsIn } from "../position/position.ts";
import { type Asking, GAME, type Refusing, sideIndex } from "../refusing.ts";
import { whyNotDisposed } from "../scenarios/dispositions.ts";
import { whyNotPlaced } from "../scenarios/free-placement.ts";
import { SCENARIOS } from "../scenarios/refusals.ts";
import { whyNoArrival } from "../scenarios/reinforcements.ts";
import { whyIdle } from "./eligibility.ts";
import { whyNoOffensive, whyNotMarked } from "./initiative.ts";
import { TURN } from "./refusals.ts";

/**
 * Why a choice that belongs to another moment of the sequence of play cannot be made now: the clause that closed it, or the one that says
 * when it is made. Undefined where no clause says more than that another decision comes first.
 */
export function elsewhere(asked: Asking): Refusing | undefined {
  const { action } = asked;
  switch (action.type) {
    case "place":
      return whyNotPlaced(asked, action.unit);
    case "extend":
    case "attach":
    case "arrange":
    case "ready":
      return inSetUp(asked) ? whyNotDisposed(asked) : afterSetUp(asked, action);
    case "face":
      return inSetUp(asked) ? whyNotDisposed(asked) : whyNoTurn(asked, action.element);
    case "launch":
    case "refrain":
      return whyNoOffensive(asked);
    case "mark":
      return whyNotMarked(asked, action.unit);
    case "marked":
      return TURN["mark-late"];
    case "activate":
    case "rest":
    case "step":
    case "push":
    case "deploy":
    case "regroup":
    case "end":
      return whyIdle(asked, action.unit);
    case "leave":
      return apart(asked, action.unit) ?? whyIdle(asked, action.unit);
    case "join":
      return whyNotJoining(asked, action);
    case "attack": {
      const idle = whyIdle(asked, unitNamed(asked, action.element));
      return idle === TURN["act-inactive"] ? COMBAT["attack-inactive"] : idle;
    }
    case "line":
      return whyNotLined(asked, action);
    case "ride":
      return whyNoRide(asked, action.headquarters, action.zone);
    case "displace":
      return whyNotDisplaced(asked, action.headquarters);
    case "stay":
      return MOVEMENT["stay-time"];
    case "fight":
      return whyNoFight(asked, action.attackers);
    case "lose":
    case "retreat":
      return whyNoHit(asked, action.unit);
    case "withdraw":
    case "halt":
      return whyNoWithdrawal(asked, action.unit);
    case "advance":
    case "decline":
      return COMBAT["advance-late"];
    case "arrive":
      return whyNoArrival(asked, action.unit);
  }
}

function inSetUp({ play }: Asking): boolean {
  return play.p.turn === 0;
}

/** What belongs to the set-up alone; later a line is deployed, a stack arranged, the Legion joined in other ways. */
function afterSetUp(
  { play }: Asking,
  action: Extract<Action, { readonly type: "extend" | "attach" | "arrange" | "ready" }>,
): Refusing {
  const { pieceIndex, unitIndex, options } = play.field;
  switch (action.type) {
    case "extend":
      if (!unitIndex.has(action.unit)) return GAME["no-such-unit"];
      return options.setup === "historical" ? SCENARIOS["extend-late"] : SCENARIOS["extend-late-free"];
    case "attach":
      if (!unitIndex.has(action.unit) || !unitIndex.has(action.host)) return GAME["no-such-unit"];
      return SCENARIOS["attach-late"];
    case "arrange":
      return pieceIndex.has(action.element) ? MOVEMENT["line-inactive"] : GAME["no-such-unit"];
    case "ready":
      return SCENARIOS["dispose-late"];
  }
}

/** The unit of an element; an HQ or a name that nobody bears as it is. */
function unitNamed({ play }: Asking, element: string): string {
  const piece = play.field.pieceIndex.get(element);
  return piece === undefined ? element : play.field.units[unitOf(play.field, piece)].id;
}

/** R73, R74: neither the carried Legion nor its host. */
function apart({ play, side }: Asking, id: string): Refusing | undefined {
  const { field, p } = play;
  const unit = field.unitIndex.get(id);
  if (unit === undefined || field.sideOf[unit] !== sideIndex(side)) return undefined;
  if (unit === field.legion) return p.state[unit] === ATTACHED ? undefined : MOVEMENT["leave-single"];
  return p.host === unit ? undefined : MOVEMENT["leave-alone"];
}

/** BR61-10.5-i: the Legion alone joins, in a move of its own. */
function whyNotJoining(asked: Asking, action: { readonly unit: string; readonly host: string }): Refusing | undefined {
  const { field } = asked.play;
  const unit = field.unitIndex.get(action.unit);
  if (unit === undefined || !field.unitIndex.has(action.host)) return GAME["no-such-unit"];
  if (field.sideOf[unit] !== sideIndex(asked.side)) return GAME["not-yours"];
  return unit === field.legion ? whyIdle(asked, action.unit) : MOVEMENT["join-other"];
}

/**
 * BR61-10.5-e: a stack is arranged in the activation of one of its brigades; BR61-10.5-c: a lone brigade has no choice, and R47: nor has who
 * stands behind an Attack marker.
 */
function whyNotLined(
  asked: Asking,
  { element, line }: Extract<Action, { readonly type: "line" }>,
): Refusing | undefined {
  const { field, p } = asked.play;
  const piece = field.pieceIndex.get(element);
  const refusal = whyNoStand(asked.play, sideIndex(asked.side), element);
  if (piece === undefined || refusal !== undefined) return refusal;
  const zone = p.place[piece];
  if (standsIn(p, piece, zone)) {
    if (stacked(p, zone) < 2) return MOVEMENT["line-alone"];
    if ((p.front[zone] === piece) === (line === "front")) return MOVEMENT["line-already"];
    if (p.attacks[p.front[zone]] === 1) return MOVEMENT["line-locked"];
  }
  const idle = whyIdle(asked, unitNamed(asked, element));
  const another = idle === TURN["act-other"] || idle === TURN["act-inactive"] || idle === TURN["act-phase"];
  return another ? MOVEMENT["line-inactive"] : idle;
}
