import { knownUnit } from "../known.ts";
import type { HexIndex } from "@stonebridge/board";
import { naming } from "@stonebridge/kernel";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import { type Plan, type Prospect, canBeCompleted, isForClass, prospectOf, wantOf } from "./assault-plan.ts";
import type { Field } from "../field.ts";
import type { DeclarationFrame } from "../frames/combat.ts";
import type { Segments } from "../frames/turn.ts";
import { type HolderIndex, NONE } from "../measures.ts";
import { type Play, type Step, asks, pop, push } from "../play.ts";
import { BEGAN_DISRUPTED, DISRUPTED, FOUGHT, type Position, mark, marked, unitsAt, unmark } from "../position.ts";
import { COMBAT } from "./refusals.ts";
import { UNKNOWN } from "../refusing.ts";
import { formationsTold } from "../army/acting.ts";
import { refuseInactive } from "../turn/inactive.ts";
import { boundBy, orderOf } from "../army/standing.ts";
import { GARRISON, refuseAssailant, refuseTargetHex } from "./assault-targets.ts";

/** Segment III (NWO-4.4-d): units disrupted now fire at half in all their assaults (NWO-7.6-d, NWO-RUL094). */
export function beginAssaults(play: Play, { side, holders, reserve, near, inZone }: Segments): void {
  const { p } = play;
  // NWO-RUL036
  if (reserve === 1) return;
  for (let unit = 0; unit < p.place.length; unit++) {
    unmark(p, unit, BEGAN_DISRUPTED);
    if (marked(p, unit, DISRUPTED)) mark(p, unit, BEGAN_DISRUPTED);
  }
  push(play, { step: "declaration", side, holders, reserve, near, inZone, units: [], targets: [] });
}

/** What the declared units make of the contenders' targets. */
function planOf(p: Position, { contenders }: Prospect, f: DeclarationFrame): Plan {
  return contenders.map(({ hex }) => {
    const at = f.units.findIndex((unit) => p.place[unit] === hex);
    return at === -1 ? NONE : f.targets[at];
  });
}

/** Why a unit of a contender may not be declared against a hex (NWO-7.3-j..l, NWO-10.1-g, NWO-RUL088). */
function refusePlan(prospect: Prospect, plan: Plan, at: number, hex: HexIndex): Refusal | undefined {
  if (plan[at] === hex) return undefined;
  if (plan[at] !== NONE) return COMBAT["assault-second"];
  if (!prospect.contenders[at].targets.includes(hex)) return COMBAT["assault-bound-elsewhere"];
  const next = plan.with(at, hex);
  if (canBeCompleted(prospect, next)) return undefined;
  if (!isForClass(prospect, next, at)) return COMBAT["assault-joins"];
  const fort = prospect.contenders[at].targets.some((one) => prospect.classes.get(one) === GARRISON);
  return fort ? COMBAT["assault-fort-first"] : COMBAT["assault-class"];
}

/** A holder that must assault and has no unit of its own in it yet, though perhaps its stack. */
function owingUnits(field: Field, p: Position, { owing }: Prospect, f: DeclarationFrame): HolderIndex | undefined {
  return owing.find((holder) => !f.units.some((unit) => boundBy(field, p, unit) === holder));
}

function refuseEnd(field: Field, p: Position, prospect: Prospect, f: DeclarationFrame): Refusal | undefined {
  const plan = planOf(p, prospect, f);
  switch (wantOf(prospect, plan)) {
    case "bound": {
      const [unit] = prospect.contenders.flatMap(({ bound }, at) => (plan[at] === NONE ? bound : []));
      return naming(COMBAT["assault-owed"], { unit: field.units[unit].id, order: orderOf(field, p, unit) });
    }
    case "joined":
      return COMBAT["declared-joins"];
    case "class":
      return COMBAT["declared-class"];
    default: {
      const owing = owingUnits(field, p, prospect, f);
      if (owing === undefined) return undefined;
      const order = p.standing[owing]?.order.type ?? "reserve";
      return naming(COMBAT["assault-some"], { holder: field.holders[owing].id, order });
    }
  }
}

function listDeclarations(field: Field, p: Position, prospect: Prospect, f: DeclarationFrame): Action[] {
  const plan = planOf(p, prospect, f);
  return prospect.contenders.flatMap(({ units, targets }, at) =>
    targets
      .filter((hex) => refusePlan(prospect, plan, at, hex) === undefined)
      .flatMap((hex) =>
        units
          .filter((unit) => !f.units.includes(unit) && refuseTargetHex(field, p, unit, hex) === undefined)
          .map((unit): Action => ({ type: "assault", unit: field.units[unit].id, hex: field.map.grid.ids[hex] })),
      ),
  );
}

export const declaration: Step<"declaration"> = {
  ask({ field, p }, f) {
    const prospect = prospectOf(field, p, f.side, f);
    const actions = listDeclarations(field, p, prospect, f);
    // with nothing to declare the segment goes on by itself
    if (actions.length === 0) return undefined;
    if (refuseEnd(field, p, prospect, f) === undefined) actions.push({ type: "end-declaration" });
    const about = { units: f.units.map((unit) => field.units[unit].id), acting: formationsTold(field, f.units) };
    return asks("declaration", f.side, "NWO-7.3-h", about, actions);
  },
  run: (play, f) => engage(play, f),
  take(play, f, action) {
    const { field, p } = play;
    if (action.type === "end-declaration") return engage(play, f);
    if (action.type !== "assault") return undefined;
    const unit = knownUnit(field, action.unit);
    const hex = field.map.grid.known(action.hex);
    const prospect = prospectOf(field, p, f.side, f);
    const stack = prospect.contenders.find((one) => one.hex === p.place[unit]);
    // NWO-RUL085: units that must go with it
    const joining = [...new Set([unit, ...(stack?.bound ?? [])])].filter((one) => !f.units.includes(one));
    f.units = [...f.units, ...joining];
    f.targets = [...f.targets, ...joining.map(() => hex)];
    return undefined;
  },
  refuse({ field, p }, f, action) {
    const prospect = prospectOf(field, p, f.side, f);
    if (action.type === "end-declaration") return refuseEnd(field, p, prospect, f);
    if (action.type !== "assault") return undefined;
    const unit = field.unitIndex.get(action.unit);
    const hex = field.map.grid.index(action.hex);
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    if (hex === undefined) return UNKNOWN["no-such-hex"];
    const inactive = field.sideOf[unit] === f.side ? refuseInactive(field, p, f.side, unit, f) : undefined;
    if (inactive !== undefined) return inactive;
    const alone = refuseAssailant(field, p, f, unit) ?? refuseTargetHex(field, p, unit, hex);
    if (alone !== undefined) return alone;
    if (f.units.includes(unit)) return COMBAT["assault-second"];
    const at = prospect.contenders.findIndex((one) => one.hex === p.place[unit]);
    return at === -1 ? COMBAT["assault-nobody"] : refusePlan(prospect, planOf(p, prospect, f), at, hex);
  },
};

function engage(play: Play, { side, units, targets }: DeclarationFrame): void {
  const { p } = play;
  pop(play);
  for (const hex of targets) for (const unit of unitsAt(p, hex)) mark(p, unit, FOUGHT);
  if (units.length > 0) push(play, { step: "assaults", side, units, targets });
}
