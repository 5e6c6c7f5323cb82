import type { FiguresByReason } from "@stonebridge/kernel";
import { type Line, type RefusalSentences, line } from "@stonebridge/kernel/words";
import type { COMBAT } from "../../combat/refusals.ts";
import type { Priced, Said } from "../refused.ts";
import type { RefusedWords } from "./refused.ts";

function full(way: string): Line {
  return line`Two brigades are there, and no more may stack. ${way}`;
}

const tooDear = ({ who, he, He, needed, points }: RefusedWords["piece"] & Priced): Said => [
  line`${who} cannot attack`,
  line`It costs ${needed} MP and ${he} has ${points} left. ${He} may push if that is still possible.`,
];
type Aimed = Pick<RefusedWords["piece"] & RefusedWords["zone"], "who" | "zone">;
const again = ({ who, zone }: Aimed): Said => [
  line`${who} cannot attack ${zone} again`,
  line`A zone can be attacked only once in a Movement phase.`,
];
const noCrossing = ({ who, zone }: Aimed): Said => [
  line`${who} cannot attack ${zone}`,
  line`Bull Run lies between, with no ford or bridge here. Attack from a crossing.`,
];
const unknownFord = ({ who }: Pick<RefusedWords["piece"], "who">): Said => [
  line`${who} cannot attack across Farm Ford`,
  line`The North does not know it yet. Its first brigade to use it must start next to it and spend 4 MP at once.`,
];

