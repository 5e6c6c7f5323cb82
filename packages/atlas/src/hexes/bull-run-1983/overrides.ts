import type { MapOverride } from "../map-plan.ts";

/** Slopes and woods as the rulebook has them, where the ground differs or has none. */
export const OVERRIDES: readonly MapOverride[] = [
  {
    feature: "crests",
    value: true,
    sides: [
      ["QQ18", "QQ17"],
      ["QQ18", "RR17"],
    ],
    rule: "BR83-7.4",
    reason: "QQ18 is uphill of QQ17, QQ19 and RR17 in the terrain figure; the ground itself gives QQ19.",
  },
  {
    feature: "woods",
    value: true,
    hexes: ["RR17"],
    rule: "BR83-7.52",
    reason: "A battery in RR17 is halved for its woods in the terrain figure.",
  },
  {
    feature: "crests",
    value: true,
    sides: [
      ["Y20", "Y19"],
      ["Y19", "Y18"],
      ["Y19", "X18"],
      ["Y19", "Z18"],
    ],
    rule: "BR83-MAP5-a",
    reason:
      "Slope lines outline a hill at Y19: the rise between Ball's Ford road and Ben Lomond, falling to the branch below it.",
  },
  {
    feature: "crests",
    value: true,
    sides: [
      ["NN11", "NN12"],
      ["NN12", "MM12"],
      ["NN12", "OO13"],
      ["NN11", "MM11"],
      ["NN11", "OO12"],
    ],
    rule: "BR83-MAP5-a",
    reason: "Slope lines outline a ridge at NN12: the one that carries the Centreville road to its fork.",
  },
  {
    feature: "crests",
    value: true,
    sides: [
      ["ZZ9", "AAA10"],
      ["ZZ10", "AAA10"],
      ["BBB9", "AAA10"],
      ["BBB10", "AAA10"],
      ["ZZ10", "AAA11"],
      ["ZZ11", "AAA11"],
      ["BBB10", "AAA11"],
      ["BBB11", "AAA11"],
    ],
    rule: "BR83-MAP5-a",
    reason: "Slope lines outline a valley at AAA10, south of the Old Braddock Road.",
  },
  {
    feature: "crests",
    value: false,
    sides: [["Q15", "R15"]],
    rule: "BR83-DN",
    reason: "Bald Hill has no slope lines; it acts as a hill because a stream runs below it.",
  },
];
