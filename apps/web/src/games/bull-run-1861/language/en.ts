import { zoneWords } from "../../../play/zones/language/en.ts";
import type { KeyLine } from "../../contract/desk.ts";

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** What the panels, the dock and the overlays of Bull Run 1861 say in English. */
export const en = {
  ...zoneWords.general,
  pushed: "Fatigue +1",
  pushedTitle: "A push",
  pushedHelp: "The way takes a push: one Fatigue level when the move ends. ",
  costSpoken: (cost: number, pushed: boolean) => `${cost} MP${pushed ? ", with a push" : ""}`,
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
      distance === undefined
        ? `${name}: no way within reach, range ${range} MP`
        : `${name}, ${distance} of ${range} MP`,
    losses: (losses: number) => (losses === 0 ? "No losses" : count(losses, "step lost", "steps lost")),
    contacts: "In contact with",
    operational: "Marked for Operational movement",
    acted: "Has acted this half",
    estimate: "Values are our estimate from the records; an owner of the game can enter the printed ones.",
    range: (range: number) => `Commands up to ${range} MP away`,
    hqActivated: "Activated: it has moved this turn",
    hqReady: "May still move this turn",
  },
  attack: {
    ...zoneWords.attack,
    title: (zones: string) => `Attack on ${zones}`,
    behind: (names: string) => `${names} behind`,
    command: "Command, once a side",
    reason: "Reason",
    instead: "Instead:",
    alone: (name: string) => `${name} alone`,
    facing: "Facing:",
    cancel: "Cancel",
    undoable: "Undo stays possible until the dice fall.",
    final: "Undo ends when the dice have fallen.",
  },
  combat: {
    ...zoneWords.combat,
    open: "Combats to fight",
    hadChance: (chance: string) => `Before the dice this had ${chance}.`,
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
      `Losses then: North ${north}, South ${south}; points ${northPoints} : ${southPoints}.`,
    legion: (chance: string, faces: string) => `${chance} on ${faces}: the Legion takes the loss instead and is gone.`,
    loseForbidden: (name: string) => `${name} would fall below half of his strength: he must try to retreat.`,
    nowhere: (name: string) => `${name} has nowhere to go: he stays and loses a step.`,
    retreats: (faces: string, zones: string) =>
      `on ${faces}: he goes to ${zones === "" ? "the next zone free of the enemy" : zones}.`,
    second: (name: string) => `${name} behind him goes too, with one more Fatigue.`,
    stays: "otherwise: he stays and loses the step.",
  },
  offensive: {
    label: "Major Offensive",
    launch: "Launch it now",
    refrain: "Not this turn",
    gains: "+2 on this initiative roll and +2 on each activation roll of the turn. Once in the game.",
    continuation: "A fourth and fifth Movement phase are likelier this turn.",
    keeps: (left: number) =>
      left === 0 ? "No turn is left for it afterwards." : `It stays for one of the ${count(left, "turn")} to come.`,
    thenOther: (side: string) => `${side} may then launch its own.`,
  },
  test: {
    title: (name: string) => `${name} is out of command`,
    acts: "he passes the test and acts",
    stays: "he stays; his activation is used all the same",
    roll: "Roll the initiative test",
  },
  placement: {
    title: "Brigades to place",
    arrange: "Arrange the army",
    arrangeHelp: "Choose a brigade, then the zone it faces.",
    forward: "As a forward brigade",
    base: "By the base",
  },
  marking: { title: "Operational movement: who can be marked", marches: "Marked brigades" },
  headquarters: {
    title: "Headquarters that may ride",
    help: "A headquarters keeps away from enemy brigades and rides once a turn.",
  },
  score: {
    ...zoneWords.score,
    lost: (losses: number) => `lost ${losses}`,
    now: "points now",
    tie: "tie: South wins",
    tieRule: "(equal: South wins)",
    sum: "Sum",
    losses: (north: number, south: number) => `Steps lost: North ${north}, South ${south}.`,
    spoken: (north: number, south: number) => `Score: North ${north}, South ${south}. Show where from`,
  },
  order: {
    ...zoneWords.order,
    all: "All",
    none: "No brigade is like that.",
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
  stillOpen: {
    mark: (pieces: string) => `Could still be marked: ${pieces}.`,
    ride: (pieces: string) => `Could still ride: ${pieces}.`,
    advance: (pieces: string, zones: string) => `${pieces} could take ${zones}.`,
    attack: (pieces: string, zones: string) => `${pieces} could still attack ${zones}.`,
  },
  dock: {
    turn: "Turn",
    frontLine: "Front line",
    secondLine: "Second line",
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
      legend: "Zones of control: ruled for the North, dotted for the South",
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
