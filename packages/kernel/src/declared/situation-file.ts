import { Faults } from "../faults.ts";
import { EVEN_CHANCES, Faulty, type Side } from "../game.ts";
import { beyondMeasure, isObject } from "../json.ts";
import { bidForm } from "./bids.ts";
import { type OptionsOf, type OptionValues, readOptions } from "../situations/options.ts";
import { readValues, UNUSABLE, type ValueKinds, type ValueReading } from "../situations/situation-reading.ts";
import { constant, type Form, maybe, type OptionalForm, text } from "./forms.ts";
import { type FieldForms, fieldsSchema } from "./records.ts";
import { type Schema, schemaFile } from "./schema.ts";

/** What the situations of all games begin with. */
interface Headed {
  readonly $schema: string | undefined;
  readonly format: "stonebridge-situation";
  readonly version: 1;
  readonly game: string;
  readonly name: string | undefined;
}

/** How it is written what a file is. @param game id of its game */
export function headForms(game: string): FieldForms<Headed> {
  return {
    $schema: maybe(text),
    format: constant("stonebridge-situation"),
    version: constant(1),
    game: constant(game),
    name: maybe(text),
  };
}

/** The options of a game that are not at their defaults when it is played, by id. */
export function optionsForm<const V extends OptionValues>(
  values: V,
): OptionalForm<OptionsOf<V>, Readonly<Partial<OptionsOf<V>>>> {
  return {
    many: "objects",
    schema: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(values).map(([id, words]) => [id, { enum: words, default: words[0] }]),
      ),
    },
    optional: true,
    tell: (options) => options,
    read: (told, _at, faults) => readOptions(values, told, faults),
  };
}

/** Dice to fall first: faces of a die. @param rule the clause behind it */
export function facesForm(rule?: string): OptionalForm<readonly number[] | undefined> {
  return {
    many: "lists",
    schema: {
      type: "array",
      items: { type: "integer", minimum: 1, maximum: 6 },
      description: "The first dice, in order.",
    },
    optional: true,
    tell: (faces) => faces,
    read(told, _at, faults) {
      checkFaces(told, faults, rule);
      return Array.isArray(told) ? told : undefined;
    },
  };
}

/** The values that an owner of the printed game gives, by piece. */
export type ValuesGiven<T> = ReadonlyMap<T, Readonly<Record<string, unknown>>>;

/** The values that an owner of the printed game gives to pieces, by id; none if he gives none, or wrong ones. */
export function valuesForm<T extends { readonly id: string }, V extends object>(
  pieces: readonly T[],
  reading: ValueReading<T, V>,
): OptionalForm<ReadonlyMap<T, V>, Readonly<Record<string, V>> | undefined> {
  return {
    many: "objects",
    schema: {
      type: "object",
      description: `Your own values by ${reading.kind}.`,
      additionalProperties: valuesSchema(
        pieces.map((piece) => reading.values(piece)),
        reading.about,
      ),
    },
    optional: true,
    tell: (given) =>
      given.size === 0 ? undefined : Object.fromEntries([...given].map(([{ id }, values]) => [id, values])),
    read(told, _at, faults) {
      const before = faults.list.length;
      const values = readValues(pieces, told, reading, faults);
      return faults.list.length > before ? new Map() : values;
    },
  };
}

/** The schema of one piece’s values: whatever some piece may have. */
function valuesSchema(kinds: readonly ValueKinds[], about: Readonly<Partial<Record<string, string>>> = {}): Schema {
  const names = [...new Set(kinds.flatMap((one) => Object.keys(one)))];
  const schemaOf = (name: string): Schema => {
    const these = kinds.flatMap((one) => (one[name] === undefined ? [] : [one[name]]));
    const [first] = these;
    if (first === "flag") return { type: "boolean" };
    if (first !== undefined && "words" in first) return { enum: first.words };
    const limits = these.flatMap((kind) => (Array.isArray(kind) ? [kind as readonly [number, number]] : []));
    const [least, most] = [limits.map(([from]) => from), limits.map(([, to]) => to)];
    return { type: "integer", minimum: Math.min(...least), maximum: Math.max(...most) };
  };
  const described = (name: string): Schema => (about[name] === undefined ? {} : { description: about[name] });
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { ...schemaOf(name), ...described(name) }])),
  };
}

/** Of which game a situation is. */
interface SituationGame {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly Side[];
}

/** The JSON Schema of a game’s situations. @param fields how those of the game are written, its options and dice among them */
export function situationSchema(
  { id, name, sides }: SituationGame,
  description: string,
  fields: Readonly<Record<string, Form<unknown>>>,
): Schema {
  const { schema, definitions } = schemaFile(fieldsSchema({ ...headForms(id), ...fields, bid: bidForm(sides) }));
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: `${id}-situation-1.schema.json`,
    title: `Situation of ${name}, version 1`,
    description,
    ...schema,
    definitions,
  };
}

/**
 * Opens a situation from anywhere: an object of this format, version and game. Fields unknown to the game are added
 * to the faults.
 * @param fields those of the game alone
 * @throws Faulty if it is not a situation of that game
 */
export function openSituation(
  data: unknown,
  game: SituationGame,
  fields: ReadonlySet<string>,
): { readonly situation: Record<string, unknown>; readonly faults: Faults } {
  const faults = new Faults();
  if (!isObject(data))
    throw new Faulty("This is not a situation", [{ field: "(whole file)", problem: "must be one JSON object" }]);
  const beyond = beyondMeasure(data);
  if (beyond !== undefined) throw new Faulty(UNUSABLE, [{ field: "(whole file)", problem: beyond }]);
  const head = headForms(game.id);
  for (const [field, form] of Object.entries(head)) form.read(data[field], field, faults);
  faults.check(`This is not a situation of ${game.name}`);
  checkBid(data, game.sides, faults);
  const common = new Set([...Object.keys(head), "options", "bid", "dice"]);
  for (const key of Object.keys(data))
    if (!common.has(key) && !fields.has(key))
      faults.add(key, "is not a field of a situation; remove it or correct its name");
  return { situation: data, faults };
}

/** A bid belongs to even chances, and they to a bid. */
function checkBid({ bid, options }: Readonly<Record<string, unknown>>, sides: readonly Side[], faults: Faults): void {
  const isEven = isObject(options) && options[EVEN_CHANCES] === "on";
  bidForm(sides).read(bid, "bid", faults);
  if (isEven && bid === undefined) faults.add("bid", "is missing: say which side even chances give how many points");
  if (!isEven && bid !== undefined)
    faults.add("bid", `is only for even chances; remove it, or set options.${EVEN_CHANCES} to "on"`);
}

/** Dice to fall first: faces of a die. @param rule the clause behind it */
export function checkFaces(data: unknown, faults: Faults, rule?: string): void {
  if (data === undefined) return;
  if (!Array.isArray(data)) faults.add("dice", "must be a list of faces from 1 to 6");
  else for (const [at, face] of data.entries()) faults.whole(`dice[${at}]`, face, 1, 6, rule);
}
