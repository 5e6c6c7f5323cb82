import { line, type NamedSpan } from "@stonebridge/kernel/words";
import type { ACTIVATION, COMMANDERS } from "../../command/refusals.ts";
import type { Sentences } from "./refused.ts";

/** Refusals of activation. */
export const activation: Sentences<typeof ACTIVATION> = {
  "designate-corps": ({ who, He }) => [
    line`${who} cannot be chosen`,
    line`${He} commands the army, and only corps commanders activate divisions. Choose one of those.`,
  ],
  "designate-once": () => [
    line`A corps commander has been chosen`,
    line`One is chosen in each half, and his divisions act. You choose again in the next action phase.`,
  ],
  "designate-nobody": () => [
    line`There is nobody to choose`,
    line`None of your corps commanders is on the map, so no division acts in this half.`,
  ],
  "choose-group": ({ who, He }) => [
    line`${who} cannot be chosen`,
    line`${He} is not in one of the groups that may stay in command: the nearest to the corps commander, and the largest of those.`,
  ],
  "choose-corps": ({ division }) => [
    line`${division} cannot be activated now`,
    line`It does not belong to the corps commander you chose. Choose one of his divisions, or an independent brigade.`,
  ],
  "choose-leaderless": ({ division }) => [
    line`${division} cannot be activated now`,
    line`Its corps commander is not on the map, and nobody else activates it.`,
  ],
  "choose-taken": actedDivision,
  "choose-acted": actedDivision,
  "choose-failed": ({ division }) => [
    line`${division} cannot be activated`,
    line`It was out of command range and failed its command test, which used up its activation in this half.`,
  ],
  "choose-routed": ({ division }) => [
    line`${division} cannot be activated`,
    line`All its brigades on the map are routed. Choose another, or no more divisions.`,
  ],
  "choose-waiting": absentDivision,
  "choose-withdrawn": absentDivision,
  "choose-gone": absentDivision,
  "choose-own": ({ who, He }) => [
    line`${who} acts as a division`,
    line`${He} is all that is left of a division of the commander you chose. Activate that division.`,
  ],
  "choose-banded": ({ who, He }) => [
    line`${who} cannot act alone`,
    line`${He} belongs to a division that is on the map. Activate that division, or choose an independent brigade.`,
  ],
  "choose-once": ({ who }) => [
    line`${who} cannot act instead of a division`,
    line`Only one independent brigade may do so in this half, and one has. It may still act with a nearby division.`,
  ],
  "choose-leader": () => [
    line`This cannot be done yet`,
    line`First choose the corps commander whose divisions are to act, and roll for their number.`,
  ],
  "choose-busy": () => [
    line`Another division is acting`,
    line`Divisions act one at a time. Finish this one first, then choose the next.`,
  ],
  "choose-spent": () => [
    line`No further division acts in this half`,
    line`The activation die gave a number of divisions. They have acted, or you have passed them up, or none is left that can.`,
  ],
  "act-other": ({ who }) => [
    line`${who} cannot act now`,
    line`Another brigade or commander is acting. Finish that action first.`,
  ],
  "act-division": ({ who, He }) => [
    line`${who} cannot act now`,
    line`${He} does not belong to this division. Choose a marked brigade: one of the division, or an independent one nearby.`,
  ],
  "act-used": ({ who, He }) => [
    line`${who} cannot act again`,
    line`${He} has already acted in this action phase and may act again in the next.`,
  ],
  "act-failed": ({ who, He }) => [
    line`${who} cannot act`,
    line`${He} was out of command range, and the command test failed. ${He} may act again in the next action phase.`,
  ],
  "act-routed": ({ who, He, him }) => [
    line`${who} cannot act`,
    line`${He} is routed and can neither move nor attack. The rout test at the end of the turn may rally ${him}.`,
  ],
  "act-apart": ({ who, he }) => [
    line`${who} cannot act with this division`,
    line`At the start of the half ${he} was more than 2 zones (mounted cavalry 3) from its brigades that are not isolated.`,
  ],
  "act-isolated": ({ who, he }) => [
    line`${who} cannot act with this division`,
    line`The only brigades of it that ${he} was near at the start of the half are isolated, and those do not count.`,
  ],
  "act-guest": ({ who }) => [
    line`${who} cannot act with this division`,
    line`Only one independent brigade acts with a division, and one has. It may act with another nearby division.`,
  ],
  "act-unchosen": ({ who, his }) => [
    line`${who} cannot act yet`,
    line`Choose ${his} division first, or an independent brigade in place of a division.`,
  ],
  "act-inactive": ({ who, him }) => [
    line`${who} is not the brigade that acts`,
    line`Brigades act one by one. Choose ${him} when the division is asked who acts next.`,
  ],
  "done-cohesion": ({ friends }) => [
    line`The division is not done yet`,
    line`${friends} would end farther than 2 zones from the others, and a brigade that has not acted can still close up.`,
  ],
  "moves-over": () => [
    line`The moves of this half are over`,
    line`Once all activated divisions have moved, the commanders ride and the attacks are fought.`,
  ],
};

