import type { RULINGS_OF_MOVEMENT } from "../../rules/rulings-movement.ts";

/** Rulings on chapters 1 to 5, for readers. Turn and movement. */
export const rulingsMovement: Readonly<Record<keyof typeof RULINGS_OF_MOVEMENT, string>> = {
  RUL001:
    "Where parts of the rulebook disagree, its numbered text goes before the reference sheet, and the sheet before the notes. Specific goes before general, and what an order forbids before what movement allows. The sheet may add what the text lacks.",
  RUL002: "Some cross-references have kept the numbers of the parent edition. Each is read as the rule it means.",
  RUL003:
    "Several numbers stand twice in the rulebook and some are missing. Each doubled one is one rule, but the second 10.2 is called 10.3 here, and the second 7.13 is 7.13b.",
  RUL004:
    "Where the rulebook says “as in the original”, the module is the original. These rulings settle what it too leaves open.",
  RUL005: "Fractions are kept exactly and rounded once for each group of strengths.",
  RUL006:
    "Where both sides decide in one phase they do so in secret; then the module’s first side rolls first, and everything takes effect together. Bad moves come after all initiative rolls, the first side’s leaders first.",
  RUL010: "A large unit that has lost two steps has 1 less morale, not 2: the rule asks only whether it has lost any.",
  RUL011: "Everything is added up first; the limits 1 and 5 are applied once, at the end.",
  RUL013:
    "Artillery lifts morale only in defence, never for attackers, though the sheet speaks of any stack. For recovery the sheet holds as printed: a stack with artillery has 1 more.",
  RUL014: "A leader and artillery in one stack give 1 together, not 2.",
  RUL015: "Artillery that defends alone gets the 1 for itself.",
  RUL016:
    "The 1 less for Reserve counts for retreat checks after assault or passing fire, but not for recovery and not in base morale.",
  RUL017:
    "The base morale of a side is that of the group which fires for it, taken as in 2.3-a at the moment of its roll.",
  RUL018:
    "A side is under artillery fire if artillery added strength to the assault fire against it. Passing fire and remote support do not count.",
  RUL021: "The second phase refers to 5.1 for coordinated action. It means 4.1.",
  RUL022:
    "The print numbers two segments II. Without charges the segments are I bombardment, II movement, III assault.",
  RUL023: "The first phase runs: bookkeeping; initiative; confidence; orders and aides; compliance; reorganisation.",
  RUL024:
    "Hidden marches roll at the start of the command phase, before initiative. The text puts the roll after orders and before initiative, but initiative comes before orders.",
  RUL025:
    "The pair is named openly in the second phase. It runs its segments jointly and stacks of both may assault one target, but each formation keeps its own order, leader and command range.",
  RUL026:
    "A formation on Reserve may take the initial action, within the limits of Reserve and without an assault segment, and then does not act in the fifth phase. It cannot be in a coordinated pair.",
  RUL027: "If one side has both actions, it names the initial formation first and takes the pair from the rest.",
  RUL028: "The initial action is for one formation. The sheet’s “formation(s)” means no more.",
  RUL029:
    "With several army commanders the side names one who is on the map for the initial action too; any formation may then be chosen.",
  RUL030:
    "A wing commander rolls with his own rating, in place of the army commander’s roll and not beside it, and only for his subordinates.",
  RUL031: "Ties at the end of the turn are rolled again. The sheet’s “French first” is a remnant of another game.",
  RUL032: "No formation acts twice in a turn: either by its chit or in the fifth phase.",
  RUL033:
    "A formation that goes into Reserve after acting does not act in the fifth phase; one that loses Reserve by failure acts there on Fall Back. A corps chit is in the cup if the corps or any of its divisions is not on Reserve, and only those parts act on it.",
  RUL034: "Headquarters, trains and units without a formation act in the fifth phase.",
  RUL035: "“Any friendly action” is the initial action, one by chit or that of the reserves: one of them a turn.",
  RUL036: "The action of the reserves has bombardment and movement, but no assault.",
  RUL040: "Clear terrain, missing in the table, costs 1 MP.",
  RUL041: "Woods cost infantry and traces 2 MP, and cavalry, artillery and trains 4.",
  RUL042: "Leaders pay for terrain as in 5.2-j and ignore zones of control like cavalry.",
  RUL043: "Outside march movement a bridge costs 2 MP more, as the text says; the sheet’s 1 does not count.",
  RUL044:
    "In march movement the 1 MP of a trail or railroad takes the place of the cost of the hex. Leaders, traces and aides pay 1/2 on roads, trails and railroads alike.",
  RUL045: "Where a road crosses a stream without a bridge there is a ford: the stream’s 2 MP and 25% apply.",
  RUL046: "Marching units of any friendly formation close a hex to other marching units.",
  RUL047: "A village is empty for marchers when no combat unit is in it. Leaders and headquarters do not count.",
  RUL048: "The 1 MP is paid for combat units that were in the hex before, not for those in the same stack.",
  RUL049: "In a moving stack each unit pays its own costs from its own MP. One picked up on the way spends its own.",
  RUL050:
    "The one hex that is always allowed waives only MP. Zones of control, stacking, orders and prohibited terrain still bind.",
  RUL051:
    "After a retreat a hex may be overfull until the formation’s next movement segment, which must cure it if any legal move does. During a segment a move may overfill a hex only while units still to move can leave it, and then they must.",
  RUL052: "Units stack with the strength of the side they show now. Leaders and headquarters count nothing.",
  RUL053: "Disrupted units and units out of command have their zone of control as usual.",
  RUL054: "A river hexside without bridge or ford is impassable for zones of control and assaults.",
  RUL055: "The rule on zones of control refers to 20 for orders. It means 12.3.",
  RUL056: "In a stack passed by, only units other than cavalry fire, as 5.4-h says, though 7.12-a speaks of all.",
  RUL057: "Cavalry suffers passing fire, since fire does not restrict movement. Leaders alone do not.",
  RUL058: "Cavalry pays nothing extra to leave a zone of control, since it ignores them.",
  RUL059:
    "Hexes with enemy units are closed to movement. Those that hold only a leader, headquarters, aide or train may be entered.",
  RUL060: "Artillery may stay in contact when its escort leaves: only entering needs one.",
  RUL061: "Units leave the map only by the module’s exits. A unit that retreats off the map is eliminated.",
  RUL062: "Halves of a movement allowance are rounded up. An allowance never falls below 1.",
};
