import { describe } from "vitest";
import { refusedBy, settingUp, unionSettingUp } from "./cases.ts";
import { Table } from "../support/table.ts";

const put = (hex: string) => ({ type: "put", hex }) as const;
const take = (piece: string) => ({ type: "take", piece }) as const;
const holding = (piece: string, options = {}) => settingUp(options).take(piece);

describe("refused at the set-up", () => {
  refusedBy([
    ["BR83-1.1-a", "an enemy piece is taken", settingUp, take("us-2nh")],
    ["BR83-1.1-a", "what is in the hand is taken", () => holding("cs-4sc"), take("cs-4sc")],
    ["BR83-1.1-a", "nothing is put down", settingUp, put("X9")],
    ["BR83-1.1-a", "what is not in the hand is returned", settingUp, { type: "return", piece: "cs-4sc" }],
    ["BR83-1.1-a", "the hand is not empty", () => holding("cs-4sc"), { type: "ready" }],
    ["BR83-OB2-a", "pieces that begin on the map are on the card", settingUp, { type: "ready" }],
    ["BR83-1.13-a", "a reinforcement is taken", settingUp, take("cs-l-smith")],
    ["BR83-1.14-a", "a brigade piece is taken", settingUp, take("cs-b-evans")],
    [
      "BR83-1.11-a",
      "thirteen points in a hex",
      () => settingUp().put("cs-3sc cs-7sc cs-11nc cs-8la", "KK20").take("cs-shields"),
      put("KK20"),
    ],
    ["BR83-1.12-a", "in the river", () => holding("cs-4sc"), put("Z9")],
    ["BR83-1.12-a", "on a ford", () => holding("cs-4sc"), put("X7")],
    ["BR83-1.12-a", "on a bridge", () => holding("cs-4sc"), put("Z8")],
    ["BR83-1.21-a", "beside the hex of its card", () => holding("cs-l-bartow", { july20: "on" }), put("EE33")],
    ["BR83-1.22-a", "too far behind its ford", () => holding("cs-l-early"), put("QQ24")],
    ["BR83-1.22-a", "behind its ford on the wrong bank", () => holding("cs-l-early"), put("QQ17")],
    ["BR83-1.23-a", "too far from its ford", () => holding("cs-l-jones"), put("QQ15")],
    ["BR83-MAP1.1-b", "in a hex out of play", () => holding("cs-l-holmes"), put("TT35")],
    ["BR83-MAP1.1-b", "in no hex at all", () => holding("cs-l-holmes"), put("ZZZ99")],
    ["BR83-PP1-a", "no piece at all", settingUp, take("cs-nobody")],
    [
      "BR83-8.1-a",
      "a part of a brigade piece",
      () =>
        settingUp()
          .put("cs-l-evans cs-4sc cs-lasp", "X9")
          .act({ type: "form", piece: "cs-b-evans", pieces: ["cs-4sc", "cs-lasp"] }),
      take("cs-4sc"),
    ],
    [
      "BR83-8.21-a",
      "a brigade of too few points",
      () => settingUp().put("cs-l-evans cs-4sc cs-lasp", "X9"),
      { type: "form", piece: "cs-b-evans", pieces: ["cs-4sc"] },
    ],
    [
      "BR83-8.21-b",
      "a brigade with a battery",
      () => settingUp().put("cs-l-evans cs-4sc cs-davidson", "X9"),
      { type: "form", piece: "cs-b-evans", pieces: ["cs-4sc", "cs-davidson"] },
    ],
    [
      "BR83-8.52-a",
      "a brigade piece on ABATIS",
      () => settingUp().put("cs-l-evans cs-4sc cs-lasp", "Y9").act({ type: "abatis", hex: "Y9" }),
      { type: "form", piece: "cs-b-evans", pieces: ["cs-4sc", "cs-lasp"] },
    ],
    ["BR83-9.1-a", "infantry is flipped", () => settingUp().put("cs-4sc", "X9"), { type: "flip", piece: "cs-4sc" }],
    ["BR83-PP2.1-b", "a battery is flipped on its card", settingUp, { type: "flip", piece: "cs-davidson" }],
    ["BR83-11.3-a", "ABATIS far from the fords of the card", settingUp, { type: "abatis", hex: "A1" }],
    ["BR83-1.12-a", "ABATIS on a ford", settingUp, { type: "abatis", hex: "X7" }],
    [
      "BR83-1.24-a",
      "a second ABATIS in a hex",
      () => settingUp().act({ type: "abatis", hex: "Y9" }),
      { type: "abatis", hex: "Y9" },
    ],
    [
      "BR83-11.3-a",
      "a fifth ABATIS",
      () => settingUp().act(...["Y9", "Y10", "X9", "X10"].map((hex) => ({ type: "abatis", hex }) as const)),
      { type: "abatis", hex: "X8" },
    ],
    ["BR83-11.3-a", "ABATIS that are not there are removed", settingUp, { type: "clear", hex: "Y9" }],
    ["BR83-11.1-a", "the TRESTLE is decided as it is", settingUp, { type: "trestle", fate: "stands" }],
    [
      "BR83-OPT2-a",
      "dummies without the fog of war",
      unionSettingUp,
      { type: "hide", piece: "us-l-burnside", pieces: [] },
    ],
    [
      "BR83-OPT2.1-a",
      "the Confederates hide a piece",
      () => settingUp({ fogOfWar: "on" }),
      { type: "hide", piece: "us-d-burnside", pieces: [] },
    ],
    [
      "BR83-OPT2.1-a",
      "a dummy without its leader",
      () => unionSettingUp({ fogOfWar: "on" }),
      { type: "hide", piece: "us-d-burnside", pieces: ["us-1ri"] },
    ],
    ["BR83-1.2-a", "the Union places ABATIS", unionSettingUp, { type: "abatis", hex: "Y9" }],
    ["BR83-1.25-a", "the Union decides on the TRESTLE", unionSettingUp, { type: "trestle", fate: "destroyed" }],
    ["BR83-1.3-a", "on the Confederate bank", () => unionSettingUp().take("us-2nh"), put("Z20")],
    ["BR83-1.32-a", "near a Confederate", () => unionSettingUp().take("us-2nh"), put("AA10")],
    ["BR83-1.3-b", "away from every road", () => unionSettingUp().take("us-2nh"), put("CCC20")],
    ["BR83-1.3-a", "the Union begins before the Confederates", settingUp, take("us-2nh"), "union"],
    ["BR83-1.2-a", "the Confederates go on after they are ready", unionSettingUp, take("cs-4sc"), "confederate"],
    [
      "BR83-1.1-a",
      "a historical set-up is changed",
      () => new Table({ options: { fogOfWar: "on" }, at: { stage: "set-up" } }),
      take("us-2nh"),
    ],
  ]);
});
