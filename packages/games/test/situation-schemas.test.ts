import { fileURLToPath } from "node:url";
import { type Form, type Schema, situationSchema } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { bullRun1861 } from "../src/bull-run-1861/index.ts";
import { situationForms as formsOf1861 } from "../src/bull-run-1861/situations/situation-forms.ts";
import { bullRun1983 } from "../src/bull-run-1983/index.ts";
import { situationForms as formsOf1983 } from "../src/bull-run-1983/situations/situation-forms.ts";
import { noWrittenOrders } from "../src/no-written-orders/index.ts";
import { situationForms as formsOfNWO } from "../src/no-written-orders/situations/situation-forms.ts";
import { secondBullRun1862 } from "../src/second-bull-run-1862/index.ts";
import { namesOf as namesOf1862 } from "../src/second-bull-run-1862/situations/names.ts";
import { situationForms as formsOf1862 } from "../src/second-bull-run-1862/situations/situation-forms.ts";

interface Game {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly string[];
  /** What a schema cannot say. */
  readonly description: string;
  /** How its situations are written, by scenario. */
  readonly forms: readonly (() => Readonly<Record<string, Form<unknown>>>)[];
}

const GAMES: readonly Game[] = [
  {
    id: "bull-run-1861",
    name: "Bull Run 1861",
    sides: bullRun1861.sides,
    description:
      "Any position of the game: scenarios, saved set-ups, examples. What a schema cannot say (stacking, who borders whom) is checked when the situation is opened.",
    forms: bullRun1861.scenarios.map(
      ({ id }) =>
        () =>
          formsOf1861(bullRun1861.open(bullRun1861.situation(id)).field),
    ),
  },
  {
    id: "second-bull-run-1862",
    name: "Second Bull Run 1862",
    sides: secondBullRun1862.sides,
    description:
      "Any position of the game: scenarios, saved set-ups, examples. What a schema cannot say (stacking by corps, who borders whom, what a mark contradicts) is checked when the situation is opened.",
    forms: secondBullRun1862.scenarios.map(
      ({ id }) =>
        () =>
          formsOf1862(namesOf1862(secondBullRun1862.open(secondBullRun1862.situation(id)).field)),
    ),
  },
  {
    id: "bull-run-1983",
    name: "Bull Run (1983)",
    sides: bullRun1983.sides,
    description:
      "Any position of the game: scenarios, saved set-ups, examples. What a schema cannot say (stacking, rivers, who may begin where) is checked when the situation is opened.",
    forms: bullRun1983.scenarios.map(
      ({ id }) =>
        () =>
          formsOf1983(bullRun1983.open(bullRun1983.situation(id)).field),
    ),
  },
  {
    id: "no-written-orders",
    name: "No Written Orders",
    sides: noWrittenOrders.sides,
    description:
      "Any position of the game: scenarios, saved positions, examples. What a schema cannot say (who may get an order, what it may aim at, how much stands in a hex, what a mark contradicts) is checked when the situation is opened.",
    forms: noWrittenOrders.scenarios.map(
      ({ id }) =>
        () =>
          formsOfNWO(noWrittenOrders.open(noWrittenOrders.situation(id)).field),
    ),
  },
];

/** A field or a definition a line: what is declared of it can be found. */
function written({ properties, definitions, ...head }: Schema): string {
  const lines = (part: unknown): string =>
    Object.entries(part as object)
      .map(([name, schema]) => `${JSON.stringify(name)}: ${JSON.stringify(schema)}`)
      .join(",\n");
  return `${JSON.stringify(head).slice(0, -1)},"properties":{\n${lines(properties)}\n},"definitions":{\n${lines(definitions)}\n}}\n`;
}

test.each(GAMES)(
  "the schema of the situations of $id is what their declaration says, in every scenario",
  async ({ forms, description, ...game }) => {
    const schemas = forms.map((ofScenario) => written(situationSchema(game, description, ofScenario())));
    expect(new Set(schemas).size).toBe(1);
    await expect(schemas[0]).toMatchFileSnapshot(
      fileURLToPath(new URL(`../../../schemas/${game.id}-situation-1.schema.json`, import.meta.url)),
    );
  },
);
