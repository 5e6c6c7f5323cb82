import type { UnitView } from "@stonebridge/games/bull-run-1861";

/** States of a brigade that a list names in a word each. */
const UNIT_TAGS = ["fatigue", "losses", "operational", "extended", "attacks", "acted", "contact"] as const;
export type UnitTag = (typeof UNIT_TAGS)[number];

export function tagsOf(unit: UnitView): readonly UnitTag[] {
  const holds: Readonly<Record<UnitTag, boolean>> = {
    fatigue: unit.fatigue > 0,
    losses: unit.losses > 0 && unit.whereabouts !== "eliminated",
    operational: unit.operational,
    extended: unit.elements.length === 2,
    attacks: unit.elements.some((element) => element.attacks),
    acted: unit.acted,
    contact: unit.contacts.length > 0,
  };
  return UNIT_TAGS.filter((tag) => holds[tag]);
}
