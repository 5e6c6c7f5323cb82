import { line, type NamedSpan } from "@stonebridge/kernel/words";
import type { ADMINISTRATION, NIGHT, REINFORCEMENTS } from "../../turn/refusals.ts";
import type { Sentences } from "./refused.ts";

/** Refusals of the administrative phase. */
export const administration: Sentences<typeof ADMINISTRATION> = {
  "flee-steady": ({ who, He }) => [
    line`${who} does not flee`,
    line`${He} is not one of the routed brigades that flee now. Choose one of those.`,
  ],
  "flee-done": ({ who, He }) => [
    line`${who} has fled already`,
    line`${He} went on in this administrative phase, and once is enough. Choose another routed brigade.`,
  ],
  "flee-later": () => [line`Nobody flees now`, line`Routed brigades flee again when the administrative phase begins.`],
  "call-turn": () => [
    line`Jones’s division cannot be called now`,
    line`The Confederates may call for it only when reinforcements arrive in turn 6 of 29 August.`,
  ],
  "call-day": () => [
    line`Jones’s division cannot be called any more`,
    line`In the two-day battle it could come only in turn 6 of 29 August.`,
  ],
  "call-any-turn": () => [
    line`Jones’s division cannot be called now`,
    line`The Confederates may call for it in the administrative phase of any turn.`,
  ],
  called,
  "called-any-turn": called,
  "launch-day": () => [
    line`There is no counter-attack on 29 August`,
    line`The Confederates may declare one on 30 August, from turn 3.`,
  ],
  "launch-turn": () => [
    line`The counter-attack cannot be declared now`,
    line`The Confederates may declare it in an administrative phase from turn 3.`,
  ],
  "launch-end": () => [
    line`The counter-attack comes too late`,
    line`It rules the two turns that follow, and this is the last one.`,
  ],
  launched: () => [
    line`The counter-attack has been declared`,
    line`It is declared once in the game, and rules the two turns that follow.`,
  ],
  "refrain-first": refrain,
  "refrain-second": refrain,
};

function called() {
  return [
    line`Jones’s division has been called`,
    line`It arrives as a reinforcement. The schedule shows its turn.`,
  ] as const;
}

function refrain() {
  return [
    line`There is nothing to forgo now`,
    line`Neither Jones’s division nor the counter-attack is asked about.`,
  ] as const;
}

/** Refusals of reinforcements. */
export const reinforcements: Sentences<typeof REINFORCEMENTS> = {
  "enter-present": ({ who, He }) => [line`${who} is on the map already`, line`${He} cannot enter a second time.`],
  "enter-turn": ({ who, He, his }) => [
    line`${who} cannot enter now`,
    line`${He} does not arrive this turn. The schedule shows ${his} turn.`,
  ],
  "enter-phase": ({ who, He }) => [
    line`${who} cannot enter now`,
    line`${He} enters in the administrative phase, when reinforcements arrive.`,
  ],
  "enter-after": ({ who }) => [
    line`${who} cannot enter yet`,
    line`Where both sides have reinforcements, the Union’s enter first.`,
  ],
  "enter-delayed-union": delayed,
  "enter-delayed-confederate": delayed,
  "enter-held-back": ({ who, He }) => [
    line`${who} stays off the map this turn`,
    line`You have let the group wait. ${He} enters next turn.`,
  ],
  "enter-uncalled": uncalled,
  "enter-uncalled-any-turn": uncalled,
  "enter-withdrawn": ({ who, He }) => [
    line`${who} cannot enter now`,
    line`${He} was withdrawn in the night and returns as a reinforcement from turn 2 on 30 August.`,
  ],
  "enter-letter": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`That entry is not listed for this reinforcement. Choose one of the marked entries.`,
  ],
  "enter-letter-regrouped": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`The troops that regrouped off the map enter at C.`,
  ],
  "enter-letter-called": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`Jones’ division enters at H.`,
  ],
  "enter-letter-back": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`Whoever was withdrawn in the night returns by C or D, from turn 4 also by E or F.`,
  ],
  "enter-blocked": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`The enemy holds that entry or controls its zone. Choose one of the marked entries.`,
  ],
  "enter-farther": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`The enemy blocks the listed entries, and another one is nearer to them. Choose a marked entry.`,
  ],
  "enter-alone": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`An enemy brigade is next to that entry and no friendly one is there. Choose a marked entry.`,
  ],
  "enter-division": ({ who }) => [
    line`${who} enters with the division`,
    line`A division enters as a whole, at one entry. Use the entry its first brigade used.`,
  ],
  "enter-points": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`Too many brigades have entered there, and the MP are not enough. Choose another entry, or wait for the next turn.`,
  ],
  "enter-full": ({ who, entry }) => [
    line`${who} cannot enter at ${entry}`,
    line`No zone within reach from there has room. Choose another entry, or wait for the next turn.`,
  ],
  "wait-forced": ({ who, He }) => [
    line`${who} cannot wait`,
    line`${He} must enter this turn: an entry has room, and the MP are enough. Choose the entry.`,
  ],
  "wait-commander": ({ who }) => [
    line`${who} cannot wait`,
    line`Commanders always enter on the turn that the schedule names. Choose the entry.`,
  ],
  "wait-latest": ({ who, He }) => [
    line`${who} cannot wait any longer`,
    line`${He} could enter in turn 2 or 3, and this is turn 3. Choose the entry.`,
  ],
  "wait-division": ({ who }) => [
    line`${who} enters with the division`,
    line`A division enters as a whole, and its first brigade is on the map. Bring the others on, too.`,
  ],
};

