import { isObject } from "../json.ts";
import type { StepFrame } from "../sequence/step-frame.ts";
import { type Form, innerList, maybe, wholeList } from "./forms.ts";
import { type FieldForms, record } from "./records.ts";
import type { OpenSteps, Shape } from "./shapes.ts";

/** How a value of each of a game’s kinds is written. */
export type KindForms<Values> = { readonly [K in keyof Values]-?: Form<Values[K]> };

/** How they are written in a saved position ({@link Form.saved}). */
export function savedKinds<Values>(kinds: KindForms<Values>): KindForms<Values> {
  const forms = Object.entries<Form<unknown>>(kinds as Readonly<Record<string, Form<unknown>>>);
  return Object.fromEntries(forms.map(([kind, form]) => [kind, form.saved ?? form])) as unknown as KindForms<Values>;
}

/** How lists are written: always ({@link wholeList}), or left out if empty. */
type ListForm = <T>(form: Form<T>) => Form<readonly T[]>;

/** The steps that lie underneath all others, and what is wrong with a file where they do not. */
export interface Outermost {
  readonly steps: readonly string[];
  readonly problem: string;
  readonly rule?: string;
}

/**
 * How a game’s declared steps are written, read and described in its JSON Schema: the running steps of a position, the outermost first.
 * @param kinds how a value of each kind is written
 */
export function sequenceForm<F extends StepFrame, Values>(
  steps: OpenSteps<keyof Values & string>,
  kinds: KindForms<Values>,
  outermost: Outermost,
  list: ListForm = wholeList,
): Form<readonly F[], readonly unknown[]> {
  const forms = new Map(
    Object.entries(steps).map(([step, locals]) => [step, record(fieldForms(locals, kinds, list), "{}", step)]),
  );
  return {
    many: "steps",
    schema: {
      type: "array",
      minItems: 1,
      items: { anyOf: [...forms].map(([step, { schema }]) => withName(step, schema)) },
    },
    tell: (frames) => frames.map(({ step, ...locals }) => ({ step, ...(forms.get(step)?.tell(locals) as object) })),
    read(told, at, faults) {
      if (!Array.isArray(told) || told.length === 0) {
        faults.add(at, "must be a list of running steps, the outermost first");
        return [];
      }
      return told.flatMap((one: unknown, index) => {
        const path = `${at}[${index}]`;
        const { step, ...locals } = isObject(one) ? one : {};
        const form = typeof step === "string" ? forms.get(step) : undefined;
        if (form === undefined) {
          faults.add(path, `must name a step: ${[...forms.keys()].join(", ")}`);
          return [];
        }
        if (outermost.steps.some((name) => name === step) !== (index === 0))
          faults.add(path, outermost.problem, outermost.rule);
        return [{ step, ...form.read(locals, path, faults) } as unknown as F];
      });
    },
  };
}

function fieldForms<Values>(
  fields: Readonly<Record<string, Shape<keyof Values & string>>>,
  kinds: KindForms<Values>,
  list: ListForm,
): FieldForms<object> {
  return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, formOf(shape, kinds, list)]));
}

/** How a value of a shape is written. */
export function formOf<Values>(
  shape: Shape<keyof Values & string>,
  kinds: KindForms<Values>,
  list: ListForm,
): Form<unknown> {
  if (typeof shape === "string") return kinds[shape] as Form<unknown>;
  if (isList(shape))
    return list(
      formOf(shape[0], kinds, Array.isArray(shape[0]) && list !== wholeList ? innerList : list),
    ) as Form<unknown>;
  if ("changes" in shape) return formOf(shape.changes, kinds, list);
  // an empty list is another thing than none
  if ("maybe" in shape) return maybe(formOf(shape.maybe, kinds, list === wholeList ? list : innerList));
  const names = Object.keys(shape);
  return record(
    fieldForms(shape, kinds, list),
    `{ ${names.map((name) => `"${name}": …`).join(", ")} }`,
  ) as Form<unknown>;
}

function isList<K extends string>(shape: Exclude<Shape<K>, string>): shape is readonly [Shape<K>] {
  return Array.isArray(shape);
}

function withName(step: string, { properties, required, ...rest }: Form<object>["schema"]): Form<object>["schema"] {
  return {
    ...rest,
    properties: { step: { const: step }, ...(properties as object) },
    required: ["step", ...(required as readonly string[])],
  };
}
