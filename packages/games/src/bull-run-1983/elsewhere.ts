import type { Action } from "./actions.ts";
import { BRIGADES } from "./brigades/refusals.ts";
import type { Asking } from "./known.ts";
import { NOBODY, type PieceIndex, type SideIndex, UNION } from "./measures.ts";
import { cameBroken, endedMarch } from "./movement/ended-march.ts";
import { cameByRail } from "./movement/why-not.ts";
import { whyNoFurther } from "./movement/why-ended.ts";
import type { Play } from "./play.ts";
import { FOUGHT, MOVED, controls, marked, onMap } from "./position.ts";
import { RALLY } from "./rally/refusals.ts";
import { whyNotRevived } from "./rally/rally.ts";
import { ANY } from "./refusals.ts";
import { acting, found, naming, placing, type Refuses, refuses } from "./refusing.ts";
import { SET_UP } from "./set-up/refusals.ts";
import { SIDES, STAGES, type Stage } from "./vocabulary.ts";

/** Why a choice of another moment cannot be made now: the clause that closed it, or the one that says when it is made. */
export const ELSEWHERE = refuses({
  // the set-up
  "set-up-later": ["BR83-1.3-a"],
  "set-up-done": ["BR83-1.2-a"],
  "set-up-over": ["BR83-1.1-a"],
  "abatis-over": ["BR83-11.4-a"],
  "trestle-over": ["BR83-11.1-a"],
  "hide-over": ["BR83-OPT2.1-a"],
  // the Command phase
  "thaw-off": ["BR83-OPT2-a"],
  "thaw-side": ["BR83-4.82-a"],
  "thaw-phase": ["BR83-OPT2-b"],
  // the Movement phase
  "move-later": ["BR83-2.3-a"],
  "move-over": ["BR83-2.3-a"],
  "march-first": ["BR83-5.2-a"],
  "march-none": ["BR83-5.2-a"],
  "step-stopped": [
    "BR83-5.81-a",
    found<{ readonly piece: string; readonly hex: string; readonly enemies: readonly string[] }>(),
  ],
  "step-moved": ["BR83-5.2-a", found<{ readonly piece: string; readonly hex: string }>()],
  "step-railed": ["BR83-13.42-a", found<{ readonly piece: string; readonly hex: string }>()],
  "step-broken": ["BR83-8.41-a", found<{ readonly piece: string; readonly hex: string }>()],
  "form-phase": ["BR83-8.2-a", acting],
  "flip-phase": ["BR83-9.12-a", acting],
  "enter-phase": ["BR83-13.1-a", acting],
  "overwhelm-march": ["BR83-R77"],
  "overwhelm-phase": ["BR83-6.2-a"],
  "overwhelm-first": ["BR83-10.1-a"],
  "overwhelm-none": ["BR83-10.1-a"],
  "break-moment": ["BR83-R76", acting],
  // the Combat phase
  "battle-later": ["BR83-6.2-a"],
  "battle-declared": ["BR83-7.1-a"],
  "battle-none": ["BR83-6.3-a"],
  "battle-over": ["BR83-2.3-a"],
  "order-settled": ["BR83-7.1-a"],
  "loss-none": ["BR83-7.7-a", acting],
  "retreat-none": ["BR83-7.8-a", acting],
  "follow-none": ["BR83-12.4-a", acting],
  "advance-none": ["BR83-7.9-a", acting],
  // the Rally phase
  "clear-phase": ["BR83-11.6-a", placing],
  "revive-phase": ["BR83-14.3-a", acting],
});

/** Where the game stands, for the side that asks. */
interface Moment {
  readonly play: Play;
  readonly side: SideIndex;
  readonly stage: Stage;
  /** Whether it is its player-turn. */
  readonly own: boolean;
  /** The step that asks. */
  readonly step: string;
}

