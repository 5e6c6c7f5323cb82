import type { Action } from "../actions.ts";
import type { CombatPiece, Modifier } from "../events.ts";
import type { CombatResult, RollKind, SideId } from "../vocabulary.ts";

/** A zone the acting unit can reach, with the actions that bring it there. */
export interface ReachedZone {
  readonly zone: string;
  /** Movement points spent on the way, from where the unit stands now. */
  readonly cost: number;
  /** It has to push, and takes a Fatigue level (10.3-b). */
  readonly pushed: boolean;
  /** It must stop there: an enemy zone of control (10.3-l). */
  readonly stops: boolean;
  /** It may end there (10.5-a); otherwise it can only pass through. */
  readonly mayEnd: boolean;
  /** Zones entered, the last is `zone`. */
  readonly path: readonly string[];
  /** `push` and `step` actions to play, in order. */
  readonly actions: readonly Action[];
}

/** A zone, and how far it is from an HQ. */
export interface CommandDistance {
  readonly zone: string;
  /** Movement points from the HQ (10.1-b). */
  readonly cost: number;
  readonly within: boolean;
}

/** A die that decides a +1 before the combat dice. */
export interface PendingRoll {
  readonly kind: RollKind;
  readonly side: SideId;
  readonly element: string;
  /** Faces of six that succeed. */
  readonly faces: number;
}

/** A combat weighed before anybody commits to it: what is certain, what is rolled, and the exact chances. */
export interface CombatForecast {
  readonly attacker: SideId;
  readonly zones: readonly string[];
  readonly attackers: readonly CombatPiece[];
  readonly supporters: readonly CombatPiece[];
  readonly defenders: readonly CombatPiece[];
  readonly modifiers: { readonly attacker: readonly Modifier[]; readonly defender: readonly Modifier[] };
  readonly rolls: readonly PendingRoll[];
  /** Ways of each result out of `of` equally likely rolls of all dice: exact. */
  readonly ways: Readonly<Record<CombatResult, number>>;
  readonly of: number;
}

/** A zone an HQ can ride to. */
export interface Ride {
  readonly zone: string;
  /** Movement points. */
  readonly cost: number;
  /** Zones entered, the last is `zone`. */
  readonly path: readonly string[];
}

/** An enemy zone within reach of an attack. */
export interface AttackTarget {
  readonly element: string;
  readonly zone: string;
  /** `attack` actions with this zone in the Front they give. */
  readonly declarations: readonly Extract<Action, { type: "attack" }>[];
}
