import type { ZoneIndex } from "@stonebridge/board";
import { beginAdvance } from "./advance.ts";
import { clearTarget } from "./attack.ts";
import { presentOf, strike } from "./choosing.ts";
import { beginTests } from "./combat-tests.ts";
import { markedOn } from "./engaged.ts";
import type { DieRoll, GameEvent, Modifier } from "../events.ts";
import { NONE, type SideIndex, type UnitIndex } from "../field.ts";
import type { BattleFrame } from "../frames.ts";
import { takeFatigue } from "./losses.ts";
import { type Play, type Step, pop, push, roll, sideId, tell, unitId, zoneId, zoneIds } from "../play.ts";
import { ATTACKED } from "../position.ts";
import { type Reckoning, combatUnits, reckon, sumOf } from "./reckoning.ts";
import {
  HOPELESS,
  SIX,
  SIX_OF_ATTACKER,
  SIX_OF_DEFENDER,
  type Verdict,
  sixesOf,
  strikable,
  totalOf,
  verdictOf,
} from "./results.ts";

/**
 * Fights for a zone: every brigade whose marker points there (SB62-10.1-d) takes part, markers come off, the dice are rolled, and the
 * results wait on the stack. The zone counts as attacked from here on (SB62-10.1-c), and so do its brigades wherever they go (RU-52).
 */
export function beginBattle(play: Play, side: SideIndex, zone: ZoneIndex): void {
  const { field, p } = play;
  const reckoning = reckon(field, p, markedOn(field, p, side, zone), zone);
  const { attackers, defenders, from } = reckoning;
  p.attacked = [...p.attacked, zone];
  for (const unit of attackers) clearTarget(play, unit);
  for (const unit of defenders) p.marks[unit] |= ATTACKED;
  const { verdict, sixes } = reckoning.hopeless ? surrender(play, reckoning) : clash(play, reckoning);
  const { lost } = verdict;
  const tests = verdict.tests ? 1 : 0;
  push(play, { step: "battle", side, zone, at: 0, attackers, defenders, from, lost, tests, sixes, suffering: [] });
}

/** What the dice of a combat say. */
interface Fallen {
  readonly verdict: Verdict;
  readonly sixes: number;
}

/** SB62-10.3.1-b, RU-56: a hopeless attack is lost without dice. */
function surrender(play: Play, reckoning: Reckoning): Fallen {
  tellFought(play, reckoning, HOPELESS, [], {});
  return { verdict: HOPELESS, sixes: 0 };
}

/** SB62-10.2-a, SB62-DR12: modifiers first, including those that dice decide, then a die each. */
function clash(play: Play, reckoning: Reckoning): Fallen {
  const { side } = reckoning;
  const attack: Modifier[] = [...reckoning.attack];
  const defence: Modifier[] = [...reckoning.defence];
  const rolls = throwHelp(play, reckoning, attack, defence);
  const dice = {
    attacker: play.dice.roll("combat", SIX, sideId(side)),
    defender: play.dice.roll("combat", SIX, sideId(1 - side)),
  };
  const totals = { attacker: totalOf(dice.attacker, sumOf(attack)), defender: totalOf(dice.defender, sumOf(defence)) };
  const verdict = verdictOf(totals.attacker, totals.defender);
  tellFought(play, { ...reckoning, attack, defence }, verdict, rolls, { dice, totals });
  return { verdict, sixes: sixesOf(dice.attacker, dice.defender) };
}

/** SB62-DR10, SB62-DR11: each die that succeeds is one more modifier of its side. */
function throwHelp(play: Play, reckoning: Reckoning, attack: Modifier[], defence: Modifier[]): DieRoll[] {
  return reckoning.help.map(({ kind, attacks, needed, unit }) => {
    const piece = unit === NONE ? undefined : unitId(play, unit);
    const die = roll(play, kind, attacks ? reckoning.side : 1 - reckoning.side, [], piece, needed);
    if (die.total <= needed) {
      const rule = kind === "artillery" ? "SB62-10.3.2-b" : "SB62-10.3.2-c";
      const line: Modifier = { key: kind, value: 1, rule };
      (attacks ? attack : defence).push(piece === undefined ? line : { ...line, units: [piece] });
    }
    return die;
  });
}

function tellFought(
  play: Play,
  reckoning: Reckoning,
  verdict: Verdict,
  rolls: readonly DieRoll[],
  thrown: Pick<Extract<GameEvent, { type: "fought" }>, "dice" | "totals">,
): void {
  if (play.events === undefined) return;
  const { field, p } = play;
  const { side } = reckoning;
  tell(play, {
    type: "fought",
    rule: verdict.rule,
    attacker: sideId(side),
    zone: zoneId(play, reckoning.zone),
    from: zoneIds(play, reckoning.from),
    attackers: combatUnits(field, p, reckoning.attackers, reckoning.attackSupport),
    defenders: combatUnits(field, p, reckoning.defenders, reckoning.defenceSupport),
    modifiers: { attacker: reckoning.attack, defender: reckoning.defence },
    rolls,
    ...thrown,
    loser: sideId(verdict.lost === -1 ? side : 1 - side),
    tests: verdict.tests,
  });
}

/** What follows from the dice, in order (10.4); each entry runs once everything that the one before began is over. */
const BATTLE: readonly ((play: Play, f: BattleFrame) => void)[] = [
  // natural sixes of both sides, each against what was engaged (SB62-10.4-f, RU-60)
  (play, f) => strikeBySix(play, f, SIX_OF_ATTACKER, 1 - f.side, f.defenders),
  (play, f) => strikeBySix(play, f, SIX_OF_DEFENDER, f.side, f.attackers),
  // SB62-10.4-e, RU-61, RU-62: of the loser's remaining brigades as many as enemies were engaged, the strongest first
  (play, f) => {
    const { losers, winners, loser } = partiesOfResult(f);
    strike(play, loser, "suffering", presentOf(play.p, losers), winners.length);
  },
  // Fatigue, then the Combat test, for the same brigades (SB62-10.4-b..d)
  (play, f) => {
    const { winners, loser } = partiesOfResult(f);
    for (const unit of f.suffering) takeFatigue(play, unit, "SB62-10.4-g");
    if (f.tests === 1) beginTests(play, loser, f.suffering, winners);
  },
  // SB62-10.4-s
  (play, f) => {
    const { winners, loser } = partiesOfResult(f);
    beginAdvance(play, 1 - loser, f.lost === 1 ? [f.zone] : f.from, winners);
  },
  pop,
];
/** How many parts a combat has. */
export const PARTS_OF_BATTLE = BATTLE.length;

function partiesOfResult(f: BattleFrame): {
  readonly losers: readonly UnitIndex[];
  readonly winners: readonly UnitIndex[];
  readonly loser: SideIndex;
} {
  return f.lost === 1
    ? { losers: f.defenders, winners: f.attackers, loser: 1 - f.side }
    : { losers: f.attackers, winners: f.defenders, loser: f.side };
}

/** One loss for the strongest enemy in the combat that can be struck. */
function strikeBySix(play: Play, f: BattleFrame, whose: number, side: SideIndex, enemies: readonly UnitIndex[]): void {
  if ((f.sixes & whose) !== 0) strike(play, side, "loss", strikable(play.field, enemies), 1);
}

/** One combat, part by part (SB62-10.4-a). */
export const battle: Step<"battle"> = {
  run(play, f) {
    const part = BATTLE[f.at];
    f.at += 1;
    part(play, f);
  },
};
