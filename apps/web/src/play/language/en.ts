import type { MarkReason } from "@stonebridge/kernel";
import { count } from "@stonebridge/kernel/words/english";
import { marches } from "./en-marches.ts";

/** The play screen in English; the game's own texts come from the game. */
export const en = {
  /** @param deed a sentence; empty if there is nothing to report */
  undone: (deed: string) => (deed === "" ? "Undone." : `Undone: ${deed}`),
  redone: "Redone.",
  redoEnds: "Nothing to redo.",
  undoEnds(reason: MarkReason | "over" | "unseen", zone: string | undefined): string {
    switch (reason) {
      case "roll":
        return zone === undefined
          ? "Undo stops here: dice were rolled."
          : `Undo stops here: dice were rolled for ${zone}.`;
      case "revelation":
        return "Undo stops here: something was revealed.";
      case "side":
        return "Undo stops here: the other side has decided.";
      case "unseen":
        return "Undo stops here: the other side’s answer does not show.";
      case "over":
        return "Undo stops here: the game is over.";
      case "start":
        return "Nothing to undo yet.";
    }
  },
  side: "Score, odds and log",
  skip: { map: "Skip to the map", choices: "Skip to the choices", log: "Skip to the log" },
  header: {
    menu: "Menu",
    guided: "First turn, guided",
    youAre: (side: string) => `you are ${side}`,
    sameScreen: "two players, one screen",
    watching: "bots playing",
    looking: "you look on",
    rules: "Rules",
    sound: "Sound on",
    mute: "Sound off",
    keys: "List of keys",
  },
  prompt: {
    label: "Prompt",
    lookingBack: (step: number, of: number) => `You are looking at step ${step} of ${of}.`,
    lookingBackDetail: "Nothing can be changed here.",
    toNow: "Back to the game",
    more: "The whole question",
    elsewhere: "This game is open in another tab.",
    away: (side: string, name: string) => `${name === "" ? side : `${name} (${side})`} to decide`,
    both: "Both sides are writing",
    together: (side: string, name: string) => `${name === "" ? side : `${name} (${side})`}: still writing`,
    togetherDetail: "Until both are done you can take back what you have written.",
    offline: "No connection. Nothing is lost: the game goes on once the server answers.",
    removed: "This game was deleted in another tab.",
    ahead: (answers: string) => `If you end here: ${answers}.`,
    answered: (answers: string) => `Answered for you: ${answers}.`,
    noDice: "This record does not include the dice still to be rolled.",
  },
  /** Why a game ended before its end. */
  stopped: {
    time: (winner: string, loser: string) => `${winner} wins on time: ${loser} ran out.`,
    absence: (winner: string, loser: string) => `${winner} wins: ${loser} has not played for two weeks.`,
    agreement: "A draw, agreed by both sides.",
    aborted: (side: string) => `${side} called the game off before both sides had begun.`,
  },
  bot: {
    level: (level: string) =>
      ({ recruit: "Recruit", colonel: "Colonel", general: "General", marshal: "Marshal" })[level] ?? level,
    thinking: (side: string) => `Thinking: ${side}`,
    stopped: (side: string) => `Paused: ${side}`,
  },
  stage: {
    label: "What is happening",
    pause: "Pause",
    goOn: "Resume",
    step: "Next scene",
    skip: "Skip to my decision",
    toNow: "Back to the game",
    pace: (pace: string) => `Pace: ${pace}`,
    follow: "The map follows",
    waits: "One moment.",
    reading: "Play waits while you read.",
    goesOn: "See what happens.",
    fight: "The fight begins.",
    dice: "The dice are rolling.",
    attack: {
      attack: (who: string, whom: string) => `Attack: ${who} → ${whom}`,
      fire: (who: string, whom: string) => `Fire: ${who} → ${whom}`,
    },
    /** Who marches at the same time: the first one, and how many more. */
    bodies: (names: readonly string[], more: number) =>
      more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`,
    onYou: "You are under attack.",
    fights: "Last fight",
    failed: "This could not be shown scene by scene. The map shows the current position.",
    close: "Close",
  },
  /** What is spoken but not shown on the screen. */
  speech: {
    yourTurn: "Your turn.",
    turnOf: (side: string) => `${side} to decide.`,
    /** @param targets where it can go or whom it can meet; 0: not counted */
    inHand: (name: string, targets: number) =>
      `${name} in hand${targets === 0 ? "" : `, ${count(targets, "target")}`}.`,
    putBack: (name: string) => `${name} put back.`,
    cancelled: "Cancelled.",
  },
  dock: {
    label: "Choices",
    choices: "Actions",
    undo: "Undo",
    redo: "Redo",
    cancel: "Cancel",
    reset: "Reset",
    next: "Next piece",
    again: (label: string) => `Press again: ${label}`,
  },
  tools: {
    label: "Map tools",
    closer: "Zoom in",
    farther: "Zoom out",
    fit: "Whole map",
    hide: "Hide pieces",
    hint: "Hint",
    more: "More map tools",
  },
  order: "Order of battle",
  closeCard: "Close the card",
  refusal: {
    open: "open rule",
    close: "Close",
    towards: (place: string) => `On the way to ${place}:`,
    /** Nothing can be chosen where somebody has pointed: what can. */
    nothing: {
      lit: "Nothing to choose here now. Choose something lit.",
      buttons: "Nothing to choose on the map now. Use the buttons.",
    },
  },
  log: {
    title: "Log",
    filter: "Filter",
    all: "All",
    combat: "Combat",
    dice: "Dice",
    copy: "Copy as text",
    copied: "Copied",
    earlier: (groups: number) => `Show earlier (${groups})`,
    later: (groups: number) => `Show later (${groups})`,
    empty: "Nothing here yet.",
  },
  marches,
  tabs: { label: "Views", map: "Map", log: "Log", units: "Units", score: "Score", more: "More" },
  sheet: { grip: (height: string) => `Panel height: ${height}`, detents: { peek: "low", half: "half", full: "full" } },
  column: { fold: "Hide the side panel", unfold: "Show the side panel" },
  end: {
    title: "End of the game",
    look: "Look back",
    check: "Check the dice",
    again: "Play again, sides swapped",
    report: "How the battle went",
  },
  typed: {
    ask: (who: string, roll: string, number: number) =>
      `${who}: roll die ${number} of this step. ${roll}: what did you roll?`,
    before: "Already entered:",
    cancel: "Do something else",
  },
  keys: {
    title: "Keys",
    letters: "Single-letter keys can be turned off in Settings.",
  },
};

/** The shape of the play screen's texts. */
export type PlayTexts = typeof en;
