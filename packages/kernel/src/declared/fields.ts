import { onceFor } from "../once-for.ts";
import { plainCopy } from "../tables.ts";
import type { Shape, ValueOf } from "./shapes.ts";

/** Who may see a field, all of it or what of it is theirs, and which parts of their view tell it. */
export interface Seen<Audience extends string, Part> {
  readonly by: Audience | "everybody";
  readonly in: readonly [Part, ...Part[]];
}

/**
 * What a field holds: a value of a shape, or a list of them, one for each thing of a sort (`per`). The values of a list change in place, and
 * a copy has a list of its own, unless it is `shared`: then it is replaced when it changes, and copies share it. `bytes`: a Uint8Array, for
 * numbers up to 255.
 */
interface Content<Kind extends string, Per extends string> {
  readonly is: Shape<Kind>;
  readonly per?: Per;
  readonly shared?: true;
  readonly bytes?: true;
}

/** The value with which a field of a kind, or each place of its list, starts. Lists start empty, and what may be missing starts without. */
type Starting<Values, Per extends string> =
  | { [K in keyof Values & string]: Content<K, Per> & { readonly is: K; readonly starts?: Values[K] } }[keyof Values &
      string]
  | (Content<keyof Values & string, Per> & {
      readonly is: Exclude<Shape<keyof Values & string>, string>;
      readonly starts?: undefined;
    });

/**
 * A field of a position. One that `follows` from others is only in memory; one of which only the saved position knows (`saved: "only"`) tells
 * there what others follow from. All others are in both. Who may see a field has to be said of all that does not follow.
 */
export type PositionField<Values, Per extends string, Audience extends string, Part> = Starting<Values, Per> &
  (
    | { readonly follows: true; readonly seen?: undefined; readonly saved?: undefined }
    | { readonly seen: Seen<Audience, Part>; readonly saved?: "only"; readonly follows?: undefined }
  );

/**
 * The fields of a game’s positions, besides the stack of running steps, which its frames declare.
 *
 * `Values`: the type of each kind; `Per`: what there are lists of; `Audience`: who may see a field if not everybody; `Part`: parts of a view.
 */
export type PositionFields<Values, Per extends string, Audience extends string, Part> = Readonly<
  Record<string, PositionField<Values, Per, Audience, Part>>
>;

/** A field as functions here look at it. */
interface AnyField {
  readonly is: unknown;
  readonly per?: string;
  readonly bytes?: true;
  readonly starts?: unknown;
  readonly follows?: true | undefined;
  readonly saved?: "only" | undefined;
}
/** The fields of any game’s positions. */
export type AnyFields = Readonly<Record<string, AnyField>>;

type OnlySaved<F> = { [K in keyof F]: F[K] extends { readonly saved: "only" } ? K : never }[keyof F];
type Following<F> = { [K in keyof F]: F[K] extends { readonly follows: true } ? K : never }[keyof F];
/** The fields of a saved position. */
export type SavedFieldsOf<F> = Exclude<keyof F, Following<F>>;
/** The fields that a position has in memory and saved alike. */
export type KeptIn<F> = Exclude<keyof F, OnlySaved<F> | Following<F>>;
/** What there is a list of. */
type PerOf<F> = { [K in keyof F]: F[K] extends { readonly per: infer Per extends string } ? Per : never }[keyof F];
/** The fields of which the declaration does not say how they start. */
type Given<F> = {
  [K in keyof F]: F[K] extends { readonly is: string }
    ? F[K] extends { readonly starts: unknown }
      ? never
      : K
    : never;
}[Exclude<keyof F, OnlySaved<F>>];

/** The type of a field. `Values`: the type of each kind. */
export type FieldValue<D, Values> = D extends { readonly is: infer S; readonly per: string }
  ? D extends { readonly bytes: true }
    ? Uint8Array
    : D extends { readonly shared: true }
      ? readonly ValueOf<S, Values>[]
      : ValueOf<S, Values>[]
  : D extends { readonly is: infer S }
    ? ValueOf<S, Values>
    : never;

/** A position in memory with these fields, its running steps on a stack. */
export type PositionOf<F, Values, Frame> = { readonly stack: Frame[] } & {
  -readonly [K in Exclude<keyof F, OnlySaved<F>>]: FieldValue<F[K], Values>;
};
/** What is saved of a position, as plain data, if it is not packed. */
export type SavedOf<F, Values, Frame> = { readonly stack: readonly Frame[] } & {
  readonly [K in SavedFieldsOf<F>]: FieldValue<F[K], Values>;
};

/**
 * A position in which nothing has begun. It grows field by field: give a copy to those who play, so that all positions are made alike.
 * @param sizes how many there are of what lists are made for
 * @param given the fields that start as the declaration does not say
 */
export function emptyOf<P, F extends AnyFields>(
  fields: F,
  sizes: Readonly<Record<PerOf<F>, number>>,
  given: NoInfer<Readonly<Pick<P, Given<F> & keyof P>>>,
): P {
  const told: Readonly<Record<string, unknown>> = given;
  const lengths: Readonly<Record<string, number>> = sizes;
  const p: Record<string, unknown> = { stack: [] };
  for (const [name, field] of Object.entries<AnyField>(fields)) {
    if (field.saved === "only") continue;
    p[name] = Object.hasOwn(told, name) ? told[name] : startOf(field, lengths);
  }
  return p as P;
}

function startOf({ is, per, bytes, starts }: AnyField, lengths: Readonly<Record<string, number>>): unknown {
  const value = Array.isArray(is) ? [] : starts;
  if (per === undefined) return value;
  const length = lengths[per] ?? 0;
  return bytes ? new Uint8Array(length).fill(Number(value)) : Array.from({ length }, () => value);
}

/** The fields that a position has in memory and saved alike, in their order. */
export const keptFields = onceFor((fields: AnyFields): readonly string[] => {
  const kept = Object.entries(fields).filter(([, { follows, saved }]) => follows !== true && saved !== "only");
  return kept.map(([name]) => name);
}) as <F extends AnyFields>(fields: F) => readonly (KeptIn<F> & string)[]; // the names that were filtered are those

/**
 * What a position has in memory and saved alike, the stack first, as it stands: what is in it belongs to the position. For whoever looks at it
 * at once, such as a fingerprint; it is made for each step of a record.
 */
export function keptAsItStands<
  F extends AnyFields,
  P extends { readonly stack: unknown } & Readonly<Record<KeptIn<F>, unknown>>,
>(fields: F, p: P): Pick<P, KeptIn<F> | "stack"> {
  const kept: Record<string, unknown> = { stack: p.stack };
  for (const name of keptFields(fields)) kept[name] = p[name];
  return kept as Pick<P, KeptIn<F> | "stack">;
}

/** What a position has in memory and saved alike, the stack first: plain data that does not change later. */
export function keptOf<
  F extends AnyFields,
  P extends { readonly stack: unknown } & Readonly<Record<KeptIn<F>, unknown>>,
>(fields: F, p: P): Pick<P, KeptIn<F> | "stack"> {
  return plainCopy(keptAsItStands<F, P>(fields, p));
}
