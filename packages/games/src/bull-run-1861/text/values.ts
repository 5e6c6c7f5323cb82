import type { Refusal } from "@stonebridge/kernel";
import type { About, Action, ActionType } from "../actions.ts";
import type { Asked, Names } from "./texts.ts";
import type { Span } from "./line.ts";

type NamedSpan = Extract<Span, { readonly name: string }>;

/** Spans for what stands on the map. */
export interface Say {
  /** A unit, an element or an HQ. */
  unit(id: string): NamedSpan;
  zone(id: string): NamedSpan;
}

export function say(names: Names): Say {
  return {
    unit: (id) => ({ unit: id, name: names.unit(id) }),
    zone: (id) => ({ zone: id, name: names.zone(id) }),
  };
}

/** The decision's values and what it offers. */
export function asked(decision: Asked): { readonly about: About; readonly may: (type: ActionType) => boolean } {
  const offered = new Set(decision.actions.map((action) => action.type));
  return { about: decision.about as unknown as About, may: (type) => offered.has(type) };
}

/** The named values of a refusal, each present only where it is of the right kind. */
export interface RefusalValues {
  /** The element, else the unit, else the HQ that wanted to act. */
  readonly piece?: string;
  readonly zone?: string;
  readonly host?: string;
  readonly enemies: readonly string[];
  readonly friends: readonly string[];
  readonly zones: readonly string[];
  readonly points?: number;
  readonly needed?: number;
  readonly limit?: number;
  readonly fatigue?: number;
}

type Loose = Readonly<Record<string, unknown>>;

function text(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === "string" && value !== "");
}

function texts(...values: readonly unknown[]): readonly string[] {
  const found = values.find((value): value is readonly unknown[] => Array.isArray(value)) ?? [];
  return found.filter((value) => typeof value === "string");
}

function number(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Reads a refusal's values; what it does not bring along comes from the action, if there is one. Never throws. */
export function refusalValues(refusal: Refusal, action: Action | undefined): RefusalValues {
  const own: Loose = refusal.with ?? {};
  const tried: Loose = { ...action };
  const values = {
    piece: text(
      own["element"],
      own["unit"],
      own["headquarters"],
      tried["unit"],
      tried["element"],
      tried["headquarters"],
      texts(tried["attackers"])[0],
    ),
    zone: text(own["zone"], tried["zone"], tried["facing"], texts(tried["zones"])[0]),
    host: text(own["host"], tried["host"]),
    points: number(own["points"]),
    needed: number(own["needed"]),
    limit: number(own["limit"]),
    fatigue: number(own["fatigue"]),
  };
  const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return {
    ...(present as Partial<RefusalValues>),
    enemies: texts(own["enemies"]),
    friends: texts(own["friends"]),
    zones: texts(own["zones"]),
  };
}

/** The final points in an outcome's values, if they are there. */
export function pointsOf(about: Loose): { readonly north: number; readonly south: number } | undefined {
  const points: Loose = typeof about["points"] === "object" && about["points"] !== null ? { ...about["points"] } : {};
  const north = number(points["north"]);
  const south = number(points["south"]);
  return north === undefined || south === undefined ? undefined : { north, south };
}

/** Movement points of an action where the rules fix them: 10.3-r, 10.3-j, 10.6-a, 10.6-f. */
export function usualCost(action: Action): number | undefined {
  if (action.type === "attack") return action.over === undefined ? 2 : 4;
  return action.type === "deploy" || action.type === "regroup" ? 2 : undefined;
}
