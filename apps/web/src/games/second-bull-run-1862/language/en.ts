import { zoneWords } from "../../../play/zones/language/en.ts";
import type { KeyLine } from "../../contract/desk.ts";

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** What the panels, the dock and the overlays of Second Bull Run 1862 say in English. */
export const en = {
  ...zoneWords.general,
  forced: "Fatigue +1",
  /** What the mark after a cost means. */
  forcedMark: "+ on the map: a forced march, 2 MP more for 1 Fatigue ",
  forcedTitle: "A forced march",
  forcedHelp: "This march is forced: 2 MP more, and one level of Fatigue when the action ends. ",
  costSpoken: (cost: number, forced: boolean) => `${cost} MP${forced ? ", with a forced march" : ""}`,
  bodies: {
    independent: "Independent brigades",
    commanders: "Commanders",
    reserve: "Reserve artillery",
    detached: (name: string) => `${name}, detached`,
  },
  /** Of the log. */
  /** A zone in a sentence. */
  theZone: (zone: string) => zone,
  placed: (number: number) => `${number} pieces are placed.`,
  track: {
    ...zoneWords.track,
    day: (day: number): string => (day === 1 ? "29 Aug" : "30 Aug"),
    parts: { continuation: "continuation", administrative: "administration", initiative: "initiative", over: "end" },
  },
  map: {
    ...zoneWords.map,
    ground: "The ground between Gainesville and the Stone Bridge",
  },
  card: {
    ...zoneWords.card,
    sharpshooters: "sharpshooters",
    losses: "lost",
    noCommander: "no corps commander on the map",
    commandOf: (name: string, distance: number | undefined) =>
      distance === undefined ? `${name}: out of reach` : `${name}, ${distance} of 8 MP`,
    division: "Division:",
    independent: "Independent brigade",
    isolated: "Isolated: 2 MP less, no forced march",
    routed: "Routed: it flees until it rallies",
    dismounted: "On foot: 2 MP",
    acted: "Has acted in this phase",
    attacks: (zone: string) => `Attacks ${zone}`,
    due: (turn: string) => `Due: ${turn}`,
    estimate: (values: string) =>
      `Estimated from the records: ${values}. If you own the game you can enter the printed values.`,
    activation: "activation",
    movementTest: "movement test",
    modifier: (available: string, activated: string) => `Activation ${available}, once activated ${activated}`,
    test: (value: number) => `Moves on ${value} or less`,
    available: "Available",
    activated: "Activated",
    leads: "Commands:",
  },
  attack: {
    ...zoneWords.attack,
    title: (zone: string) => `Attack on ${zone}`,
    helps: (names: string) => `supported by the guns of ${names}`,
    reason: "Reason",
    instead: "Instead:",
    cancel: "Cancel",
    undoable: "You can undo until the dice fall or an enemy brigade may turn.",
    final: "Once the dice have fallen you cannot undo.",
    hopeless: "Less than 1 to 3: no die is rolled, the attack fails.",
    fates: "Risks for each brigade",
    brigade: "Brigade",
    struck: "loss",
    suffers: "Fatigue",
    noChance: "–",
  },
  combat: {
    ...zoneWords.combat,
    /** By whose die. */
    six: {
      union: "A 6 of the Union: one Confederate brigade takes a loss.",
      confederate: "A 6 of the Confederates: one Union brigade takes a loss.",
    },
    open: "Combats to fight",
    hadChance: (chance: string) => `Before the roll this had a chance of ${chance}.`,
  },
  designation: {
    title: "Choose a corps commander",
    help: "The die and his modifier give the number of divisions that may act.",
    chance: (divisions: number, chance: string) =>
      `${divisions === 0 ? "none" : count(divisions, "division")}: ${chance}`,
    modifier: (value: string) => `modifier ${value}`,
    activated: "already activated",
    inReach: (within: number, all: number) => `${within} of ${count(all, "division")} in command`,
    roll: (name: string) => `Choose ${name}: roll`,
  },
  divisions: {
    title: "Divisions to activate",
    inCommand: (distance: number) => `in command, ${distance} MP away`,
    test: (chance: string) => `out of command: chance to act ${chance}`,
    activate: (name: string) => `Activate ${name}`,
    roll: "Roll the command test",
    certain: "It acts without a test.",
    acts: "it passes the test and acts",
    stays: "it stays, and its activation is used",
  },
  choosing: {
    loss: "Who takes the loss",
    suffering: "Who suffers the result",
    melee: "Who takes the loss of the melee",
    group: "Which group stays in command",
    becomes: (before: string, after: string) => `${before} becomes ${after}`,
    gone: "has no strength left and is removed",
    choose: (name: string) => `Choose ${name}`,
  },
  answers: {
    jones: "Jones’ division",
    call: "Call it in",
    callHelp: "Three brigades enter at H.",
    callCost: (points: number) => `The Union gets ${points} VP for it.`,
    later: "Not now",
    laterHelp: "It can be called in on a later turn.",
    never: "Leave it out",
    neverHelp: "It stays out of the battle: this is asked only once.",
    counterAttack: "The counter-attack",
    launch: "Declare it",
    launchHelp: "For two turns the initiative is yours and activation rolls get +1. Once in the game.",
    refrain: "Not this turn",
    refrainHelp: "It can be declared in a later turn.",
  },
  lists: {
    placement: "To place, group by group",
    placed: "All are placed. Any of them can still be moved on the map.",
    placementHelp:
      "Choose a brigade, then its zone; every zone of a group needs a brigade. Or have the rest placed for you.",
    flights: "Routed brigades flee",
    commanders: "Commanders that may ride",
    commandersHelp: "They keep away from enemy brigades; the army commander takes a test first.",
    tries: (name: string, chance: string) => `${name} tries: ${chance}`,
    reinforcements: "Reinforcements of this turn",
    parting: "In contact as night falls",
    partingHelp: "A brigade on good ground may stay if the enemy has none.",
    night: "Brigades that may make a night march",
    recall: "Which corps leaves for the night?",
    recallHelp: "Its brigades and the independent ones return at C or D from turn 2, at E or F from turn 4.",
  },
  score: {
    ...zoneWords.score,
    nobody: "would be a draw",
    /** The first of the two sides shown would win, or the second. */
    leads: (first: boolean): string => (first ? "◂ would win" : "would win ▸"),
    losses: (union: number, confederate: number) => `Losses inflicted: ${union} · ${confederate}`,
    option: "Jones’ division was called in",
    granted: "Given for even chances",
    sum: "Sum",
    rule: "Rule",
    lead: (points: number) => `A lead of ${points} VP wins; anything less is a draw.`,
    spoken: (union: number, confederate: number) =>
      `Score: Union ${union}, Confederates ${confederate}. Show how it adds up`,
  },
  order: {
    ...zoneWords.order,
    tabs: { order: "Brigades", arrivals: "Reinforcements", casualties: "Losses" },
    tabsLabel: "Order of battle",
    all: "All",
    routed: "Routed",
    isolated: "Isolated",
    none: "No brigade matches.",
    tags: {
      fatigue: (value: number) => `Fatigue ${value}`,
      losses: (value: number) => count(value, "step lost", "steps lost"),
      routed: "routed",
      isolated: "isolated",
      dismounted: "on foot",
      attacks: "attacks",
      acted: "has acted",
    },
  },
  arrivals: {
    none: "No more reinforcements are due.",
    entries: (letters: string) => `at ${letters}`,
    die: (faces: number, next: string) => `on ${faces} or less, otherwise ${next}`,
    sure: "without a roll",
    choice: (latest: string) => `owner’s choice, ${latest} at the latest`,
    optional: "only if it is called in",
    night: "Withdrawn for the night",
    nightBack: "owner’s choice: at C or D from turn 2, at E or F from turn 4",
  },
  casualties: {
    none: "No losses yet.",
    total: (losses: number) => count(losses, "step lost", "steps lost"),
    gone: "Gone",
    hurt: "Weakened",
    before: (losses: number) => `${losses} of them before the battle`,
  },
  stillOpen: {
    divisions: (names: string) => `Could still act: ${names}.`,
    act: (names: string) => `Could still act: ${names}.`,
    night: (left: number) => `${count(left, "more brigade")} could make a night march.`,
    ride: (names: string) => `Could still ride: ${names}.`,
    advance: (names: string) => `Could advance: ${names}.`,
    attack: (zones: string) => `Could still attack ${zones}.`,
  },
  /** What is answered without being asked. */
  ahead: {
    done: "the division is done",
    enough: "no more divisions act",
    stay: "the commanders stay where they are",
  },
  dock: {
    turn: "Turn",
    rides: "Commanders ride first",
  },
  keys: [
    [["A"], "attack"],
    [["T"], "turn"],
    [["E"], "end"],
  ] as readonly KeyLine[],
  overlays: {
    reach: {
      name: "Reach",
      legend: "Movement points to each zone",
      nothing: "Reach: choose a brigade of the division that acts",
      keyDoes: "reach: hold to look, press twice to keep",
    },
    control: {
      name: "Zones of control",
      legend: "Zones of control: hatched for the Union, dotted for the Confederates",
      keyDoes: "zones of control",
    },
    command: {
      name: "Command",
      legend: "In range of the corps commander, with the distance in MP; lines to his divisions",
      keyDoes: "command ranges and lines",
    },
    cohesion: {
      name: "Cohesion",
      legend: "Zones where the brigade stays with its division, and with how many of its brigades",
      nothing: "Cohesion: choose a brigade that must stay with its division",
      keyDoes: "cohesion of the division",
    },
  },
};

/** The shape of these texts. */
export type PanelTexts = typeof en;
