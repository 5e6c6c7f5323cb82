import { createHash } from "node:crypto";
import { type ActionBase, type EventBase, type Game, sameJson, type Seen } from "@stonebridge/kernel";
import { expect } from "vitest";
import { anyOf, type Moment } from "./random-play.ts";

/**
 * Views are written by hand. This holds them to what a game declares of its fields: what a seat may see of a field follows from the parts of
 * its view that the declaration names; what it may not see changes nothing in its view.
 */

/** What a game says of the fields that it declares. */
export interface Declaring<P> {
  readonly fields: Readonly<
    Record<
      string,
      {
        readonly per?: string;
        readonly seen?: Seen<string, string> | undefined;
        readonly follows?: true | undefined;
      }
    >
  >;
  /** The values of fields that only a saved position has. */
  saved?(p: P): Readonly<Record<string, unknown>>;
  /** Does a seat belong to the audience of a field, or of this place in its list? Everybody belongs to `everybody`. */
  belongs?(
    audience: string,
    moment: { readonly p: P; readonly name: string; readonly at: number },
    seat: string,
  ): boolean;
  /** Lists of no set length of which seats see entry by entry what is theirs. */
  readonly sifted?: readonly string[];
  /** What even a seat of the audience sees of a value; absent if it sees all of it. */
  shown?(name: string, at: number, value: unknown): unknown;
  /**
   * The same position with another value in a field, or at a place of its list, that the seat may not know; undefined where no such
   * position would be whole. Absent: a copy in which no more is changed than that.
   */
  varied?(p: P, name: string, at: number, value: unknown, seat: string): P | undefined;
}

type AnyGame<P> = Game<P, ActionBase, EventBase, unknown>;

/** The fields of which it is said who sees them. */
export function seenFields<P>({ fields }: Declaring<P>): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.seen !== undefined);
}

/** Looks at positions of random games, as many as possible one after the other. */
export class DeclaredFields<P> {
  /** Fields of which a seat saw at least two values, and fields of which something was kept from one and another value tried. */
  readonly shown = new Set<string>();
  readonly hidden = new Set<string>();
  readonly #declaring: Declaring<P>;
  #game: AnyGame<P> | undefined;
  /** By seat, field and what its view tells of it: what the field was then. */
  #told = new Map<string, string>();
  /** By field and place: values that were met. */
  readonly #met = new Map<string, unknown[]>();

  constructor(declaring: Declaring<P>) {
    this.#declaring = declaring;
  }

  look({ game, p, pick }: Moment<AnyGame<P>, P>): void {
    if (this.#game !== game) this.#told = new Map();
    this.#game = game;
    const values: Readonly<Record<string, unknown>> = { ...p, ...this.#declaring.saved?.(p) };
    for (const seat of [...game.sides, "spectator"]) {
      const view = game.view(p, seat) as Readonly<Record<string, unknown>>;
      const digests = new Map<string, string>();
      const part = (name: string): string => {
        let told = digests.get(name);
        if (told === undefined) digests.set(name, (told = digestOf(view[name])));
        return told;
      };
      for (const [name, { per, seen }] of Object.entries(this.#declaring.fields)) {
        if (seen === undefined) continue;
        const value = values[name];
        // who sees a list that is neither by things nor sifted sees all of it
        const whole = isList(value) ? [...value] : value;
        const isSifted = this.#declaring.sifted?.includes(name) === true;
        const places = (per !== undefined || isSifted) && Array.isArray(whole) ? whole : [whole];
        const open = places.map((_, at) => this.#belongs(seen.by, p, name, at, seat));
        const visible = places.map((one, at) => (open[at] === true ? [this.#shown(name, at, one)] : []));
        // what is sifted does not tell how many others there are in it
        const told = isSifted ? visible.flat() : visible;
        this.#compare(`${seat} ${name}`, name, seen.in.map(part).join(), JSON.stringify(told));
        const kept = [...open.keys()].filter((at) => open[at] === false);
        if (kept.length > 0) this.#vary(game, p, seat, name, anyOf(kept, pick), places, view);
        for (const [at, one] of places.entries()) this.#meet(`${name} ${at}`, one);
      }
    }
  }

  #belongs(audience: string, p: P, name: string, at: number, seat: string): boolean {
    return audience === "everybody" || this.#declaring.belongs?.(audience, { p, name, at }, seat) === true;
  }

  #shown(name: string, at: number, value: unknown): unknown {
    return this.#declaring.shown ? this.#declaring.shown(name, at, value) : value;
  }

  /** The same parts of a view never go with two values of a field. */
  #compare(key: string, name: string, parts: string, value: string): void {
    const told = `${key} ${parts}`;
    const before = this.#told.get(told);
    if (before !== undefined && before !== value)
      expect(`${key}: ${value}`, "what is seen of it does not follow from the view").toBe(`${key}: ${before}`);
    this.#told.set(told, value);
    const last = this.#told.get(key);
    if (last !== undefined && last !== value) this.shown.add(name);
    this.#told.set(key, value);
  }

  /** Another value of what is kept from a seat leaves its view as it is. */
  #vary(
    game: AnyGame<P>,
    p: P,
    seat: string,
    name: string,
    at: number,
    places: readonly unknown[],
    view: unknown,
  ): void {
    const other = this.#met.get(`${name} ${at}`)?.find((value) => !sameJson(value, places[at]));
    if (other === undefined) return;
    const q = this.#declaring.varied
      ? this.#declaring.varied(p, name, at, other, seat)
      : changed(game, p, name, at, other);
    if (q === undefined) return;
    const seen = game.view(q, seat);
    if (!sameJson(seen, view)) expect(seen, `${seat} can tell ${name} ${at}`).toEqual(view);
    this.hidden.add(name);
  }

  #meet(place: string, value: unknown): void {
    const met = this.#met.get(place) ?? [];
    if (!met.some((one) => sameJson(one, value))) met.unshift(value);
    this.#met.set(place, met.slice(0, 3));
  }
}

function digestOf(part: unknown): string {
  return createHash("sha1")
    .update(JSON.stringify(part) ?? "")
    .digest("base64");
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) || value instanceof Uint8Array;
}

function changed<P>(game: AnyGame<P>, p: P, name: string, at: number, value: unknown): P {
  const q = game.copy(p);
  const fields = q as Record<string, unknown>;
  const list = fields[name];
  if (isList(list) && !isList(value)) fields[name] = list.with(at, value);
  else fields[name] = value;
  return q;
}
