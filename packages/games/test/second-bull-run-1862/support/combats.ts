import type { GameEvent } from "../../../src/second-bull-run-1862/events.ts";
import type { UnitValues } from "../../../src/second-bull-run-1862/armies.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { SIDES } from "../../../src/second-bull-run-1862/vocabulary.ts";
import { type Setting, Stage } from "./stage.ts";

type Fought = Extract<GameEvent, { readonly type: "fought" }>;

/** The combats of a side, ready to be fought, with the dice that fall. */
export class Combats extends Stage {
  constructor(setting: Omit<Setting, "frames">, dice: readonly number[] = []) {
    const side = SIDES.indexOf(setting.active ?? "union");
    super({ ...setting, frames: () => [{ step: "combat", side }] }, dice);
  }

  fight(zone: string): this {
    return this.act({ type: "fight", zone });
  }

  /** The last combat. @throws Error where none has been fought */
  get fought(): Fought {
    const last = this.told("fought").at(-1);
    if (last === undefined) throw new Error("Nothing has been fought.");
    return last;
  }

  /** What a side of the last combat adds, as `key value`. */
  modifiers(side: "attacker" | "defender"): readonly string[] {
    return this.fought.modifiers[side].map(({ key, value }) => `${key} ${value < 0 ? "" : "+"}${value}`);
  }

  /** Losses, Fatigue and zone of a brigade; a zone of undefined is off the map. */
  state(id: string): { readonly losses: number; readonly fatigue: number; readonly zone: string | undefined } {
    const unit = this.unit(id);
    return {
      losses: this.p.losses[unit] as number,
      fatigue: this.p.fatigue[unit] as number,
      zone: this.zoneOf(id),
    };
  }

  /** Chooses the first of what is offered until nothing is asked but how to go on with the combats. */
  settle(): this {
    while (!this.over && this.decision.step !== "combat") {
      const decline = this.offered("decline")[0];
      this.act(decline ?? (this.decision.actions[0] as (typeof this.decision.actions)[number]));
    }
    return this;
  }
}

/** Brigades that add nothing to a combat but so much potential. */
export function plain(combat: Readonly<Record<string, number>>): Readonly<Record<string, UnitValues>> {
  return Object.fromEntries(
    Object.entries(combat).map(([id, value]) => [
      id,
      { combat: value, artillery: 0, star: false, sharpshooters: false },
    ]),
  );
}

interface Assault {
  /** Union brigades that attack Dogan Ridge (105), or stand about; by default Hardin from 106. */
  readonly attackers?: readonly Placement[];
  readonly defenders?: readonly Placement[];
  /** Printed potentials: brigades named here add nothing else. */
  readonly combat?: Readonly<Record<string, number>>;
  readonly units?: Setting["units"];
  readonly commanders?: Setting["commanders"];
}

/** A brigade that attacks open ground from open ground. */
export function attacker(unit: string, zone = "106", more: Partial<Placement> = {}): Placement {
  return { unit, zone, facing: "105", attacks: "105", ...more };
}

/** A brigade on open ground that faces 106: 104, 106 and 107 are in its Front. */
export function defender(unit: string, more: Partial<Placement> = {}): Placement {
  return { unit, zone: "105", facing: "106", ...more };
}

/** An assault of the Union on 105, open ground that is climbed only from 103 and 104; fought with these dice. */
export function assault(dice: readonly number[], options: Assault = {}): Combats {
  const { attackers = [attacker("hardin")], defenders = [defender("pryor")], combat = {}, units, commanders } = options;
  const setting = { placements: [...attackers, ...defenders], units: { ...plain(combat), ...units } };
  return new Combats(commanders === undefined ? setting : { ...setting, commanders }, dice).fight("105");
}