/** Why an action that belongs to no step that asks this side now cannot be taken. Undefined: other decisions come first. */
export function elsewhere({ play, side, action }: Asking): Refuses | undefined {
  const { field, p } = play;
  const index = SIDES.findIndex((id) => id === side);
  const piece = "piece" in action ? field.index.get(action.piece) : 0;
  if (piece === undefined) return ANY["no-such-piece"];
  if ("hex" in action && field.grid.index(action.hex) === undefined) return ANY["no-such-hex"];
  const step = p.stack.at(-1)?.step ?? "over";
  const moment: Moment = { play, side: index, stage: STAGES[p.stage], own: p.side === index, step };
  return moment.stage === "set-up" ? ofSetUp(moment, action) : ofTurn(moment, action, piece);
}

/** While the sides set up: the Confederates first, and once (BR83-1.2-a, BR83-1.3-a). */
function ofSetUp({ side, step }: Moment, action: Action): Refuses | undefined {
  switch (action.type) {
    case "take":
    case "put":
    case "return":
    case "form":
    case "break":
    case "flip":
    case "abatis":
    case "clear":
    case "trestle":
    case "hide":
    case "suggest":
    case "ready":
      if (step !== "set-up") return undefined;
      return ELSEWHERE[side === UNION ? "set-up-later" : "set-up-done"];
    default:
      return undefined;
  }
}

function ofTurn(moment: Moment, action: Action, piece: PieceIndex): Refuses | undefined {
  const { play, own, stage } = moment;
  switch (action.type) {
    case "put":
    case "return":
    case "suggest":
    case "ready":
      return ELSEWHERE["set-up-over"];
    case "abatis":
      return ELSEWHERE["abatis-over"];
    case "trestle":
      return ELSEWHERE["trestle-over"];
    case "hide":
      return play.field.options.fogOfWar === "off" ? SET_UP["hide-off"] : ELSEWHERE["hide-over"];
    case "thaw":
      return whyNoThaw(moment);
    case "take":
    case "with":
    case "step":
    case "leave":
    case "stop":
    case "done":
      return own ? whyNoMarch(moment, action) : undefined;
    case "form":
      return whenMoving(moment) ?? ELSEWHERE["form-phase"];
    case "flip":
      return whenMoving(moment) ?? ELSEWHERE["flip-phase"];
    case "enter":
    case "rail":
      return whenMoving(moment) ?? ELSEWHERE["enter-phase"];
    case "overwhelm":
      if (own && stage === "movement")
        return moment.step === "march" ? ELSEWHERE["overwhelm-march"] : whenMoving(moment);
      return ELSEWHERE["overwhelm-phase"];
    case "fight":
    case "abandon":
      return own && stage === "movement" ? ELSEWHERE["overwhelm-none"] : ELSEWHERE["overwhelm-phase"];
    case "break":
      return whyNoBreak(moment, piece);
    case "target":
    case "assign":
    case "close":
    case "join":
    case "complete":
      return own ? ELSEWHERE[whyNoBattle(moment)] : whyPassedOver(moment);
    case "next":
      return own ? ELSEWHERE["order-settled"] : undefined;
    case "lose":
      return ELSEWHERE["loss-none"];
    case "retreat":
      return ELSEWHERE["retreat-none"];
    case "follow":
      return ELSEWHERE["follow-none"];
    case "advance":
      return ELSEWHERE["advance-none"];
    case "clear":
      return play.p.abatis.includes(play.field.grid.known(action.hex)) ? ELSEWHERE["clear-phase"] : RALLY["clear-none"];
    case "revive":
      return whyNoRevival(moment, piece);
  }
}

function whyNoThaw({ play, side }: Moment): Refuses {
  if (side !== UNION) return ELSEWHERE["thaw-side"];
  return ELSEWHERE[play.field.options.fogOfWar === "off" ? "thaw-off" : "thaw-phase"];
}

/** What comes first in one's own Movement phase: a march, an automatic victory. */
function whenMoving({ own, stage, step }: Moment): Refuses | undefined {
  if (!own || stage !== "movement") return undefined;
  if (step === "march") return ELSEWHERE["march-first"];
  return step === "onslaught" ? ELSEWHERE["overwhelm-first"] : undefined;
}

