import { describe } from "vitest";
import { CONFEDERATE, UNION } from "../../../src/second-bull-run-1862/field.ts";
import { acting } from "../support/acting.ts";
import { refused, testRefused } from "../support/refused.ts";
import { Stage } from "../support/stage.ts";
import type { ScenarioId, SideId } from "../../../src/second-bull-run-1862/vocabulary.ts";

const setUp =
  (scenario: ScenarioId, side: SideId = "confederate", suggested = false) =>
  (): Stage => {
    const stage = new Stage({
      scenario,
      placements: [],
      frames: () => [{ step: "placement", side: side === "union" ? UNION : CONFEDERATE }],
    });
    return suggested ? stage.act({ type: "suggest" }) : stage;
  };
const place = (unit: string, zone: string) => ({ type: "place", unit, zone }) as const;
const post = (commander: string, zone: string) => ({ type: "post", commander, zone }) as const;
const face = (unit: string, zone: string) => ({ type: "face", unit, zone }) as const;
const first = setUp("august-29");
const second = setUp("august-30");
const union = setUp("august-30", "union");

describe("11.2 the set-up refuses by the clause", () => {
  testRefused([
    refused("11.2-a", "a zone that is not the group’s", first, place("starke", "75")),
    refused("11.2-a", "a commander’s zone that is not the group’s", first, post("jackson", "75")),
    refused("11.2-a", "the enemy’s brigade", first, place("meade", "95")),
    refused("11.2-a", "the enemy’s commander", second, post("pope", "109")),
    refused("11.2-a", "the zone where it is", () => first().act(place("starke", "95")), place("starke", "95")),
    refused(
      "9.6-a",
      "a third brigade",
      () => second().act(place("johnson", "95"), place("starke", "95")),
      place("baylor", "95"),
    ),
    refused("8-E-a", "a brigade that enters later", first, place("hood", "95")),
    refused("8-E-a", "a commander who enters later", first, post("longstreet", "155")),
    refused("11.2.2-c", "the optional division", second, place("jones", "54")),
    refused("11.2-a", "the end while something has no place", first, { type: "ready" }),
    refused(
      "11.2-a",
      "the end while a zone is empty",
      () => {
        const stage = setUp("august-29", "confederate", true)();
        return stage.act(place("archer", stage.zoneOf("branch") ?? ""));
      },
      { type: "ready" },
    ),
    refused("11.2-a", "a suggestion when all is placed", setUp("august-29", "confederate", true), { type: "suggest" }),
    refused("11.2-a", "a facing before the place", first, face("starke", "96")),
    refused(
      "9.3-d",
      "a facing to a zone that does not border",
      () => first().act(place("starke", "95")),
      face("starke", "1"),
    ),
    refused(
      "9.6-c",
      "a facing of the lower of two",
      () => second().act(place("johnson", "95"), place("starke", "95")),
      face("johnson", "96"),
    ),
    refused("1-a", "a brigade that is not there", first, place("nobody", "95")),
    refused("2.2-a", "a commander who is not there", first, post("nobody", "95")),
    refused("2-a", "a zone that is not there", first, place("starke", "900")),
    refused(
      "11.2-a",
      "an alternative that the others did not take",
      () => union().act(place("meade", "84")),
      place("seymour", "106"),
    ),
    refused("11.2-a", "a march", first, { type: "designate", commander: "jackson" }),
    refused("11.2-a", "a brigade’s action", first, { type: "step", unit: "starke", zone: "96" }),
    refused("6.1-a", "the other side’s turn", second, place("meade", "82"), "union"),
    refused("11.2.1-b", "the Union’s on 29 August", first, place("meade", "82"), "union"),
    refused(
      "11.2-a",
      "once the battle has begun",
      () => acting("meade", [{ unit: "meade", zone: "78" }]),
      place("meade", "82"),
    ),
    refused("11.2-a", "to be ready once the battle has begun", () => acting("meade", [{ unit: "meade", zone: "78" }]), {
      type: "ready",
    }),
  ]);
});
