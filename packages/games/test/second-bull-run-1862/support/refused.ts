import type { Refusal } from "@stonebridge/kernel";
import { expect, test } from "vitest";
import { type Action, ACTION_SHAPES } from "../../../src/second-bull-run-1862/actions.ts";
import type { SideId } from "../../../src/second-bull-run-1862/vocabulary.ts";
import { plain } from "@stonebridge/kernel/words";
import { expectOneList, type Names } from "../../support/one-list.ts";
import { expectSentences } from "../../support/whole.ts";
import { LANGUAGES } from "../text/samples.ts";
import type { Stage } from "./stage.ts";

/** What somebody tries, and the clause that forbids it. */
export interface Case {
  /** The clause, without the game’s prefix. */
  readonly rule: string;
  readonly says: string;
  readonly at: () => Stage;
  readonly tries: Action;
  /** Who tries it: by default the side that decides. */
  readonly side?: SideId;
}

/** A case in one line. */
export function refused(rule: string, says: string, at: () => Stage, tries: Action, side?: SideId): Case {
  return { rule, says, at, tries, ...(side === undefined ? {} : { side }) };
}

/** Has each of them tried: the clause must come back, in whole sentences of each language. */
export function testRefused(cases: readonly Case[]): void {
  for (const { rule, says, at, tries, side } of cases)
    test(`SB62-${rule} ${says}`, () => {
      const refusal = at().refusal(tries, side);
      expect(refusal?.rule).toBe(`SB62-${rule}`);
      for (const { texts, names } of LANGUAGES) {
        const { title, sentence } = texts.refusal(refusal as Refusal, names);
        expectSentences(plain(title), plain(sentence));
      }
      if (side !== undefined) return;
      const asked = at();
      expectOneList(
        { offered: asked.decision.actions, whyNot: (other) => asked.whyNot(other) },
        ACTION_SHAPES,
        namesIn(asked),
        tries,
        `SB62-${rule}`,
      );
    });
}

/** Who has a name on the field of a test. */
function namesIn({ field }: Stage): Names {
  return {
    unit: { known: [...field.unitIndex.keys()], unknown: "no-such-unit" },
    commander: { known: [...field.commanderIndex.keys()], unknown: "no-such-commander" },
    division: { known: [...field.divisionIndex.keys()], unknown: "no-such-division" },
    zone: { known: field.graph.ids, unknown: "no-such-zone" },
    entry: { known: [...field.entryIndex.keys()], unknown: "no-such-entry" },
  };
}
