import { count } from "@stonebridge/kernel/words/english";
import { PROBLEMS, type ProblemTexts } from "@stonebridge/protocol";
import { partsOf, two } from "./time-parts.ts";

/** Games that people play apart: the invitation, the seat, the list of them. */
export const apart = {
  /** What the server does not do, and why. */
  problems: PROBLEMS as ProblemTexts,
  name: "Your name",
  nameHelp: "Your opponent sees it. No account is needed.",
  help: "You get a link. Whoever opens it plays the other side, now or over days.",
  against: {
    title: "Who plays the other side",
    friend: "A friend",
    bot: "A bot of the server",
    botHelp:
      "The server keeps the game and its bot answers there: begin on one device, and go on with another by a link from the menu.",
  },
  onlyHere: "Apart you can play the set-ups of the game, not a position from a file or values of your own.",
  begun: {
    title: "Send your friend this link",
    text: (side: string) => `Whoever opens it first plays ${side}. The game begins here as soon as that happens.`,
    link: "Link for your opponent",
    copy: "Copy the link",
    share: "Share",
    waiting: "Waiting for your opponent …",
    you: (side: string) => `You play ${side}.`,
    lost: "The link was shown on the device that began the game. A new one makes the old one void.",
    anew: "Make a new link",
  },
  join: {
    title: (name: string) => `${name} invites you to a game`,
    anonymous: "You are invited to a game",
    facts: (game: string, scenario: string) => `${game}: ${scenario}`,
    begin: (side: string) => `Play ${side}`,
    taken: "This link has been used",
    takenText:
      "Somebody plays this side already. If that is you, open the game on the device you used, or ask for a new link.",
    yours: "Go to the game",
    yoursText: "This device plays in it already.",
    incomplete: "This link is not complete",
    incompleteText: "Copy the whole link that you were sent, up to its last letter.",
  },
  online: {
    title: "Go on against a friend elsewhere",
    text: "The game goes on from where it stands, on the server, and you get a link to send. This browser keeps its own copy.",
    seen: "You could see both sides of it, and its dice so far are not proven: your friend is told so before he joins.",
    dice: "Its dice so far are not proven: your friend is told so before he joins.",
    take: "Take it online",
  },
  before: {
    somebody: "Your opponent",
    seen: (name: string) =>
      `${name} brings this game from a device of his own, where he could see everything that either side keeps hidden.`,
    steps: (number: number, steps: string) =>
      `${number === 1 ? "One step has" : `${steps} steps have`} been played there. Nobody can prove those dice; from now on both of you mix them.`,
  },
  stranger: {
    title: "This device has no seat in this game",
    text: "Open the link you were sent, or the game on the device you have played it on: its menu has a link for one more device.",
  },
  dead: {
    title: "There is no such game",
    text: "The link is not complete, or the game was deleted.",
  },
  rules: {
    title: "Another version of the rules",
    text: "This game was begun under other rules than this page knows. Reload it to get the version of the server.",
    reload: "Reload",
  },
  closed: {
    title: "You cannot look on by this link",
    text: "One of the players has closed it, there is a newer one, or it is not complete. Ask for a new link.",
  },
  full: {
    title: "Too many are looking on",
    text: "There is no more room at this game. Try again later.",
  },
  unreachable: {
    title: "The server does not answer",
    text: "Nothing is lost: the game is kept on the server.",
    again: "Try again",
  },
  strip: {
    reconnecting: "Reconnecting …",
    reconnectingText: "The server does not answer. The game goes on by itself once it does.",
    offline: "You are offline.",
    offlineText: "The game goes on by itself once this device has a network.",
  },
  /** What was done here and not at the server. */
  missed: {
    title: (what: string) => `Not done: ${what}.`,
    acts: (number: number) => (number === 1 ? "your last action" : `your last ${number} actions`),
    undo: "taking back",
    resign: "giving up",
    table: "what you asked in the menu",
    self: "You played on another device first.",
    other: (name: string) => `${name} did something first.`,
    somebody: "Something else had happened first.",
    refused: "What you did before that turned out not to be possible.",
    now: "You see how the game stands now.",
  },
  /** The clock of a side. */
  clock: {
    left: (time: string) => `Time left: ${time}`,
    written(ms: number): string {
      const { days, hours, minutes, seconds } = partsOf(ms);
      if (days > 0) return `${days} d ${hours} h`;
      return [...(hours > 0 ? [hours] : []), two(minutes, hours > 0), two(seconds, true)].join(":");
    },
    spoken(ms: number): string {
      const { days, hours, minutes } = partsOf(ms);
      const parts = [count(days, "day"), count(hours, "hour"), count(minutes, "minute")];
      return parts.filter((part) => !part.startsWith("0 ")).join(" ") || "less than a minute";
    },
  },
  /** What concerns the match and not the game. */
  table: {
    choose: "Time",
    short: { none: "No clock", live: "Live", correspondence: "By correspondence" },
    paces: {
      none: "No clock",
      live: "Live: 45 minutes + 30 seconds a decision",
      correspondence: "By correspondence: 3 days a turn",
    },
    playedBy: (pace: string) => `Time: ${pace}.`,
    draw: "a draw",
    pace: (pace: string) => `another time (${pace})`,
    offered: (what: string) => `Your opponent offers ${what}.`,
    yours: (what: string) => `You have offered ${what}.`,
    accept: "Accept",
    decline: "Decline",
    back: "Take the offer back",
    offerDraw: "Offer a draw",
    offerPace: (pace: string) => `Offer another time: ${pace}`,
    claim: "Claim the game",
    abort: "Call the game off",
    holiday: (left: number) => `Take a day off (${left} left)`,
    sure: (what: string) => `${what}: press again`,
    inMenu: "You answer in the menu.",
    theirOut: "Your opponent has no time left. You can claim the game in the menu, or let it go on.",
    ownOut: "You have no time left. You can go on until your opponent claims the game.",
  },
  list: {
    title: "Against people elsewhere",
    yours: "your turn",
    theirs: (name: string) => `${name} to decide`,
    open: "waiting for an opponent",
    over: "over",
    rematch: "rematch offered",
    against: (name: string) => `against ${name}`,
  },
  device: {
    begin: "Play on another device too",
    help: "By a link that works once, within a day. Both devices then play this seat.",
    code: "Code for the camera of the other device",
    link: "Link for the other device",
    copy: "Copy the link",
    title: "Play on this device too",
    used: "This link has been used",
    usedText: "It works once, within a day. Make a new one on the device that plays this game.",
    signOut: "Sign out all other devices",
    signOutHelp:
      "If you have lost one, for example: only this device plays your side then. Links not used yet are void.",
    signedOut: (devices: number) =>
      devices === 0 ? "No other device plays your side." : `${count(devices, "device")} signed out.`,
    ended: "This device no longer plays this game.",
    endedText:
      "Another device that plays your side has signed it out. There you find the game, and a link to play here again.",
  },
  rematch: {
    ask: "Rematch, sides swapped",
    accept: "Accept the rematch",
    go: "Go to the rematch",
    asked: (name: string) => `${name} is offered a rematch`,
    askedText: (side: string) =>
      `Your opponent, who plays ${side} now, finds it at the end of the last game and among the games. You can send this link too.`,
  },
  /** For somebody who looks on. */
  looking: {
    title: (one: string, other: string) => `${one} against ${other}`,
    what: "Look on: you see what both players may know, and nothing that one of them hides.",
    later: (time: string) => `You are told everything later, by ${time}.`,
    nameHelp: "Other onlookers see it when you write to them. You can leave it empty.",
    begin: "Look on",
    menu: "You look on, and the players see how many do. They see what onlookers write once the game is over.",
    ended: "You look on no more: the link was closed. This is the game as far as you were told.",
    list: "You look on",
    forget: "Remove from the list",
  },
  /** For the players. */
  onlookers: {
    title: "Onlookers",
    help: "Whoever has the link sees what both of you may know, and nothing that either hides. Your opponent is told that there is a link. Both of you can close it.",
    when: "What they see",
    delays: { now: "At once", minutes: "5 minutes later", hour: "An hour later", day: "A day later" },
    make: "Let others look on",
    open: (number: number, time: string) =>
      `${number === 0 ? "Nobody looks on now." : `${count(number, "onlooker")} now.`} Onlookers see the game ${time === "" ? "at once" : `later, by ${time}`}.`,
    link: "Link for onlookers",
    copy: "Copy the link",
    lost: "The link was shown on the device that made it. A new one ends it for everybody who has the old one.",
    anew: "Make a new link",
    close: "Close the link",
    sign: (number: number) => count(number, "onlooker"),
    read: "What the onlookers said",
    silent: "The onlookers said nothing.",
  },
  /** What a kept game is called. */
  keptAs: (one: string, other: string) => `${one} against ${other}`,
  keep: "Keep this game in the browser",
  analyse: "Analyse luck and mistakes",
  keepHelp: "Either way, it is among your games here, with all its dice: look back at it, or play on from any moment.",
};

export type ApartTexts = typeof apart;
