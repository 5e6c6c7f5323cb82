import { describe } from "vitest";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { acting, go } from "../support/acting.ts";
import { refused, testRefused } from "../support/refused.ts";
import type { Stage } from "../support/stage.ts";

const TRIMBLE: Placement = { unit: "trimble", zone: "115", facing: "98" };
const PAIR: readonly Placement[] = [
  { unit: "seymour", zone: "78" },
  { unit: "hardin", zone: "78" },
];

/** Meade begins his action in a zone; others stand about. */
const meade =
  (zone: string, ...others: readonly Placement[]) =>
  (): Stage =>
    acting("meade", [{ unit: "meade", zone }, ...others]);

/** He has marched through these zones. */
const gone =
  (at: () => Stage, ...zones: readonly string[]) =>
  (): Stage =>
    go(at(), "meade", ...zones);

const step = (zone: string, unit = "meade") => ({ type: "step", unit, zone }) as const;

/** Cavalry on foot, or not, begins its action. */
const buford =
  (more: Partial<Placement> = {}, ...others: readonly Placement[]) =>
  (): Stage =>
    acting("buford", [{ unit: "buford", zone: "78", ...more }, ...others]);

describe("9.4 a march is refused by the clause", () => {
  testRefused([
    refused("1-a", "a brigade that is not in the game", meade("78"), step("77", "nobody")),
    refused("2-a", "a zone that is not on the map", meade("78"), step("900")),
    refused("6.1-a", "of the enemy", meade("98", TRIMBLE), step("116", "trimble")),
    refused("6.1-j", "while another acts", meade("77", { unit: "seymour", zone: "97" }), step("98", "seymour")),
    refused(
      "6.1-k",
      "of who has acted",
      meade("77", { unit: "seymour", zone: "97", acted: true }),
      step("98", "seymour"),
    ),
    refused(
      "10.4-n",
      "of a routed brigade",
      meade("77", { unit: "seymour", zone: "97", routed: true }),
      step("98", "seymour"),
    ),
    refused("8-E-a", "of who has not entered yet", meade("77"), step("98", "seymour")),
    refused("9.4-d", "two zones at once", meade("78"), step("98")),
    refused("9.4-d", "a zone dearer than what is left", gone(meade("27"), "28", "42", "43"), step("30")),
    refused(
      "9.4-f",
      "a climb dearer than what is left",
      buford({ zone: "97", dismounted: true }),
      step("96", "buford"),
    ),
    refused(
      "9.4-e",
      "a road that an enemy zone of control makes dear",
      () =>
        go(
          acting(
            "meade",
            [
              { unit: "meade", zone: "80" },
              { unit: "trimble", zone: "117", facing: "118" },
            ],
            { points: 3 },
          ),
          "meade",
          "78",
          "77",
        ),
      step("99"),
    ),
    refused(
      "9.4-g",
      "a zone in the Front of guns dearer than what is left",
      () =>
        acting(
          "meade",
          [
            { unit: "meade", zone: "99" },
            { unit: "ewell-artillery", zone: "128", facing: "116" },
          ],
          { points: 2 },
        ),
      step("116"),
    ),
    refused("9.4-i", "over the river without a bridge", meade("125"), step("141")),
    refused("9.6-d", "into a zone with an enemy brigade", meade("98", TRIMBLE), step("115")),
    refused("9.3-c", "on from an enemy zone of control", gone(meade("76", TRIMBLE), "98"), step("99")),
    refused(
      "9.4-n",
      "on after mounting",
      () => buford({ dismounted: true })().act({ type: "mount", unit: "buford" }),
      step("77", "buford"),
    ),
    refused(
      "RU44",
      "on after dismounting",
      () => buford()().act({ type: "dismount", unit: "buford" }),
      step("77", "buford"),
    ),
    refused(
      "9.6-a",
      "into a full zone that would hold it",
      meade("80", ...PAIR, { unit: "trimble", zone: "100", facing: "78" }),
      step("78"),
    ),
  ]);
});

