import { atLeast } from "@stonebridge/kernel/words/english";

/** What the panels of every game on zones say in English; a game adds its own. */
export const zoneWords = {
  general: {
    points: (points: number) => `${points} MP`,
    range: (low: string, high: string) => `${low} to ${high}`,
    plus: (modifiers: number) => (modifiers < 0 ? `− ${-modifiers}` : `+ ${modifiers}`),
    atLeast,
    retreatTo: "retreat",
    chanceSpoken: (chance: string) => `chance ${chance}`,
    /** The cost of a march is followed by what is left after it. */
    left: (points: number) => `${points} left`,
    stops: "must stop there",
    /** After the question which zone a brigade faces that could still march. */
    turnEnds: "That ends the move.",
    versus: (title: string, attackers: string, defenders: string) => `${title}: ${attackers} against ${defenders}.`,
  },
  track: {
    phase: (phase: number) => `phase ${phase}`,
    label: "Turns",
    turn: (turn: number) => `T${turn}`,
    initiative: "Initiative",
    admin: "Admin",
    done: "done",
    maybe: ", if the die allows",
  },
  map: {
    region: "Map of the field",
    keys: "Tab goes to the next piece or zone that can be used, arrow keys to the neighbour in that direction. Enter previews, Enter again commits, Escape goes back.",
  },
  card: {
    label: (name: string) => `Card of ${name}`,
    none: "Point at a brigade or choose one: its card opens here.",
    star: "command bonus",
    combat: "combat",
    guns: "guns",
    points: "MP",
    fatigue: "Fatigue",
    inCommand: "in command",
    outOfCommand: "out of command",
    front: "Front:",
    stack: "Stack:",
    previous: "Previous brigade",
    next: "Next brigade",
    more: "More",
    less: "Less",
    close: "Close the card",
  },
  attack: {
    preview: "preview: nothing has happened yet",
    declared: "declared: the dice are still to roll",
    standing: "Attacks declared",
    against: "v.",
    attackerColumn: "Attacker",
    defenderColumn: "Defender",
    rule: "Rule",
    toDice: "to each side’s die",
    declare: "Declare attack",
    roll: "Fight: roll the dice",
  },
  combat: {
    label: "Combat",
    close: "Close the combat sheet",
    dice: "Dice of this combat",
    reckoning: "Forces and modifiers",
    outcomes: "What happened",
    sealed: (digits: string) => `sealed as ${digits}…`,
  },
  score: {
    label: "Score",
    you: "you",
    final: "points",
    source: "Source",
  },
  order: {
    search: "Name, division or regiment",
    sides: "Sides",
    states: "States",
    both: "Both",
    canAct: "Can act",
    tired: "Fatigue",
    hurt: "Losses",
    away: "Off the map",
  },
};

/** The shape of these texts. */
export type ZoneWords = typeof zoneWords;
