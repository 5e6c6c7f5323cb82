import type { RULINGS_OF_CAMPAIGN } from "../../rules/rulings-campaign.ts";

/** Rulings on chapters 13 to 19, for readers. */
export const rulingsCampaign: Readonly<Record<keyof typeof RULINGS_OF_CAMPAIGN, string>> = {
  RUL200:
    "An army’s loss is the front strength of all its units now eliminated or lost for good. Once the loss has reached the level, the army stays demoralised. A lost headquarters lowers the level by 5.",
  RUL201: "A demoralised army weakens nobody, with one exception: its units need 1 to 4 to be reorganised.",
  RUL202:
    "Demoralisation by nearby formations is worked out again whenever losses or leaders’ hexes change, starting with formations demoralised by their own losses.",
  RUL203: "A leader who reorganises gives no morale bonus, no orders and no initiative in that turn.",
  RUL204: "Two units a turn are the limit, however small they are, and 12 strength points in the hex besides.",
  RUL205: "Units make room by moving to an open adjacent hex, without MP, and must fit there.",
  RUL206:
    "Identical means the same arm, strength, morale, movement, range and weapons in the same formation. The pair counts as one of the two. In a demoralised corps one that fails its die is destroyed and the other waits.",
  RUL210:
    "Nightfall is tested once, at the start of the first night turn; a single hex of the target occupied is enough. An attack taken up later that night is not tested before the next nightfall.",
  RUL211: "On nights without chits both sides take all their actions in the order of DR04.",
  RUL212:
    "The head of a column is its leader if he rides in front, else its foremost unit. Closing up is not marching.",
  RUL213:
    "Fatigue brings the morale, movement, compliance, confidence and reorganisation of demoralisation, but does not harm other formations by 14.3-a.",
  RUL214:
    "Rest at night needs every night turn without marching; rest by day needs three daylight turns in a row on Reserve.",
  RUL215: "The 5 or 6 of an exhausted unit replaces its morale check.",
  RUL216: "A formation that digs at night does not rest that night.",
  RUL217: "Units already adjacent may assault at night: only entering contact is forbidden.",
  RUL218:
    "At night leaders may try initiative, as far as they see, and waiting orders that were tested by day are still rolled for.",
  RUL219:
    "A corps commander may spend his one try on an order for a division, with his own rating and sight. If he acts, it goes out from his hex and is obeyed on arrival without a test, or as R4 if demoralised. A bad move lets the opponent order that division.",
  RUL220:
    "Control is updated after every move, retreat, advance and elimination. It begins as the module says, and a hex in the zones of both sides stays with its last owner.",
  RUL221: "The 10% are of the larger total.",
  RUL222: "An objective is held if its flag hex is controlled.",
  RUL230:
    "The modified die never leaves 1 to 6. Groups due on turns 1 and 2 roll before the game, and none comes before turn 1.",
  RUL231: "Dense targets give 50% more, as the rule says, not the sheet’s 25%.",
  RUL232: "Remote support reaches as far as the range of the battery.",
  RUL233:
    "With advanced supply only units block lines, even when prisoners are at stake; without it zones of control do as well.",
  RUL234: "Of two texts the second applies: the step is lost at the start of the 9:00 turn.",
  RUL235: "Fire in an assault, by either side or in support, and bombardment use up ammunition. Passing fire does not.",
  RUL236: "The dice count before modifiers. A 10 marks only units with repeating weapons.",
  RUL237:
    "Hits on units that only seem to stand there strike the real ones. If they are assaulted they vanish, the attackers may advance, and the march is revealed.",
  RUL238:
    "New orders reach a hidden march after as many turns as it takes at 6 MP a turn to cover the way to where it seems to stand plus the cavalry MP of its route so far, rounded up.",
  RUL239: "The check on achievement is the same: two dice, and a 2 before modifiers.",
  RUL240:
    "A column attacked in either hex is flanked by any attack: half more strength for the attacker, 2 less morale for the column.",
  RUL241:
    "A six before modifiers always hits. What 19.10 says of support at two hits refers to a rule that does not exist here.",
  RUL242:
    "A side won an assault if the enemy retreated or was wiped out in it and it did neither. Ties are rolled again.",
  RUL243:
    "The news goes to the commander of the side that entered the aide’s hex, its turns rounded to the nearest; none means the next command phase. The aide himself rides on.",
  RUL244: "The text on attached divisions stands under 19.11 too, by mistake; it is 19.12.1.",
};
