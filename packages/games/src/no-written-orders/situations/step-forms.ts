import { type Form, type KindForms, listOf, sequenceForm, unveiled } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import type { Frame } from "../frames.ts";
import { FRAMES } from "../locals.ts";
import type { Kinds } from "../locals/kinds.ts";
import { kindForms } from "./kind-forms.ts";
import { namesOf } from "./names.ts";

/** The running steps of the sequence of play, the outermost first. */
export function sequenceOf(kinds: KindForms<Kinds>): Form<readonly Frame[]> {
  const problem = "the turn or the end of the game comes first and nowhere else";
  return sequenceForm<Frame, Kinds>(
    unveiled(FRAMES),
    kinds,
    { steps: ["turn", "over"], problem, rule: "NWO-4-a" },
    listOf,
  );
}

/** The same on a field. */
export function stepsForm(field: Field): Form<readonly Frame[]> {
  return sequenceOf(kindForms(field, namesOf(field)));
}