function whyNoMarch(moment: Moment, action: Action): Refuses | undefined {
  const { stage, step } = moment;
  const first = whenMoving(moment);
  if (first !== undefined || action.type === "done") return first;
  if (stage === "movement")
    return step !== "movement"
      ? undefined
      : action.type === "step"
        ? whyNoStep(moment, action.hex)
        : ELSEWHERE["march-none"];
  return ELSEWHERE[STAGES.indexOf(stage) < STAGES.indexOf("movement") ? "move-later" : "move-over"];
}

/**
 * A march closes itself where nothing is left to choose: the answer names what closed the last one (BR83-5.3-a, BR83-5.81-a). Where that is
 * not known, it was the march of a piece next to the hex that has moved (BR83-5.2-a).
 */
function whyNoStep({ play, side }: Moment, hex: string): Refuses {
  const { field, p } = play;
  const to = field.grid.known(hex);
  const ended = endedMarch(p);
  const direction = ended === undefined ? -1 : field.grid.direction(p.place[ended.pieces[0]], to);
  const near =
    ended !== undefined && direction !== -1
      ? ended.pieces
      : field.roster[side].filter(
          (piece) => onMap(p, piece) && marked(p, piece, MOVED) && field.grid.distance(p.place[piece], to) === 1,
        );
  const caught = near.find((piece) => controls(field, p, 1 - side, p.place[piece]));
  if (caught !== undefined)
    return naming(ELSEWHERE["step-stopped"], (known) => ({
      piece: field.ids[caught],
      hex,
      enemies: known.enemiesAround(field.ids[caught]),
    }));
  const further = ended === undefined || direction === -1 ? undefined : whyNoFurther(field, p, ended, direction);
  if (further !== undefined) return further;
  const [moved] = near;
  if (moved === undefined) return ELSEWHERE["march-none"];
  const why = cameByRail(field, p, moved) ? "step-railed" : cameBroken(p, moved) ? "step-broken" : "step-moved";
  return naming(ELSEWHERE[why], () => ({ piece: field.ids[moved], hex }));
}

function whyNoBreak({ play, side }: Moment, piece: PieceIndex): Refuses {
  const { field, p } = play;
  if (field.sideOf[piece] !== side) return BRIGADES["break-enemy"];
  if (field.kindOf[piece] !== "brigade" || !onMap(p, piece)) return BRIGADES["break-unformed"];
  return ELSEWHERE["break-moment"];
}

/** Battles are declared all together, once, in the Combat phase (BR83-6.2-a, BR83-7.1-a), if anybody is in contact or can bombard (BR83-6.3-a). */
function whyNoBattle({
  play,
  side,
  stage,
}: Moment): "battle-later" | "battle-declared" | "battle-none" | "battle-over" {
  const { field, p } = play;
  if (stage === "combat") return "battle-declared";
  if (stage !== "rally") return "battle-later";
  return field.units[side].some((unit) => marked(p, unit, FOUGHT)) ? "battle-over" : "battle-none";
}

/** The Combat phase of the player-turn before is passed over where nobody is in contact (BR83-6.3-a). */
function whyPassedOver({ play, side, stage }: Moment): Refuses | undefined {
  const { field, p } = play;
  if (side === NOBODY || STAGES.indexOf(stage) >= STAGES.indexOf("combat")) return undefined;
  const contact = field.units[side].some((unit) => onMap(p, unit) && controls(field, p, 1 - side, p.place[unit]));
  return contact ? undefined : ELSEWHERE["battle-none"];
}

/** What bars the unit whatever the phase; in one's own turn also what its leader and his companion have done so far (14.3, 14.32). */
function whyNoRevival({ play, side, own }: Moment, unit: PieceIndex): Refuses {
  const refusal = whyNotRevived(play, side, unit, 0);
  const lasting = refusal !== undefined && (own || !OF_THE_TURN.includes(refusal));
  return lasting ? refusal : ELSEWHERE["revive-phase"];
}
const OF_THE_TURN: readonly Refuses[] = [
  RALLY["revive-moved"],
  RALLY["revive-busy"],
  RALLY["revive-companion-moved"],
  RALLY["revive-companion-busy"],
  RALLY["revive-full"],
];