function actedDivision({ division }: { readonly division: string }) {
  return [
    line`${division} cannot be activated again`,
    line`It has already been activated in this half. It may act again in the next action phase.`,
  ] as const;
}

function absentDivision() {
  return [
    line`Nobody there can act`,
    line`It has no brigade on the map that is still free to act. Choose another, or no more divisions.`,
  ] as const;
}

/** Refusals of commanders who ride. */
export const commanders: Sentences<typeof COMMANDERS> = {
  "try-twice": ({ who, He }) => [
    line`${who} cannot try to move`,
    line`${He} is activated already. An army commander takes one test a turn.`,
  ],
  "try-corps": wrongRank,
  "try-first": wrongRank,
  "ride-other": ({ who }) => [
    line`${who} does not ride now`,
    line`Before the combats the corps commander you chose may ride, and the army commander if his test allows it.`,
  ],
  "ride-once": ({ who, He }) => [
    line`${who} has ridden already`,
    line`${He} may ride once each time he is chosen. That was his ride.`,
  ],
  "ride-later": () => [
    line`Commanders do not ride now`,
    line`They ride once in a half, when all brigades have moved and before the combats.`,
  ],
  "ride-border": ({ who, toZone }) => [
    line`${who} cannot ride ${toZone}`,
    line`The zone does not border his own. Ride one zone at a time.`,
  ],
  "ride-river": ({ who }) => [
    line`${who} cannot cross here`,
    line`Bull Run has no bridge here. Ride to the Stone Bridge.`,
  ],
  "ride-enemy": ({ who, toZone }) => [
    line`${who} cannot ride ${toZone}`,
    line`The enemy holds the zone. Choose one without enemies.`,
  ],
  "ride-contact": ({ who, toZone }) => [
    line`${who} cannot ride ${toZone}`,
    line`That zone is next to an enemy brigade and holds no friendly one. Choose a safer zone.`,
  ],
  "ride-entering": ({ who, toZone }) => [
    line`${who} cannot ride ${toZone}`,
    line`The zone is in an enemy zone of control, closed to whoever enters the map.`,
  ],
  "ride-points": ({ who, toZone, points }) => [
    line`${who} cannot ride ${toZone}`,
    line`It costs more than the ${points} MP he has left, and commanders cannot force the march.`,
  ],
  "displace-other": ({ who }) => [
    line`${who} does not shift now`,
    line`A commander shifts only when an enemy brigade comes next to him and no friendly one is with him.`,
  ],
  "displace-zone": ({ who, toZone }) => [
    line`${who} cannot shift ${toZone}`,
    line`He goes 1 or 2 zones, out of contact with the enemy. Choose one of the marked zones.`,
  ],
};

function wrongRank({ who }: { readonly who: NamedSpan }) {
  return [
    line`${who} cannot move that way`,
    line`An army commander takes a test before he rides; a corps commander rides without one.`,
  ] as const;
}
