import type { RuleId } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import type { Action, SideId } from "../../../src/bull-run-1983/index.ts";
import { plain } from "@stonebridge/kernel/words";
import { blank } from "../support/field.ts";
import { type Setting, Table, active, at, combats, movement, rallies } from "../support/table.ts";
import { LANGUAGES } from "../text/samples.ts";

/** Something that a player tries, and the clause that forbids it. */
export type Case = readonly [rule: RuleId, what: string, table: () => Table, action: Action, side?: SideId];

/** Each of these is refused by its clause, in a whole sentence of each language. */
export function refusedBy(cases: readonly Case[]): void {
  for (const [rule, what, table, action, side] of cases)
    test(`${rule}: ${what}`, () => {
      const { game, position, side: decides } = table();
      const refusal = game.whyNot(position, side ?? decides, action);
      expect(refusal?.rule, refusal?.reason).toBe(rule);
      for (const { texts, names } of LANGUAGES) {
        const { title, sentence } = texts.refusal(refusal as NonNullable<typeof refusal>, names);
        for (const text of [plain(title), plain(sentence)]) expect(text).not.toMatch(/undefined|NaN|\b(?:us|cs)-|^$/);
      }
    });
}

type Places = Readonly<Record<string, string>>;

/** A Movement phase on open land: active pieces of its side, and others. */
export function marching(own: Places, others: Places = {}, more: Partial<Setting> = {}, side: SideId = "union"): Table {
  return new Table({
    name: "march",
    at: movement(side),
    map: blank(),
    placements: [...active(own), ...at(others)],
    ...more,
  });
}

/** A Combat phase of the Union on open land; windows are passed. */
export function fighting(places: Places, more: Partial<Setting> = {}): Table {
  const table = new Table({ name: "battle", at: combats("union", 5), map: blank(), placements: at(places), ...more });
  return table.step === "window" ? table.done() : table;
}

/** A Rally phase of the Union that waits: 8 NYM may clear ABATIS at X5. */
export function rallying(places: Places, boxed: string, more: Partial<Setting> = {}, turn = 9): Table {
  const placements = [
    ...at({ CCC1: "cs-18va", X5: "us-8nym", ...places }),
    ...boxed
      .split(" ")
      .filter((piece) => piece !== "")
      .map((piece) => ({ piece, where: "rally" }) as const),
  ];
  return new Table({ name: "rally", at: rallies("union", turn), map: blank(), placements, abatis: ["X5"], ...more });
}

/** A free set-up: the Confederates, or the Union after them. */
export function settingUp(options: Readonly<Record<string, string>> = {}): Table {
  return new Table({ options: { setup: "free", ...options }, at: { stage: "set-up" } });
}
export function unionSettingUp(options: Readonly<Record<string, string>> = {}): Table {
  return settingUp(options).act({ type: "suggest" }, { type: "ready" });
}