/** Refusals of attacks, combats, retreats and advances. */
export const combatRefusals: RefusalSentences<FiguresByReason<typeof COMBAT>, RefusedWords> = {
  "attack-inactive": ({ who, him }) => [
    line`${who} is not activated`,
    line`Only an activated brigade attacks, for 2 MP. Activate ${him} first.`,
  ],
  "attack-carried": ({ who, host }) => [
    line`${who} cannot attack alone`,
    line`The Legion is with ${host} and adds its strength there. Attack with that brigade instead.`,
  ],
  "attack-locked": ({ who, friends }) => [
    line`${who} cannot attack`,
    line`${friends} has an Attack marker, and the lines stay as they are until the combats are over.`,
  ],
  "attack-points": tooDear,
  "attack-points-ford": tooDear,
  "attack-none": ({ who, zone, He }) => [
    line`${who} cannot attack facing ${zone}`,
    line`${He} could reach no enemy in that Front. Face an enemy within reach.`,
  ],
  "attack-nobody": ({ who, him }) => [
    line`${who} cannot attack`,
    line`No enemy brigade is in a zone next to ${him}. March up to one first.`,
  ],
  "attack-twice": ({ who, He }) => [
    line`${who} cannot declare a second attack`,
    line`${He} already has an Attack marker. One attack may strike every enemy zone in the Front.`,
  ],
  "attack-again": again,
  "attack-farm-ford": unknownFord,
  "attack-known-ford": ({ who }) => [
    line`${who} cannot be the first to use Farm Ford`,
    line`The North knows it already. An attack across it costs 2 MP, as over any ford.`,
  ],
  "attack-river": noCrossing,

  "fight-unmarked": ({ who, He }) => [
    line`${who} cannot fight this combat`,
    line`${He} has no Attack marker. Only brigades that declared an attack take part.`,
  ],
  "fight-front": ({ who, zone, his, zones }) => [
    line`${who} cannot attack ${zone}`,
    line`The zone is not in ${his} Front: ${zones}.`,
  ],
  "fight-river": noCrossing,
  "fight-farm-ford": unknownFord,
  "fight-empty": ({ who, zone }) => [
    line`${who} cannot attack ${zone}`,
    line`${zone} holds no enemy brigade. Choose a zone that does.`,
  ],
  "fight-apart": ({ who, zone }) => [
    line`${who} cannot join the attack on ${zone}`,
    line`Brigades attack together from zones that are linked to each other. Fight two combats, or leave one brigade out.`,
  ],
  "fight-several": () => [
    line`Several zones cannot attack several zones`,
    line`Either brigades of several zones attack 1 zone, or 1 brigade attacks several.`,
  ],
  "fight-partial": ({ who }) => [
    line`${who} cannot attack only some of these zones`,
    line`A brigade attacks 1 zone, or every enemy zone in its Front that no other brigade attacks.`,
  ],
  "fight-again": again,
  "fight-early": () => [
    line`No combat is fought now`,
    line`Combats are fought once all brigades and HQs of the side have moved.`,
  ],
  "fight-next": () => [
    line`This combat must wait`,
    line`Another one is being fought. The attacker chooses the next when it is over.`,
  ],

  "lose-forced": ({ who, He }) => [
    line`${who} cannot simply lose a step`,
    line`The loss would leave less than half of the original combat strength. ${He} must try to retreat.`,
  ],
  "lose-retreating": ({ who, He }) => [
    line`${who} cannot choose again`,
    line`After a Hit a brigade loses a step or tries to retreat. ${He} is retreating.`,
  ],
  "lose-second": ({ who }) => [
    line`${who} is not hit`,
    line`A second line suffers no loss. It retreats if its front line does.`,
  ],
  "retreat-nowhere": ({ who, He }) => [
    line`${who} cannot retreat`,
    line`No zone is open to retreat to. ${He} stays and loses a step.`,
  ],
  "hit-none": ({ who }) => [
    line`${who} cannot do this now`,
    line`Only a brigade that suffers a Hit loses a step or retreats.`,
  ],
  "hit-other": ({ who }) => [
    line`${who} is not hit`,
    line`The result strikes only the front lines that fought this combat.`,
  ],

  "withdraw-border": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`No land border, ford or bridge leads there. Choose a linked zone.`,
  ],
  "withdraw-river": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`Bull Run has no ford or bridge here. Choose a linked zone.`,
  ],
  "withdraw-farm-ford": ({ who }) => [
    line`${who} cannot retreat across Farm Ford`,
    line`The North does not know it yet. Choose another zone.`,
  ],
  "withdraw-confined": ({ who }) => [
    line`${who} cannot retreat across Bull Run yet`,
    line`With the Historical manoeuvre the South stays on its bank in turn 1.`,
  ],
  "withdraw-back": ({ who, toZone, his }) => [
    line`${who} cannot retreat${toZone}`,
    line`A retreat never goes back to a zone it has left. Go on, or halt if ${his} zone has room.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    line`${who} cannot retreat${toZone}`,
    line`${enemies} ${several ? "hold" : "holds"} the zone. Choose one without enemies.`,
  ],
  "withdraw-toward": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`The zone borders the enemy in this combat, and one farther away is open. Choose that one.`,
  ],
  "withdraw-front": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`The zone is in an enemy Front, and another outside it is open. Choose that one.`,
  ],
  "withdraw-full": ({ who, toZone }) => [line`${who} cannot retreat${toZone}`, full("Choose a zone with room.")],
  "withdraw-common": ({ who, toZone }) => [
    line`${who} cannot retreat${toZone}`,
    line`An extended line first goes to a zone linked to both of its zones, and regroups there.`,
  ],
  "withdraw-other": ({ who }) => [
    line`${who} cannot retreat now`,
    line`Another brigade is retreating. Finish its retreat first.`,
  ],
  "halt-full": ({ who, atZone }) => [line`${who} cannot halt${atZone}`, full("The retreat goes on to the next zone.")],
  "halt-early": ({ who }) => [
    line`${who} cannot halt yet`,
    line`A retreat leads 1 or 2 zones away from the combat. Choose a zone.`,
  ],

  "advance-stranger": ({ who }) => [
    line`${who} cannot advance`,
    line`Only a brigade that attacked from the front line may advance. Choose one of those, or nobody.`,
  ],
  "advance-second": ({ who }) => [
    line`${who} cannot advance`,
    line`A second line never advances. Choose a brigade of the front line that attacked, or nobody.`,
  ],
  "advance-extended": ({ who, He }) => [
    line`${who} cannot advance`,
    line`${He} is in extended line, and an extended line never advances.`,
  ],
  "advance-zone": ({ who, toZone }) => [
    line`${who} cannot advance${toZone}`,
    line`Only a zone that its defenders have just abandoned may be occupied.`,
  ],
  "advance-border": ({ who, toZone }) => [
    line`${who} cannot advance${toZone}`,
    line`No land border, ford or bridge leads there. Choose another attacker, or nobody.`,
  ],
  "advance-confined": ({ who }) => [
    line`${who} cannot advance across Bull Run yet`,
    line`With the Historical manoeuvre the South stays on its bank in turn 1.`,
  ],
  "advance-farm-ford": ({ who }) => [
    line`${who} cannot advance across Farm Ford`,
    line`The North does not know it yet. Choose another attacker, or nobody.`,
  ],
  "advance-held": ({ who, toZone, enemies, several }) => [
    line`${who} cannot advance${toZone}`,
    line`${enemies} still ${several ? "hold" : "holds"} the zone.`,
  ],
  "advance-late": () => [
    line`Nobody advances now`,
    line`An attacker may occupy a zone at once when its defenders abandon it, and not later.`,
  ],
};
