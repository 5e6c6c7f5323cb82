import { popFrame as pop, pushFrame as push, type StepTable, tell } from "@stonebridge/kernel";
import {
  type Action,
  asks,
  type Frame,
  GONE,
  type Play,
  PLACES,
  type Position,
  SIDE_OF,
  type Step,
  UNITS,
} from "./play.ts";
import { REFUSALS, type Refusing } from "./refusing.ts";

const LAST_TURN = 6;

/** HTB-2-a: the West acts, then the East. */
const turn: Step<"turn"> = {
  run(play, f) {
    if (f.next < 2) return push(play, { step: "choice", side: f.next++ });
    f.next = 0;
    f.turn += 1;
    if (f.turn > LAST_TURN) push(play, { step: "over" });
  },
};

const choice: Step<"choice"> = {
  ask({ p }, { side }) {
    const actions: Action[] = [{ type: "pass" }];
    for (let unit = 0; unit < UNITS.length; unit++)
      for (let place = 0; place < PLACES.length; place++)
        for (const type of ["move", "fight"] as const)
          if (whyNot(p, side, type, unit, place) === undefined)
            actions.push({ type, unit: UNITS[unit], place: PLACES[place] });
    return asks("choice", side, "HTB-2-a", {}, actions);
  },
  refuse({ p }, { side }, action) {
    if (action.type === "pass") return undefined;
    const unit = (UNITS as readonly string[]).indexOf(action.unit);
    const place = (PLACES as readonly string[]).indexOf(action.place);
    return whyNot(p, side, action.type, unit, place);
  },
  take(play, _, action) {
    pop(play);
    if (action.type === "move") move(play, action.unit, action.place);
    if (action.type === "fight") fight(play, action.unit, action.place);
  },
};

/** The rules of an action, for the list of legal ones and for whoever asks. */
function whyNot(p: Position, side: number, type: "move" | "fight", unit: number, place: number): Refusing | undefined {
  if (unit === -1 || place === -1 || SIDE_OF[unit] !== side || p.place[unit] === GONE) return REFUSALS["no-such-unit"];
  if (Math.abs(p.place[unit] - place) !== 1) return REFUSALS["too-far"];
  const held = p.place.some((at, other) => at === place && SIDE_OF[other] !== side);
  if (type === "move" && held) return REFUSALS["enemy-there"];
  if (type === "fight" && !held) return REFUSALS["nobody-there"];
  return undefined;
}

function move(play: Play, unit: string, place: string): void {
  play.p.place[(UNITS as readonly string[]).indexOf(unit)] = (PLACES as readonly string[]).indexOf(place);
  tell(play, { type: "moved", rule: "HTB-2-b", unit, place });
}

/** HTB-3-b */
function fight(play: Play, unit: string, place: string): void {
  const die = play.dice.roll("fight", 6);
  const hit = die >= 4;
  const target = play.p.place.findIndex(
    (at, other) => PLACES[at] === place && SIDE_OF[other] !== SIDE_OF[(UNITS as readonly string[]).indexOf(unit)],
  );
  if (hit) play.p.place[target] = GONE;
  tell(play, { type: "fought", rule: "HTB-3-b", unit, die, hit });
}

export const STEPS: StepTable<Play, Frame, Action> = { turn, choice, over: {} };