describe("9.6, 9.1-c an end is refused by the clause", () => {
  const division: readonly Placement[] = [{ unit: "seymour", zone: "97", coherent: true, acted: true }];
  testRefused([
    refused("9.6-a", "in a full zone", gone(meade("80", ...PAIR), "78"), { type: "end", unit: "meade" }),
    refused("9.6-a", "beside another corps", gone(meade("80", { unit: "grover", zone: "78" }), "78"), {
      type: "end",
      unit: "meade",
    }),
    refused(
      "9.1-c",
      "too far from its division",
      () => go(acting("meade", [{ unit: "meade", zone: "77", coherent: true }, ...division]), "meade", "78"),
      { type: "end", unit: "meade" },
    ),
    refused(
      "9.1-c",
      "as a step beyond return",
      () =>
        go(
          acting("meade", [{ unit: "meade", zone: "77", coherent: true }, ...division]),
          "meade",
          "78",
          "80",
          "102",
          "104",
        ),
      step("106"),
    ),
    refused("9.6-a", "as a dismounting in a full zone", () => go(buford({ zone: "80" }, ...PAIR)(), "buford", "78"), {
      type: "dismount",
      unit: "buford",
    }),
  ]);
});

describe("9.4-a, 9.4-b a forced march is refused by the clause", () => {
  const force = (unit = "meade") => ({ type: "force", unit }) as const;
  const placed = (unit: string, more: Partial<Placement>) => (): Stage =>
    go(acting(unit, [{ unit, zone: "27", ...more }]), unit, "28");
  testRefused([
    refused("9.4-a", "before the normal march is done", meade("27"), force()),
    refused(
      "9.4-a",
      "a second time",
      () => go(gone(meade("27"), "28", "42", "43")().act(force()), "meade", "30"),
      force(),
    ),
    refused("9.4-b", "of artillery", placed("reynolds-artillery", {}), force("reynolds-artillery")),
    refused("9.4-b", "of cavalry on foot", placed("buford", { dismounted: true }), force("buford")),
    refused("9.4-b", "beyond Fatigue 2", placed("meade", { fatigue: 2 }), force()),
    refused("9.1-e", "of an isolated brigade", placed("meade", { isolated: true }), force()),
    refused(
      "9.4-n",
      "after mounting",
      () => buford({ dismounted: true })().act({ type: "mount", unit: "buford" }),
      force("buford"),
    ),
    refused(
      "8-E-d",
      "of a reinforcement",
      () => acting("meade", [{ unit: "meade", zone: "70" }], { entering: true }),
      force(),
    ),
  ]);
});

describe("6.1-l rest is refused by the clause", () => {
  const rest = (unit = "meade") => ({ type: "rest", unit }) as const;
  testRefused([
    refused(
      "6.1-l",
      "once it has moved",
      () => go(acting("meade", [{ unit: "meade", zone: "77", fatigue: 1 }]), "meade", "78"),
      rest(),
    ),
    refused("RU48", "without Fatigue", meade("77"), rest()),
    refused(
      "10.4-z",
      "of artillery",
      () => acting("reynolds-artillery", [{ unit: "reynolds-artillery", zone: "77" }]),
      rest("reynolds-artillery"),
    ),
    refused(
      "8-E-d",
      "of a reinforcement",
      () => acting("meade", [{ unit: "meade", zone: "70", fatigue: 1 }], { entering: true }),
      rest(),
    ),
  ]);
});

