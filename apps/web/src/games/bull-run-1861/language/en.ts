import { zoneWords } from "../../../play/zones/language/en.ts";
import type { KeyLine } from "../../contract/desk.ts";

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** What the panels, the dock and the overlays of Bull Run 1861 say in English. */
export const en = {
  ...zoneWords.general,
  pushed: "Fatigue +1",
  /** What the mark after a cost means. */
  pushedMark: "+ on the map: a push, for 1 Fatigue ",
  pushedTitle: "A push",
  pushedHelp: "This march needs a push: one level of Fatigue when the move ends. ",
  costSpoken: (cost: number, pushed: boolean) => `${cost} MP${pushed ? ", with a push" : ""}`,
  marked: (number: number) => `${number} brigades are marked for Operational movement.`,
  track: {
    ...zoneWords.track,
  },
  map: {
    ...zoneWords.map,
    ground: "The ground between Centreville and Manassas Junction",
  },
  card: {
    ...zoneWords.card,
    cavalry: "cavalry",
    commandOf: (name: string, distance: number | undefined, range: number) =>
      distance === undefined ? `${name}: out of reach, range ${range} MP` : `${name}, ${distance} of ${range} MP`,
    losses: (losses: number) => (losses === 0 ? "No losses" : count(losses, "step lost", "steps lost")),
    contacts: "In contact with",
    operational: "Marked for Operational movement",
    acted: "Has acted this half",
    estimate: "These values are our estimate from the records; if you own the game you can enter the printed ones.",
    range: (range: number) => `Commands up to ${range} MP away`,
    hqActivated: "Activated: it has moved this turn",
    hqReady: "May still move this turn",
  },
  attack: {
    ...zoneWords.attack,
    title: (zones: string) => `Attack on ${zones}`,
    behind: (names: string) => `${names} in second line`,
    command: "Command, once a side",
    reason: "Reason",
    instead: "Instead:",
    alone: (name: string) => `${name} alone`,
    facing: "Facing:",
    cancel: "Cancel",
    undoable: "You can undo until the dice fall.",
    final: "Once the dice have fallen you cannot undo.",
  },
  combat: {
    ...zoneWords.combat,
    open: "Combats to fight",
    hadChance: (chance: string) => `Before the roll this had a chance of ${chance}.`,
  },
  hit: {
    lose: "Lose a step",
    retreat: "Retreat in order",
    roll: "Roll to retreat",
    becomes: (name: string, before: string, after: string) =>
      `${name} ${before} becomes ${after} and holds his ground.`,
    eliminated: (name: string) => `${name} has no strength left and is removed.`,
    certain: "Certain.",
    score: (north: number, south: number, northPoints: number, southPoints: number) =>
      `Losses would be North ${north}, South ${south}; points ${northPoints} : ${southPoints}.`,
    legion: (chance: string, faces: string) =>
      `${chance} on ${faces}: the Legion takes the loss instead and is eliminated.`,
    loseForbidden: (name: string) => `${name} would fall below half strength: he must try to retreat.`,
    nowhere: (name: string) => `${name} has nowhere to go: he stays and loses a step.`,
    retreats: (faces: string, zones: string) =>
      `on ${faces}: he retreats to ${zones === "" ? "the next zone free of the enemy" : zones}.`,
    second: (name: string) => `${name} behind him retreats too and gains 1 Fatigue.`,
    stays: "otherwise: he stays and loses a step.",
  },
  offensive: {
    label: "Major Offensive",
    launch: "Launch it now",
    refrain: "Not this turn",
    gains: "+2 on this initiative roll and +2 on each activation roll of the turn. Once in the game.",
    continuation: "A fourth and fifth Movement phase are more likely this turn.",
    keeps: (left: number) =>
      left === 0 ? "This is the last turn for it." : `It stays available for ${count(left, "more turn")}.`,
    thenOther: (side: string) => `${side} may then launch its own.`,
  },
  test: {
    title: (name: string) => `${name} is out of command`,
    acts: "he passes the test and acts",
    stays: "he stays, and his activation is used",
    roll: "Roll the initiative test",
  },
  placement: {
    title: "Brigades to place",
    arrange: "Arrange the army",
    arrangeHelp: "Choose a brigade, then the zone it faces.",
    forward: "As a forward brigade",
    base: "Near the base",
  },
  marking: { title: "Operational movement: brigades to mark", marches: "Marked brigades" },
  headquarters: {
    title: "Headquarters that may ride",
    help: "An HQ rides once a turn and never goes next to an enemy brigade.",
  },
  score: {
    ...zoneWords.score,
    lost: (losses: number) => `lost ${losses}`,
    now: "points now",
    tie: "tie: South wins",
    tieRule: "(tie: South wins)",
    sum: "Sum",
    losses: (north: number, south: number) => `Steps lost: North ${north}, South ${south}.`,
    spoken: (north: number, south: number) => `Score: North ${north}, South ${south}. Show how it adds up`,
  },
  order: {
    ...zoneWords.order,
    all: "All",
    none: "No brigade matches.",
    tags: {
      fatigue: (value: number) => `Fatigue ${value}`,
      losses: (value: number) => count(value, "step lost", "steps lost"),
      operational: () => "Operational",
      extended: () => "extended",
      attacks: () => "attacks",
      acted: () => "has acted",
      contact: () => "in contact",
    } as Readonly<Record<string, (value: number) => string>>,
  },
  /** Who could still do something; `many`: more than one piece. */
  stillOpen: {
    mark: (pieces: string, _zones: string, _many: boolean) => `Could still be marked: ${pieces}.`,
    ride: (pieces: string, _zones: string, _many: boolean) => `Could still ride: ${pieces}.`,
    advance: (pieces: string, zones: string, _many: boolean) => `${pieces} could take ${zones}.`,
    attack: (pieces: string, zones: string, _many: boolean) => `${pieces} could still attack ${zones}.`,
  },
  /** What is answered without being asked. */
  ahead: {
    line: { front: "in the front line", second: "in the second line" },
    stay: "the HQs stay where they are",
  },
  dock: {
    turn: "Turn",
    frontLine: "Front line",
    secondLine: "Second line",
    rides: "HQs ride first",
  },
  keys: [
    [["A"], "attack"],
    [["D"], "deploy or regroup"],
    [["T"], "turn"],
    [["E"], "end"],
  ] as readonly KeyLine[],
  overlays: {
    reach: {
      name: "Reach",
      legend: "Movement points to each zone",
      keyDoes: "reach: hold to look, press twice to keep",
    },
    control: {
      name: "Zones of control",
      legend: "Zones of control: hatched for the North, dotted for the South",
      keyDoes: "zones of control",
    },
    command: {
      name: "Command ranges",
      legend: "In range of the HQ, with movement points from it",
      keyDoes: "command ranges",
    },
  },
};

/** The shape of these texts. */
export type PanelTexts = typeof en;
