/** What stands around a running game: loading, saving, bots, dice, files, replay, the end. */
export const game = {
  drawing: "Drawing the field",
  reading: (step: number, of: number) => `Reading the game: step ${step} of ${of}`,
  slow: "This takes longer than it should. Your connection may be slow; nothing is lost.",
  again: "Try again",
  missing: {
    title: "This game is not in this browser",
    text: "It may have been deleted, or it was played in another browser. A file or link brings it here.",
  },
  store: {
    refused: {
      title: "This browser does not let the site keep games",
      text: "A private window or a setting blocks its storage. Files and links still open, and new games can be played.",
    },
    newer: {
      title: "Your games are kept by a newer version of this site",
      text: "They are all still there. This page is an older version and cannot read them: reload it to get the newer one.",
    },
    blocked: {
      title: "Your games are held by another tab",
      text: "A tab with an older version of this site is open. Close or reload it, and your games appear here.",
    },
    reload: "Reload",
  },
  brokenHelp: "The stored game stays as it is. The part that is intact can be played on as a separate game.",
  otherVersion: {
    title: "This game keeps another version of the rules",
  },
  offline: { lead: "Offline.", text: "You can play on; every step is saved on this device." },
  online: { lead: "Online again.", text: "Nothing was lost." },
  update: { lead: "A new version is here.", text: "It comes with the next visit, or now.", now: "Reload now" },
  ready: { lead: "Ready for offline play.", text: "This site now works without a network." },
  unsaved: {
    title: (step: number) => (step === 0 ? "Not saved yet" : `Not saved since step ${step}`),
    full: (steps: number) =>
      `This browser has no room left. The game goes on, but closing the tab loses ${steps === 1 ? "1 step" : `${steps} steps`}.`,
    refused: (steps: number) =>
      `This browser stores nothing for this page. The game goes on, but closing the tab loses ${steps === 1 ? "1 step" : `${steps} steps`}.`,
    newer: (steps: number) =>
      `A newer version of this site keeps your games now, and this page cannot write to them. Save to a file, then reload: otherwise ${steps === 1 ? "1 step is" : `${steps} steps are`} lost.`,
    blocked: (steps: number) =>
      `A tab with an older version of this site is in the way. Close it and try again: until then, closing this tab loses ${steps === 1 ? "1 step" : `${steps} steps`}.`,
    file: "Save to a file",
    old: "Old games",
    again: "Try again",
    tab: "Not saved",
  },
  elsewhere: {
    lead: "This game is open in another tab.",
    text: "You see its steps as they are saved.",
    here: "Play here",
  },
  removed: {
    lead: "This game was deleted in another tab.",
    text: "It is still whole here, but no longer saved.",
    copy: "Keep it as a copy",
  },
  trouble: {
    title: "This step was not taken",
    text: (step: number) =>
      step === 0
        ? "Something broke. The game is saved at its beginning."
        : `Something broke. The game is saved up to step ${step}.`,
    reload: "Reload there",
    report: "Copy a report",
    goOn: "Go on",
  },
  closedRecord: {
    lead: "This record does not include the dice still to be rolled.",
    text: "Play on from here with new dice, as a separate game.",
  },
  die: {
    title: "Roll a die before the first decision",
    kind: (kind: string) => `It is rolled for: ${kind}.`,
    name: (face: number) => `The die shows ${face}`,
  },
  check: {
    title: "The dice, checked",
    good: (rolls: number) =>
      rolls === 0
        ? "No die has fallen yet; every step is allowed."
        : rolls === 1
          ? "1 roll recomputed: it matches."
          : `All ${rolls} rolls recomputed: they match.`,
    unprovenTitle: "The dice are unproven",
    unproven: (dice: number, rolls: number) =>
      `Every step is allowed, and the dice fit. But nothing proves that ${dice === rolls ? (dice === 1 ? "the only die" : `any of the ${rolls} dice`) : `${dice} of the ${rolls} dice`} fell by chance:`,
    unprovenPart: (from: number, to: number, dice: number) => {
      const count = dice === 1 ? "1 die" : `${dice} dice`;
      if (to === 0) return `Before the first step, ${count}:`;
      return from === to ? `Step ${from}, ${count}:` : `Steps ${from} to ${to}, ${count}:`;
    },
    why: {
      "later-source":
        "the key came in later, as it does when a game is branched off. It may have been drawn again until the dice pleased.",
      "no-key": "the key is not in the record.",
      seed: "they come from a seed, which nobody sealed.",
      typed: "they were rolled on the table and typed in.",
      scripted: "a script named them.",
    },
    sealed: "Sealed before the first roll, SHA-256 of the key",
    key: "The key",
    keyLater: "shown when the game is over",
    bad: (step: number) => `The record differs from its dice at step ${step}.`,
    how: "Roll n, counted from 0, is the first four bytes of HMAC-SHA-256(key, n) as a number, modulo 6, plus 1. Four bytes at the very top of the range (4,294,967,292 and up) are passed over for the next four.",
  },
  menu: {
    title: "Menu",
    game: "This game",
    lookBack: "Look back",
    playOn: "Play on from here",
    playOnHelp: "A new game; this one stays.",
    resign: "Give up",
    resignSure: "Give up: press again",
    resignHelp: "The other side wins. This cannot be undone.",
    saveRecord: "Save to a file",
    copyRecord: "Copy a link to this game",
    saveSituation: "Save this position",
    copySituation: "Copy a link to this position",
    secrets: "Holds the secrets of both sides: who opens it can read them.",
    check: "Check the dice",
    seats: "Who plays from now on",
    person: "A person here",
    bot: (level: string) => `Bot, ${level}`,
    site: "The site",
    linkCopied: "The link holds the whole game; nothing went to a server.",
    positionCopied: "The link holds the position; nothing went to a server.",
    linkLong: (kilobytes: string) =>
      `The link is ${kilobytes} kB long: some mail and chat programs cut it. A file is safer.`,
  },
  curtain: {
    title: (side: string) => `Hand the device over: ${side}`,
    text: (side: string) => `${side}: what you may see appears when you are ready. No one else should look.`,
    show: (side: string) => `I play ${side}: show the field`,
    leave: "Home page",
  },
  replay: {
    label: "Look back",
    at: (step: number, of: number) => `Step ${step} of ${of}`,
    first: "To the beginning",
    last: "To the last step",
    previous: "One step back",
    next: "One step forward",
    previousPhase: "To the previous phase",
    nextPhase: "To the next phase",
    play: "Play",
    pause: "Pause",
    speed: (pace: string) => `Pace: ${pace}`,
    scrubber: "Step",
    playOn: "Play on from here",
    eyes: "Seen by",
    openEyes: "Everything open",
    step: "step",
    phase: "phase",
  },
};
