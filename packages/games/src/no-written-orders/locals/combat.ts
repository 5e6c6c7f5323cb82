import { STRUCK, type Steps } from "./kinds.ts";
import { ACTING } from "./turn.ts";

export const COMBAT_FRAMES = {
  /** Segment I (8): batteries and their target hexes, in pairs; `at`: pairs already done, -1 while they are declared. */
  bombardment: {
    everybody: {
      ...STRUCK,
      ...ACTING,
      batteries: { changes: ["unit"] },
      targets: { changes: ["hex"] },
      at: { changes: "count or none" },
    },
  },
  /** A side takes hits (7.1-c..e): how many are left, on which units, how many have been taken. */
  hits: {
    everybody: {
      ...STRUCK,
      side: "side",
      rule: "rule",
      units: ["unit"],
      left: { changes: "count" },
      taken: { changes: "count" },
    },
  },
  /** Segment III: who assaults which hex, in pairs (D-27); `near` and `inZone` as the action noted them. */
  declaration: {
    everybody: { side: "side" },
    owner: {
      holders: ["holder"],
      reserve: "flag",
      near: ["holder"],
      inZone: ["holder"],
      units: { changes: ["unit"] },
      targets: { changes: ["hex"] },
    },
  },
  /** The declared assaults, one after another; `targets` are those of `units`, cut down as they are fought. */
  assaults: { everybody: { side: "side", units: { changes: ["unit"] }, targets: { changes: ["hex"] } } },
  /** One assault on a hex (7.3 to 7.6), stage by stage. Pairs are of attackers and defenders, in this order. */
  fight: {
    everybody: {
      ...STRUCK,
      side: "side",
      hex: "hex",
      at: { changes: "count" },
      attackers: { changes: ["unit"] },
      defenders: { changes: ["unit"] },
      /** Attackers on whom the defender may fire first; 1 once he does so. */
      exposed: { changes: ["unit"] },
      first: { changes: "flag" },
      /** Batteries that support the defenders (19.3). */
      supports: { changes: ["unit"] },
      /** Defenders who are attacked while they dig or march in column (10.3-f, 19.9-b); those of them in column. */
      surprised: { changes: ["unit"] },
      columns: { changes: ["unit"] },
      /** 1: attacked in flank; where they do not go back. */
      flanked: { changes: "flag" },
      fast: { changes: "flag" },
      /** Hits on each side, and the natural dice of each. */
      hits: { changes: ["count"] },
      naturals: { changes: ["count"] },
      /** 1 for a side whose artillery fired. */
      guns: { changes: ["count"] },
      /** 1 for a side that broke off (7.11-b), that has retreated, that was asked about breaking off. */
      broke: { changes: ["count"] },
      retreated: { changes: ["count"] },
      /** Losses of the attackers who were fired on first, in order. */
      early: { changes: ["unit"] },
      earlyHexes: { changes: ["hex"] },
      /** Foot artillery that was left behind in the hex (7.4-g). */
      abandoned: { changes: ["unit"] },
    },
  },
  /** Cavalry and horse artillery that may slip away from an assault (7.11-a), one after another. */
  evasion: { everybody: { side: "side", units: { changes: ["unit"] } } },
  /** Does the defender fire first (D-29), does a side break off (D-30): what is asked of a fight. */
  "first-fire": { everybody: { side: "side" } },
  "breaking-off": { everybody: { side: "side" } },
  /** Batteries that may support the defenders (D-37). */
  support: { everybody: { side: "side" } },
  /** Units of one hex retreat by a hex (7.4); `disrupts`: 0 for units that slip away (RUL-109). */
  retreat: {
    everybody: {
      side: "side",
      disrupts: "flag",
      rule: "rule",
      units: { changes: ["unit"] },
      /** Leaders who were with them. */
      present: ["leader"],
      /** Where they go, NOWHERE until it is chosen; leaders who still may go along. */
      to: { changes: "hex or none" },
      leaders: { changes: ["leader"] },
    },
  },
  /** Enemy stacks fire at passing units, one after another (7.12); then these check. `side`: of those who fire. */
  "passing-fire": {
    everybody: {
      ...STRUCK,
      side: "side",
      movers: ["unit"],
      stacks: { changes: ["hex"] },
      hits: { changes: "count" },
    },
  },
  /** Attackers advance into the hex (7.5): those who may, who did, and from where. */
  advance: {
    everybody: {
      side: "side",
      hex: "hex",
      units: ["unit"],
      advanced: { changes: ["unit"] },
      from: { changes: "hex or none" },
      /** 1: a leader was with the stack that advances (7.5-c). */
      led: { changes: "flag" },
    },
  },
  /** Leaders whom the enemy found alone (11.1-d), one after another. */
  displacement: { everybody: { side: "side", leaders: { changes: ["leader"] } } },
  /** Charges of an action (7.7): who charges which hex, over which hex beside it; `at`: those fought, -1 while they are declared. */
  charges: {
    everybody: {
      ...ACTING,
      units: { changes: ["unit"] },
      targets: { changes: ["hex"] },
      over: { changes: ["hex"] },
      at: { changes: "count or none" },
    },
  },
  /** One charge on a hex (7.7, 7.10), stage by stage. Chargers are where they came from until they stay. */
  melee: {
    everybody: {
      ...STRUCK,
      /** Of the chargers. */
      side: "side",
      hex: "hex",
      at: { changes: "count" },
      chargers: ["unit"],
      /** The hex beside the target from which each comes. */
      over: ["hex"],
      /** Empty until they are known: all units of the hex. */
      defenders: { changes: ["unit"] },
      /** 1: a round of pursuit; on units that cannot fire back; a reaction against cavalry that retreats or pursues. */
      pursuit: "flag",
      silent: "flag",
      backhand: "flag",
      /** Defenders who are charged in column on the road (19.9-b). */
      columns: { changes: ["unit"] },
      square: { changes: "flag" },
      /** Chargers whom an enemy charge has thrown back (7.9). */
      repelled: { changes: ["unit"] },
      /** Steps that chargers have lost when the defenders’ losses begin. */
      early: { changes: "count" },
      won: { changes: "flag" },
      /** Where the beaten are now, and which of the winners pursue them. */
      fled: { changes: ["unit"] },
      pursuers: { changes: ["unit"] },
    },
  },
  /** Cavalry that may charge units that enter a hex (7.9): who was asked, who will, over which hexes. */
  reaction: {
    everybody: {
      side: "side",
      hex: "hex",
      movers: ["unit"],
      backhand: "flag",
      asked: { changes: ["unit"] },
      ready: { changes: ["unit"] },
      over: { changes: ["hex"] },
    },
  },
} as const satisfies Steps;
