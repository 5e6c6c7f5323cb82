import { describe } from "vitest";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting, go } from "../support/acting.ts";
import { assault, attacker, Combats, defender, plain } from "../support/combats.ts";
import { refused, testRefused } from "../support/refused.ts";
import { retreat } from "../support/retreating.ts";
import { Stage } from "../support/stage.ts";

const TRIMBLE: Placement = { unit: "trimble", zone: "115", facing: "98" };
const attack = (zone: string, unit = "meade") => ({ type: "attack", unit, zone }) as const;
const meade =
  (...others: readonly Placement[]) =>
  (): Stage =>
    acting("meade", [{ unit: "meade", zone: "98", facing: "115" }, ...others]);

describe("9.4-l, 10.1 an attack is refused by the clause", () => {
  testRefused([
    refused("9.4-l", "of a zone that does not border", meade(TRIMBLE), attack("128")),
    refused("9.4-l", "of a zone without an enemy", meade(TRIMBLE), attack("116")),
    refused(
      "9.4-l",
      "over a river without a bridge",
      () =>
        acting("meade", [
          { unit: "meade", zone: "140" },
          { unit: "trimble", zone: "154", facing: "140" },
        ]),
      attack("154"),
    ),
    refused(
      "9.4-l",
      "without two points",
      () =>
        go(
          acting("hardin", [
            { unit: "hardin", zone: "27", isolated: true },
            { unit: "trimble", zone: "59", facing: "41" },
          ]),
          "hardin",
          "28",
          "42",
        ),
      attack("59", "hardin"),
    ),
    refused(
      "10.3.2-d",
      "by artillery",
      () => acting("reynolds-artillery", [{ unit: "reynolds-artillery", zone: "98" }, TRIMBLE]),
      attack("115", "reynolds-artillery"),
    ),
    refused(
      "RU75",
      "on foot without combat potential",
      () => acting("bayard", [{ unit: "bayard", zone: "98", dismounted: true, losses: 2 }, TRIMBLE]),
      attack("115", "bayard"),
    ),
    refused(
      "10.1-d",
      "a second time by one brigade",
      () => acting("meade", [{ unit: "meade", zone: "98", facing: "115", attacks: "115" }, TRIMBLE]),
      attack("115"),
    ),
    refused(
      "10.1-c",
      "of a zone that has been attacked",
      () =>
        acting("meade", [{ unit: "meade", zone: "98", facing: "115" }, TRIMBLE], {
          prepare: ({ graph }, p) => {
            p.attacked = [graph.known("115")];
          },
        }),
      attack("115"),
    ),
    refused(
      "10.1-e",
      "of another zone than its stack attacks",
      meade(
        TRIMBLE,
        { unit: "lawton", zone: "116", facing: "98" },
        { unit: "seymour", zone: "98", facing: "115", attacks: "115" },
      ),
      attack("116"),
    ),
    refused(
      "10.1-c",
      "from a zone that borders none of the others",
      () =>
        acting("meade", [
          { unit: "meade", zone: "106", facing: "105" },
          { unit: "trimble", zone: "105", facing: "103" },
          { unit: "seymour", zone: "103", facing: "105", attacks: "105" },
        ]),
      attack("105"),
    ),
    refused(
      "RU40",
      "of a zone outside the Front that holds most enemies",
      () =>
        acting("meade", [
          { unit: "meade", zone: "105", facing: "103" },
          { unit: "trimble", zone: "103", facing: "105" },
          { unit: "lawton", zone: "103", facing: "105" },
          { unit: "gregg", zone: "107", facing: "105" },
        ]),
      attack("107"),
    ),
    refused(
      "8-E-d",
      "by a reinforcement",
      () => acting("meade", [{ unit: "meade", zone: "98" }, TRIMBLE], { entering: true }),
      attack("115"),
    ),
  ]);
});

const TWO: readonly Placement[] = [attacker("hardin"), attacker("seymour", "107")];

describe("10.1 a combat is refused by the clause", () => {
  const fights =
    (...more: readonly Placement[]) =>
    (): Stage =>
      new Combats({
        placements: [attacker("hardin"), defender("pryor"), ...more],
        units: plain({ hardin: 5, pryor: 5 }),
      });
  testRefused([
    refused("10.1-a", "where no marker points", fights(), { type: "fight", zone: "103" }),
    refused("2-a", "for a zone that is not there", fights(), { type: "fight", zone: "900" }),
    refused(
      "10.1-c",
      "for a zone that has been fought for",
      () => {
        const two = [{ unit: "meade", zone: "98", facing: "115", attacks: "115" }, TRIMBLE];
        const g = new Combats(
          {
            placements: [attacker("hardin"), defender("pryor"), ...two],
            units: plain({ hardin: 5, pryor: 5, meade: 5, trimble: 5 }),
          },
          [3, 4],
        );
        return g.fight("105").settle();
      },
      { type: "fight", zone: "105" },
    ),
    refused(
      "RU76",
      "for a zone that its enemy has left",
      fights({ unit: "meade", zone: "98", facing: "115", attacks: "115" }),
      { type: "fight", zone: "115" },
    ),
    refused(
      "6.1-m",
      "while brigades still move",
      meade({ ...TRIMBLE }, { unit: "seymour", zone: "96", facing: "115", attacks: "115" }),
      { type: "fight", zone: "115" },
    ),
    refused("10.1-a", "where nothing has been declared", meade(TRIMBLE), { type: "fight", zone: "115" }),
  ]);
});

