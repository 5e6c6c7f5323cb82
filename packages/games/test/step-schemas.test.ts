import { fileURLToPath } from "node:url";
import { type Schema, schemaFile } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { bullRun1861 } from "../src/bull-run-1861/index.ts";
import { kindForms as kindsOf1861, stepsForm as stepsOf1861 } from "../src/bull-run-1861/situations/frame-forms.ts";
import { bullRun1983 } from "../src/bull-run-1983/index.ts";
import { kindForms as kindsOf1983, stepsForm as stepsOf1983 } from "../src/bull-run-1983/situations/frame-forms.ts";
import { noWrittenOrders } from "../src/no-written-orders/index.ts";
import { stepsForm as stepsOfNWO } from "../src/no-written-orders/situations/step-forms.ts";
import { secondBullRun1862 } from "../src/second-bull-run-1862/index.ts";
import {
  kindForms as kindsOf1862,
  stepsForm as stepsOf1862,
} from "../src/second-bull-run-1862/situations/frame-forms.ts";

const FORMS: readonly (readonly [game: string, name: string, form: (scenario: number) => Schema])[] = [
  ["bull-run-1861", "Bull Run 1861", (at) => stepsOf1861(kindsOf1861(fieldOf(bullRun1861, at))).schema],
  [
    "second-bull-run-1862",
    "Second Bull Run 1862",
    (at) => stepsOf1862(kindsOf1862(fieldOf(secondBullRun1862, at))).schema,
  ],
  ["bull-run-1983", "Bull Run (1983)", (at) => stepsOf1983(kindsOf1983(fieldOf(bullRun1983, at))).schema],
  ["no-written-orders", "No Written Orders", (at) => stepsOfNWO(fieldOf(noWrittenOrders, at)).schema],
];

interface Module<F> {
  readonly scenarios: readonly { readonly id: string }[];
  situation(scenario: string): unknown;
  open(situation: unknown): { readonly field: F };
}

function fieldOf<F>(module: Module<F>, at: number): F {
  return module.open(module.situation((module.scenarios.at(at) as { readonly id: string }).id)).field;
}

/** A step a line: what is declared of it can be found. */
function schemaOf(game: string, name: string, schema: Schema): string {
  const { items, ...rest } = schemaFile(schema, `${game}-situation-1.schema.json`).schema as {
    readonly items: { readonly anyOf: readonly unknown[] };
  };
  const head = JSON.stringify({
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: `${game}-steps-1.schema.json`,
    title: `Running steps of ${name}, version 1`,
    description: "The steps that run in a saved position, the outermost first.",
    ...rest,
  });
  const steps = items.anyOf.map((step) => JSON.stringify(step)).join(",\n");
  return `${head.slice(0, -1)},"items":{"anyOf":[\n${steps}\n]}}\n`;
}

test.each(FORMS)(
  "the schema of the steps of %s is what their declaration says, in every scenario",
  async (game, name, schema) => {
    const [first, last] = [0, -1].map((at) => schemaOf(game, name, schema(at)));
    expect(last).toBe(first);
    await expect(first).toMatchFileSnapshot(
      fileURLToPath(new URL(`../../../schemas/${game}-steps-1.schema.json`, import.meta.url)),
    );
  },
);