describe("9.4-m, 9.4-n mounting is refused by the clause", () => {
  testRefused([
    refused("9.4-m", "dismounting infantry", meade("78"), { type: "dismount", unit: "meade" }),
    refused("9.4-n", "mounting infantry", meade("78"), { type: "mount", unit: "meade" }),
    refused("9.4-m", "dismounting on foot", buford({ dismounted: true }), { type: "dismount", unit: "buford" }),
    refused("9.4-n", "mounting when mounted", buford(), { type: "mount", unit: "buford" }),
    refused(
      "9.4-m",
      "dismounting without the points",
      () => acting("buford", [{ unit: "buford", zone: "78" }], { points: 1 }),
      { type: "dismount", unit: "buford" },
    ),
    refused("9.4-n", "mounting without the points", () => go(buford({ dismounted: true })(), "buford", "77"), {
      type: "mount",
      unit: "buford",
    }),
    refused("RU44", "mounting after dismounting", () => buford()().act({ type: "dismount", unit: "buford" }), {
      type: "mount",
      unit: "buford",
    }),
  ]);
});

describe("9.5 a facing is refused by the clause", () => {
  const face = (zone: string, unit = "meade") => ({ type: "face", unit, zone }) as const;
  const stopped =
    (...others: readonly Placement[]) =>
    (): Stage =>
      meade("78", ...others)().act({ type: "end", unit: "meade" });
  const among = (): Stage =>
    gone(
      meade("76", TRIMBLE, { unit: "lawton", zone: "114", facing: "96" }, { unit: "gregg", zone: "116", facing: "98" }),
      "98",
    )().act({ type: "end", unit: "meade" });
  const aimed = (): Stage =>
    acting("meade", [
      { unit: "meade", zone: "105", facing: "103" },
      { unit: "trimble", zone: "103", facing: "105" },
      { unit: "gregg", zone: "107", facing: "105" },
    ]).act({ type: "attack", unit: "meade", zone: "107" });
  /** Trimble is touched, and turns. */
  const touched =
    (...others: readonly Placement[]) =>
    (): Stage =>
      go(
        acting("meade", [{ unit: "meade", zone: "77" }, { unit: "trimble", zone: "115", facing: "128" }, ...others]),
        "meade",
        "99",
        "98",
      ).act({ type: "end", unit: "meade" }, face("115"));
  testRefused([
    refused("9.3-d", "a zone that does not border", stopped(), face("97")),
    refused("2-a", "a zone that is not there", stopped(), face("900")),
    refused("9.5-b", "fewer enemies in front than possible", among, face("96")),
    refused("RU42", "away from the target of its attack", aimed, face("103")),
    refused(
      "9.6-c",
      "of the other brigade in the zone",
      stopped({ unit: "seymour", zone: "78" }),
      face("77", "seymour"),
    ),
    refused(
      "9.5-a",
      "of a brigade whose action is over",
      stopped({ unit: "seymour", zone: "97" }),
      face("98", "seymour"),
    ),
    refused(
      "10.4-n",
      "of a routed brigade",
      stopped({ unit: "seymour", zone: "97", routed: true }),
      face("98", "seymour"),
    ),
    refused("9.5-a", "of a commander", stopped(), face("77", "pope")),
    refused("9.5-a", "of a commander, while nobody is asked to face", meade("78"), face("77", "pope")),
    refused("9.5-a", "before the march is over", meade("78"), face("77")),
    refused("9.5-c", "away from the brigade that has come", touched(), face("127", "trimble")),
    refused(
      "9.5-d",
      "of one that was in contact before",
      touched({ unit: "seymour", zone: "67", facing: "68" }, { unit: "lawton", zone: "68", facing: "67" }),
      face("69", "lawton"),
    ),
    refused(
      "9.5-c",
      "of one that nobody has touched",
      touched({ unit: "lawton", zone: "142", facing: "128" }),
      face("155", "lawton"),
    ),
    refused("6.1-a", "of the enemy’s brigade", touched(), face("77", "meade")),
    refused(
      "9.5-d",
      "in the enemy’s half, of one in contact",
      meade("98", TRIMBLE),
      face("116", "trimble"),
      "confederate",
    ),
    refused(
      "9.5-c",
      "in the enemy’s half, of one out of contact",
      meade("77", TRIMBLE),
      face("116", "trimble"),
      "confederate",
    ),
  ]);
});