describe("10.4 a choice of brigades is refused by the clause", () => {
  const choosing = (): Stage =>
    assault([1, 3], {
      attackers: [...TWO, attacker("carr", "120")],
      combat: { hardin: 9, seymour: 9, carr: 5, pryor: 34 },
    });
  testRefused([
    refused("10.4-x", "a weaker one", choosing, { type: "choose", unit: "carr" }),
    refused("1-a", "one that is not there", choosing, { type: "choose", unit: "nobody" }),
    refused("6.1-a", "the enemy’s", choosing, { type: "choose", unit: "pryor" }),
    refused("10.4-e", "one that is not engaged", choosing, { type: "choose", unit: "milroy" }),
    refused(
      "10.4-f",
      "artillery, for a natural 6",
      () =>
        assault([3, 6], {
          attackers: [...TWO, { unit: "us-artillery", zone: "106", facing: "105" }],
          combat: { hardin: 9, seymour: 9, pryor: 9 },
          units: { "us-artillery": { artillery: 0 } },
        }),
      { type: "choose", unit: "us-artillery" },
    ),
    refused("10.4-x", "where nobody chooses", meade(TRIMBLE), { type: "choose", unit: "meade" }),
  ]);
});

describe("10.4 a retreat is refused by the clause", () => {
  const PRYOR: Placement = { unit: "pryor", zone: "38", facing: "37" };
  const HARDIN: Placement = { unit: "hardin", zone: "37", facing: "38" };
  const full: readonly Placement[] = [
    { unit: "jones", zone: "55", facing: "54" },
    { unit: "toombs", zone: "55", facing: "54" },
  ];
  const back = () => retreat("pryor", 1, ["37"], [PRYOR, HARDIN, ...full]);
  const withdraw = (zone: string, unit = "pryor") => ({ type: "withdraw", unit, zone }) as const;
  testRefused([
    refused("9.6-d", "into a zone with an enemy", back, withdraw("37")),
    refused("10.4-r", "nearer to the enemy", back, withdraw("54")),
    refused("10.4-r", "into a zone that does not border", back, withdraw("100")),
    refused("10.4-p", "into a full zone", back, withdraw("55")),
    refused("2-a", "into a zone that is not there", back, withdraw("900")),
    refused("10.4-r", "of another brigade", back, withdraw("39", "jones")),
    refused("6.1-a", "of an enemy", back, withdraw("26", "hardin")),
    refused(
      "11.1.4-a",
      "as good a zone, but farther from where the army retreats",
      () =>
        retreat(
          "pryor",
          1,
          ["41"],
          [
            { unit: "pryor", zone: "28", facing: "41" },
            { unit: "hardin", zone: "41", facing: "28" },
          ],
        ),
      withdraw("29"),
    ),
    refused(
      "RU67",
      "back to where it came from",
      () =>
        new Stage({
          placements: [PRYOR, HARDIN],
          frames: (field) => {
            const [from, enemy] = ["55", "37"].map((zone) => field.graph.known(zone)) as [number, number];
            const unit = field.unitIndex.get("pryor") as number;
            return [{ step: "withdrawal", unit, left: 1, origins: [from], against: [enemy], parting: 0 }];
          },
        }),
      withdraw("55"),
    ),
    refused(
      "9.4-i",
      "over the river without a bridge",
      () =>
        retreat(
          "pryor",
          1,
          ["124"],
          [
            { unit: "pryor", zone: "140", facing: "124" },
            { unit: "hardin", zone: "124", facing: "140" },
          ],
        ),
      withdraw("154"),
    ),
    refused("10.4-r", "where nobody retreats", meade(TRIMBLE), withdraw("99", "meade")),
    refused(
      "10.4-r",
      "out of the third priority",
      () => retreat("pryor", 1, ["37"], [PRYOR, HARDIN, { unit: "seymour", zone: "40", facing: "58" }]),
      withdraw("39"),
    ),
  ]);
});

/** Whoever may turn takes the first facing. */
function facedAny<S extends Stage>(stage: S): S {
  while (["facing", "turning"].includes(stage.decision.step)) stage.act(...stage.offered("face").slice(0, 1));
  return stage;
}

describe("10.4-s an advance is refused by the clause", () => {
  /** The defender, beaten double, goes back one zone. */
  const won =
    (...more: readonly Placement[]) =>
    (): Stage => {
      const stage = assault([5, 1, 4], {
        attackers: [...TWO, ...more],
        combat: { hardin: 30, seymour: 30, pryor: 6 },
        units: { "us-artillery": { artillery: 0 } },
      });
      return facedAny(stage);
    };
  const advance = (unit: string, zone = "105") => ({ type: "advance", unit, zone }) as const;
  const guns: Placement = { unit: "us-artillery", zone: "106", facing: "105" };
  testRefused([
    refused("10.4-z", "of artillery", won(guns), advance("us-artillery")),
    refused("10.4-s", "of who was not engaged", won({ unit: "meade", zone: "120", facing: "105" }), advance("meade")),
    refused("10.4-s", "into another zone", won(), advance("hardin", "103")),
    refused("6.1-a", "of the loser’s brigade", won(), advance("pryor")),
    refused(
      "9.6-a",
      "of a brigade of another corps",
      () => facedAny(won(attacker("carr", "104"))().act(advance("hardin"))),
      advance("carr"),
    ),
    refused("10.4-s", "where nothing has been won", meade(TRIMBLE), advance("meade", "115")),
    refused("10.4-s", "as a refusal of none", meade(TRIMBLE), { type: "decline" }),
  ]);
});
