import { capacityOf, isAtHeadquarters, isBoundToSight, sendersOf } from "./capacity.ts";
import { commandersOver, inCommand } from "../army/command.ts";
import { confidenceLimit } from "./confidence.ts";
import { controllerOf } from "../land/control.ts";
import { DIVISION, type Field, FORMATION } from "../field.ts";
import { bodyOf, isDisheartened, ratingOf } from "../army/headings.ts";
import { type HolderIndex, type LeaderIndex, NONE, type SideIndex } from "../measures.ts";
import { chanceOfAtMost } from "./order-chances.ts";
import type { Position } from "../position.ts";
import { levelsNow, lossesOf } from "../army/spirits.ts";
import { isDetached, unitsUnder } from "../army/standing.ts";
import type { OrderType } from "../vocabulary.ts";

/** The confidence check that an order faces (NWO-12.10-a, table TQ). */
export interface ConfidenceOutlook {
  /** A step was lost under the order: it is rolled for in the next Command Phase. */
  readonly due: boolean;
  /** Highest die that holds, and its chance. */
  readonly limit: number;
  readonly chance: number;
}

/** The state of a holder of orders, as its own side knows it. */
export interface HolderOutlook {
  readonly id: string;
  readonly order: OrderType;
  /** None while its leader is lost or not on the map. */
  readonly rating?: number;
  /**
   * Strength lost of its formation, the level that demoralises it as printed, and the level now if others near it are demoralised
   * (NWO-14.1-a, NWO-14.3-a); none if nothing does.
   */
  readonly losses?: { readonly lost: number; readonly level: number; readonly now: number };
  readonly demoralised: boolean;
  /** None if its order is never checked (NWO-12.10-b, NWO-RUL178). */
  readonly confidence?: ConfidenceOutlook;
  /** 0 fresh, 1 fatigued, 2 exhausted. */
  readonly fatigue: number;
  /** Leaders whose range serves it, its own first (NWO-12.1-a). */
  readonly commanders: readonly string[];
  /** Units that its order binds, and those of them that are out of command (NWO-12.1-e). */
  readonly units: readonly string[];
  readonly outOfCommand: readonly string[];
  /** Divisions of it that follow orders of their own (NWO-12.13-a). */
  readonly detached: readonly string[];
}

/** The state of a holder of orders. @throws Error if there is no such holder */
export function holderOutlook(field: Field, p: Position, id: string): HolderOutlook {
  const holder = field.holderIndex.get(id);
  if (holder === undefined) throw new Error(`There is no "${id}" that could hold an order.`);
  const { kind, formation, divisions } = field.holders[holder];
  const rating = ratingOf(field, p, holder);
  const body = bodyOf(field, p, holder);
  const confidence = confidenceOf(field, p, holder);
  const losses = body === NONE || field.holders[body].level === 0 ? undefined : lossesTold(field, p, body);
  const units = unitsUnder(field, p, holder);
  const leaderIds = (leaders: readonly LeaderIndex[]): readonly string[] => leaders.map((one) => field.leaders[one].id);
  const commands = kind === FORMATION || kind === DIVISION;
  return {
    id,
    order: p.standing[holder]?.order.type ?? "reserve",
    ...(rating === undefined ? {} : { rating }),
    ...(losses === undefined ? {} : { losses }),
    demoralised: isDisheartened(field, p, holder),
    ...(confidence === undefined ? {} : { confidence }),
    fatigue: Math.max(p.fatigue[holder], body === NONE ? 0 : p.fatigue[body]),
    commanders: commands ? leaderIds(commandersOver(field, p, kind === DIVISION ? formation : holder)) : [],
    units: units.map((unit) => field.units[unit].id),
    outOfCommand: units.filter((unit) => !inCommand(field, p, unit)).map((unit) => field.units[unit].id),
    detached: divisions.filter((division) => isDetached(field, p, division)).map((one) => field.holders[one].id),
  };
}

function lossesTold(field: Field, p: Position, body: HolderIndex): NonNullable<HolderOutlook["losses"]> {
  const { level, side } = field.holders[body];
  return { lost: lossesOf(field, p, body), level, now: levelsNow(field, p, side).get(body) ?? level };
}

function confidenceOf(field: Field, p: Position, holder: HolderIndex): ConfidenceOutlook | undefined {
  const standing = p.standing[holder];
  if (standing === undefined) return undefined;
  const flag = standing.order.target?.flag;
  const limit = confidenceLimit({
    order: standing.order.type,
    rating: ratingOf(field, p, holder) ?? 0,
    demoralised: isDisheartened(field, p, holder),
    objectiveHeld: flag !== undefined && controllerOf(p, flag) === field.holders[holder].side,
  });
  return limit === undefined ? undefined : { due: standing.shaken, limit, chance: chanceOfAtMost(limit) };
}

/** A commander who may send orders, and how many more he may give in this phase (NWO-12.12-a..c). */
export interface SenderState {
  readonly id: string;
  readonly rating: number;
  readonly capacity: number;
  readonly spent: number;
  /** He is with his headquarters, and they exist (NWO-12.12-b). */
  readonly atHeadquarters: boolean;
  /** He may order only those he meets, and only to what he sees (NWO-12.12-c). */
  readonly boundToSight: boolean;
}

/** The commanders of a side who may send orders now. */
export function sendersNow(field: Field, p: Position, side: SideIndex): SenderState[] {
  const given = p.stack.findLast((frame) => frame.step === "command")?.given ?? [];
  return sendersOf(field, p, side).map((from) => ({
    id: field.holders[from].id,
    rating: ratingOf(field, p, from) ?? 0,
    capacity: capacityOf(field, p, from),
    spent: given.filter((one) => one.from === from).length,
    atHeadquarters: isAtHeadquarters(field, p, from),
    boundToSight: isBoundToSight(field, p, from),
  }));
}
