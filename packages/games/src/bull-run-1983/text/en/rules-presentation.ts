import type { PRESENTATION } from "../../rules/presentation.ts";

/** Clauses PP, OB, MAP and SP, for readers. Playing pieces, order of battle cards, the map and the summary of play. */
export const presentation: Readonly<Record<keyof typeof PRESENTATION, string>> = {
  "PP1-a": "There are leaders, combat units, and markers for the trestle, the abatis and the pieces that may not move.",
  "PP2-a": "The movement factor of a leader or unit says how many movement points (MP) it may spend in a turn.",
  "PP2-b":
    "Leaders and units belong to brigades or to artillery battalions. On the Union side brigades belong to divisions as well.",
  "PP2-c": "The code printed on a piece tells its brigade and division. A piece without a code belongs to no brigade.",
  "PP2.1-a": "Infantry, cavalry and batteries are combat units. Each has an attack factor and a defence factor.",
  "PP2.1-b": "Each battery has two pieces. One is on the map at most; the other waits on the card.",
  "PP2.2-a":
    "A leader commands an army, a division, a brigade or an artillery battalion. Symbols on his piece show his rank.",
  "PP2.3-a":
    "Every brigade has a brigade piece, which takes the place of its leader and some of its infantry. Until then it stays off the map.",
  "PP2.4-a":
    "Confederate pieces belong to the Army of the Potomac (grey) or the Army of the Shenandoah (tan). Command from one to the other is limited.",
  "PP2.4-b": "Johnston and Beauregard each count as members of both Confederate armies.",
  "PP3-a": "A STOP marker shows that a piece may not move this turn.",
  "PP4-a": "Abatis may be cleared during play. The set-up decides for the whole game whether the trestle is there.",
  "PP5-a": "Pieces of an optional rule stay out of the game unless the option is on.",
  "OB1-a":
    "Each side’s card lists its pieces brigade by brigade. Only reinforcements are listed separately, so a brigade may be split.",
  "OB2-a": "Pieces of the AT START area and the terrain markers start on the map.",
  "OB2-b":
    "The Union’s AT START area has a section for the 3rd Division and one for all others; they set up under slightly different limits.",
  "OB2-c": "The Confederate AT START area is divided into pieces that start frozen and pieces that do not.",
  "OB3-a": "A brigade piece that has not been formed stays on the card.",
  "OB4-a": "Each battery has a box on the card for the piece that is not on the map.",
  "OB5-a": "Reinforcements stay on the card until their turn.",
  "OB6-a":
    "Infantry screens a battery, forms the brigade, clears abatis and helps to rally. A battery screens infantry and fires at long range. Active leaders activate; brigade leaders also form and rally. Cavalry has no special function.",
  "MAP1-a": "The terrain key gives the effects of each hex’s terrain.",
  "MAP1.1-a": "A piece is always in one hex and moves only to an adjacent hex.",
  "MAP1.1-b": "A partial hex at the edge of the map may be used only if it has a coordinate.",
  "MAP1.1-c":
    "A piece that leaves the map, or enters a hex without a coordinate, is out of the game. No piece may leave it by choice.",
  "MAP1.2-a": "The RALLY boxes hold eliminated units that may return.",
  "MAP2-a":
    "A hex that a river touches is a river hex, even where the river only ends there. Fords and bridges are the exceptions.",
  "MAP2.1-a": "A hex with a bridge is a bridge hex and not a river hex.",
  "MAP2.2-a": "Where a road runs into a river the hex is a ford, and not a river hex.",
  "MAP2.2-b": "JJ10, II11 and JJ15 are fords on Cub Run without a name. Every other ford has its name on the map.",
  "MAP2.3-a":
    "Bull Run flows from O1 to TT34. East of it is the Union’s side, with Centreville; west of it is the Confederate side, with Manassas.",
  "MAP2.3-b": "Cub Run flows from KK5 to II18. KK5 is river, KK4 is not.",
  "MAP2.3-c": "Catharpin Creek flows from I4 to Q4. I4 is river, I5 is not.",
  "MAP3-a":
    "A hex touched by a stream is a stream hex if it is not a river hex; the hex where the stream ends counts too.",
  "MAP3-b": "A river overrides a stream: where a hex has both, only the river counts.",
  "MAP4-a": "Woods slow movement and hamper artillery. Thin woods are not shown.",
  "MAP5-a":
    "A hex with slope lines is a slope hex. Slopes draw hills (Y19), ridges (NN12) and valleys (AAA10); they do not measure height.",
  "MAP5.1-a": "Where slope lines begin is a hilltop. The hexside they begin from is a crest.",
  "MAP5.2-a":
    "A hilltop is uphill of its slopes. Without a crest between them, neither of two neighbouring hexes is a slope of the other.",
  "MAP5.2-b": "A hilltop is uphill of every hex into which it sends slope lines.",
  "MAP5.2-c": "A slope is downhill of every hilltop that sends lines into it.",
  "MAP5.2-d": "A slope that sends lines on into another hex is also a hilltop: it is halfway up a long hill.",
  "MAP6-a": "Centreville (QQ5 and RR5) is the Union’s base, Manassas (FF32 and GG32) the Confederates’.",
  "SP-a":
    "Union pieces set up within one hex of a road that leads to Centreville, to R1 or, for the 3rd Division, to CCC35, beyond recon range of every Confederate piece.",
  "SP-b": "Brigades may break up in every phase of both players’ turns, even in an enemy zone of control.",
  "SP-c": "You may look at face-up enemy pieces. The Union never looks at frozen ones.",
  "SP-d":
    "A Union piece within recon range unfreezes a frozen one at once; if that one is a leader, every piece is unfrozen.",
  "SP-e": "A piece with a red movement factor is always active, but only once it is no longer frozen.",
  "SP-f": "An inactive piece does not move in the Movement phase, but does everything else as usual.",
  "SP-g":
    "Brigades form and batteries are flipped before the pieces concerned move, or in the set-up, and at no other time.",
  "SP-h":
    "An enemy zone of control prevents forming a brigade, clearing abatis and rallying. A battery may still be flipped.",
  "SP-i":
    "An automatic victory needs 8-1 and uses the 6-1 column. Defenders that survive may be attacked again; its attackers neither move nor attack again this turn.",
  "SP-j": "Apart from screening, units of the same hex may be in different battles.",
  "SP-k": "Bombardment ignores screening, but a brigade piece is a single target.",
  "SP-l":
    "Long-range fire on a target that adjacent attackers can attack is support fire; on any other target it is bombardment, with a table of its own.",
  "SP-m": "In the Rally phase an infantry unit that neither moved nor fought may clear the abatis in its hex.",
  "SP-n": "If the game ends without a Union combat unit on a star, the Confederates have won.",
};
