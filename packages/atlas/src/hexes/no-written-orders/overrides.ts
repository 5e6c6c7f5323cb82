import type { HexsideOverride } from "../hexside-map-plan.ts";

/** Lines of sight that the battles prove, over brows of the relief that would block them. */
export const OVERRIDES: readonly HexsideOverride[] = [
  {
    feature: "crests",
    value: false,
    sides: [["2515", "2615"]],
    reason:
      "The Rhode Island battery on the crest of Matthews Hill fought Imboden's guns on Henry Hill (21 July 1861).",
  },
  {
    feature: "crests",
    value: false,
    sides: [["2719", "2819"]],
    reason: "Ricketts and Griffin by Henry House fought Jackson's guns at three hundred yards (21 July 1861).",
  },
  {
    feature: "crests",
    value: false,
    sides: [["2217", "2318"]],
    reason: "Griffin and Ricketts shelled Henry Hill from Dogan Ridge (21 July 1861).",
  },
  {
    feature: "crests",
    value: false,
    sides: [["3515", "3414"]],
    reason: "The thirty-pounder on the turnpike's hill opened on Evans beyond the Stone Bridge (21 July 1861).",
  },
  {
    feature: "crests",
    value: false,
    sides: [
      ["5220", "5221"],
      ["5220", "5121"],
    ],
    reason: "The guns by Butler's house commanded the low bank below Blackburn's Ford (18 to 21 July 1861).",
  },
  {
    feature: "crests",
    value: false,
    sides: [["4826", "4825"]],
    reason: "Johnston and Beauregard watched the run by Mitchell's Ford from Lookout Hill (21 July 1861).",
  },
];
