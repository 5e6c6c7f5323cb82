import type { MODULE_RULES } from "../../rules/module-rules.ts";

/** Special rules of the modules, for readers. */
export const moduleRules: Readonly<Record<keyof typeof MODULE_RULES, string>> = {
  CS1: "Until 10:00 Beauregard can send no order to Ewell’s brigade. Ewell may use his initiative.",
  CS2: "Farm Ford is closed to Union units and their traces until a Union unit begins an activation beside it, or until 11:00. Artillery never crosses it.",
  CS3: "Johnston and Beauregard each command their own formations only, each with his own capacity. The side rolls once for a coordinated action, for the one it names and two of his formations; for the initial action it takes the rating of either.",
  CS4: "The trestle at Union Mills is a railroad bridge: by march movement it costs 1 MP.",
  CS5: "As an option, four hexes west of the Stone Bridge hold abatis: entering or leaving one costs 1 MP more, without the road rate. Infantry that spends an activation there without moving or fighting clears it.",
  CS6: "There are no charges, no digging and no night on this day.",
  CS7: "As an option, the heavy battery of Camp Pickens plays. It never moves, has no leader and is always in command; it fires in defence and may bombard with the reserves. The 6th South Carolina arrives and stays within 3 hexes of Manassas Junction.",
  CS8: "As an option, Runyon’s division arrives by the turnpike at 18:00, on Defend at Centreville. It may not leave the turnpike or Centreville.",
  CS9: "As an option, McDowell begins where the farm road leaves the turnpike, away from his headquarters at Centreville.",
  DS1: "The unfinished railroad is an embankment: attackers into its hexes lose 25% of their strength. It costs no movement, does not block sight, and counts as cover.",
  DS2: "Only the divisions that the module names may have orders of their own, such as those of Schenck, Schurz, Hatch, Ricketts, Kearny, Hooker, Morell, Sykes, Stevens, Early and Evans, and single brigades and battalions such as Milroy’s or S.D. Lee’s.",
  DS3: "Jackson and Longstreet are wing commanders. Until Lee arrives on 29 August Jackson commands, sends orders with his own rating, and nobody can order a General Retreat.",
  DS4: "As an option, Pope may give only Attack, Probe and March orders until a Union unit has units of Longstreet’s wing in line of sight.",
  DS5: "Bull Run is a major river, crossed at its fords and at the Stone Bridge, which counts as a bridge, though it is only a makeshift one. Young’s Branch, Catharpin Run, Cub Run and Dawkins Branch are streams.",
  DS6: "There are no charges. A Union retreat over the Stone Bridge after dark counts only through the victory points.",
  DS7: "Leaders wounded in history play on unless they are lost by 11.2-a. The later starts have their successors.",
  DS8: "On the evening of 28 August King’s division begins strung out along the turnpike. Until all its units are within 2 hexes of each other they may only close up along it; from then on 12.13-c binds.",
  DS9: "Griffin’s brigade takes part unless the players leave it out, as in history; then the level of Porter’s corps is lower.",
};
