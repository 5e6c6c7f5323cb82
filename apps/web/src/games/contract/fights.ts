/** What came over a piece by a fight. */
export type FightFate = "fatigue" | "step" | "lost" | "rout";

/** What an event tells about a fight, for who reads afterwards what happened. Ids of pieces and spaces. */
export type FightTelling =
  | {
      readonly does: "attacks";
      /** From their own space, or beside what they attack. `fire`: from afar. */
      readonly how: "attack" | "fire";
      readonly attackers: readonly string[];
      /** None where it is not said who was aimed at. */
      readonly defenders: readonly string[];
      readonly place: string;
      /** What counted for each, as it is written: "10", "3½"; absent if nothing is compared. */
      readonly sums?: readonly [attacker: string, defender: string];
    }
  /** A piece suffered from the fight before. */
  | { readonly does: "suffers"; readonly piece: string; readonly fate: FightFate };