function delayed({ who, He }: { readonly who: NamedSpan; readonly He: string }) {
  return [
    line`${who} cannot enter yet`,
    line`The die has delayed the reinforcement. ${He} enters next turn without another roll.`,
  ] as const;
}

function uncalled({ who, He }: { readonly who: NamedSpan; readonly He: string }) {
  return [
    line`${who} cannot enter now`,
    line`${He} comes only if the Confederates call for Jones’s division, which gives the Union 2 VP.`,
  ] as const;
}

/** Refusals of the night. */
export const night: Sentences<typeof NIGHT> = {
  "move-first": ({ who }) => [
    line`${who} cannot march by night yet`,
    line`Brigades that were driven off the map go first. Bring those back, or finish the night marches.`,
  ],
  "move-once": ({ who, He }) => [
    line`${who} cannot march again`,
    line`${He} has marched by night already, and each brigade does so once.`,
  ],
  "move-spent": () => [
    line`Nobody marches by night now`,
    line`Each side moves up to three brigades by night, the Union’s first.`,
  ],
  "move-unchosen": ({ who }) => [
    line`${who} has not been chosen`,
    line`Choose the brigade that is to march by night first.`,
  ],
  "return-by-night": ({ who, He, he }) => [
    line`${who} cannot return now`,
    line`${He} had to retreat off the map. In the night before 30 August ${he} may return.`,
  ],
  "return-entry": ({ who, entry }) => [
    line`${who} cannot return at ${entry}`,
    line`By night the Confederates return by H, the Union by C or D.`,
  ],
  "part-apart": ({ who, He }) => [
    line`${who} has nothing to decide`,
    line`${He} is not in contact with the enemy, or does not belong to the side that disengages now.`,
  ],
  "part-once": ({ who, He }) => [
    line`${who} has nothing more to decide`,
    line`${He} has stayed or gone back already, and does so once.`,
  ],
  "part-by-night": () => [
    line`Nobody disengages now`,
    line`Brigades in contact move apart in the night between the two days, the Union’s first.`,
  ],
  "hold-ground": ({ who }) => [
    line`${who} cannot stay`,
    line`A brigade may stay only on good ground, and only if no enemy in contact is on good ground too. Disengage instead.`,
  ],
  "recall-corps": ({ who }) => [
    line`${who} cannot be withdrawn`,
    line`The Union withdraws one corps that is on the map. Choose a corps commander who has troops there.`,
  ],
  "recall-enemy": ({ who }) => [
    line`${who} cannot be withdrawn`,
    line`The Union withdraws a corps of its own. Choose a Union corps commander who has troops on the map.`,
  ],
  "recall-by-night": () => [
    line`No corps is withdrawn now`,
    line`At the end of the night between the two days the Union withdraws one corps.`,
  ],
};
