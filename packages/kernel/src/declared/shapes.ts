/**
 * What a local of a step, or a field of a record in one, is: a value of a kind that the game names; a list of them; one that may be
 * missing; one that the step changes; a record. A list is replaced when it changes, so that copies of a frame can share it.
 */
export type Shape<Kind extends string> =
  | Kind
  | readonly [Shape<Kind>]
  | { readonly maybe: Shape<Kind> }
  | { readonly changes: Shape<Kind> }
  | { readonly [field: string]: Shape<Kind> };

/** Locals by name. */
export type Locals<Kind extends string> = Readonly<Record<string, Shape<Kind>>>;

/** What a shape is a value of. `Values`: the type of each kind. */
export type ValueOf<S, Values> = S extends keyof Values
  ? Values[S]
  : S extends readonly [infer One]
    ? readonly ValueOf<One, Values>[]
    : S extends { readonly changes: infer One }
      ? ValueOf<One, Values>
      : S extends { readonly maybe: infer One }
        ? ValueOf<One, Values> | undefined
        : RecordOf<S, Values>;

type Missing = { readonly maybe: unknown } | { readonly changes: { readonly maybe: unknown } };
type Changing<S> = { [K in keyof S]: S[K] extends { readonly changes: unknown } ? K : never }[keyof S];
type Optional<S> = { [K in keyof S]: S[K] extends Missing ? K : never }[keyof S];

// picked by keys, so that a field in the type leads to its declaration
type Fixed<S, Values, K extends keyof S> = { readonly [F in K]: ValueOf<S[F], Values> };
type FixedMaybe<S, Values, K extends keyof S> = { readonly [F in K]?: ValueOf<S[F], Values> };
type Changed<S, Values, K extends keyof S> = { -readonly [F in K]: ValueOf<S[F], Values> };
type ChangedMaybe<S, Values, K extends keyof S> = { -readonly [F in K]?: ValueOf<S[F], Values> };

/** An object of these fields: those that do not change are read-only. */
export type RecordOf<S, Values> = Fixed<S, Values, Exclude<keyof S, Changing<S> | Optional<S>>> &
  FixedMaybe<S, Values, Exclude<Optional<S>, Changing<S>>> &
  Changed<S, Values, Exclude<Changing<S>, Optional<S>>> &
  ChangedMaybe<S, Values, Extract<Changing<S>, Optional<S>>>;

/** The steps of a game in which every seat may see all locals of each. */
export type OpenSteps<Kind extends string> = Readonly<Record<string, Locals<Kind>>>;

/** A frame for each of these steps: its name and its locals. */
export type FramesOf<Steps, Values> = {
  [S in keyof Steps & string]: { readonly step: S } & RecordOf<Steps[S], Values>;
}[keyof Steps & string];

/** The steps of a game with secrets: the locals of each, by who may see them. */
export type StepsWithSecrets<Kind extends string, Audience extends string> = Readonly<
  Record<string, Readonly<Partial<Record<Audience | "everybody", Locals<Kind>>>>>
>;

type Together<Groups> = {
  [A in keyof Groups]: (locals: Groups[A]) => void;
}[keyof Groups] extends (locals: infer All) => void
  ? All
  : never;

/** The same steps with all their locals. */
export type Unveiled<Steps> = { [S in keyof Steps]: Together<Steps[S]> };

/** What is seen of a frame in which something is hidden: who sees more has more of it. */
export type VeiledFramesOf<Steps, Values> = {
  [S in keyof Steps & string]: keyof Steps[S] extends "everybody"
    ? never
    : Steps[S] extends { readonly everybody: infer Open }
      ? { readonly step: S; readonly veiled: true } & RecordOf<Open, Values> &
          Partial<RecordOf<Omit<Together<Steps[S]>, keyof Open>, Values>>
      : never;
}[keyof Steps & string];
