/** What surrounds a running game: loading, saving, bots, dice, files, replay, the end. */
export const game = {
  drawing: "Drawing the map",
  reading: (step: number, of: number) => `Loading the game: step ${step} of ${of}`,
  stopReading: "Stop",
  slow: "This is taking longer than usual. Your connection may be slow; nothing is lost.",
  again: "Try again",
  missing: {
    title: "This game is not in this browser",
    text: "It may have been deleted, or it was played in another browser. Open its file or link to bring it here.",
  },
  store: {
    refused: {
      title: "This browser does not let the site save games",
      text: "A private window or a setting blocks storage. You can still open files and links, and play new games.",
    },
    newer: {
      title: "Your games were saved by a newer version of this site",
      text: "They are all still there. This page is an older version and cannot read them. Reload it to get the newer one.",
    },
    blocked: {
      title: "Another tab has locked your games",
      text: "An older version of this site is open in another tab. Close or reload that tab, and your games appear here.",
    },
    reload: "Reload",
  },
  brokenHelp: "The saved game stays as it is. You can play on from its intact part as a separate game.",
  otherVersion: {
    title: "This game uses another version of the rules",
  },
  offline: { lead: "Offline.", text: "You can keep playing; every step is saved on this device." },
  online: { lead: "Online again.", text: "Nothing was lost." },
  missed: { lead: "Part of this page did not load.", text: "Reload it once you are online." },
  update: { lead: "A new version is ready.", text: "It loads on your next visit, or now.", now: "Reload now" },
  ready: { lead: "Ready for offline play.", text: "This site now works without a network." },
  unsaved: {
    title: (step: number) => (step === 0 ? "Not saved yet" : `Not saved since step ${step}`),
    full: (steps: number) =>
      `This browser has no room left. You can keep playing, but closing the tab loses ${steps === 1 ? "1 step" : `${steps} steps`}.`,
    refused: (steps: number) =>
      `This browser saves nothing for this page. You can keep playing, but closing the tab loses ${steps === 1 ? "1 step" : `${steps} steps`}.`,
    newer: (steps: number) =>
      `A newer version of this site now saves your games, and this page no longer can. Save to a file, then reload: otherwise ${steps === 1 ? "1 step is" : `${steps} steps are`} lost.`,
    blocked: (steps: number) =>
      `An older version of this site in another tab blocks saving. Close that tab and try again: until then, closing this one loses ${steps === 1 ? "1 step" : `${steps} steps`}.`,
    file: "Save to a file",
    old: "Old games",
    again: "Try again",
    tab: "Not saved",
  },
  elsewhere: {
    lead: "This game is open in another tab.",
    text: "You see each step here as it is saved.",
    here: "Play here",
  },
  removed: {
    lead: "This game was deleted in another tab.",
    text: "It is still complete here, but no longer saved.",
    copy: "Keep a copy",
  },
  trouble: {
    title: "This step failed",
    text: (step: number) =>
      step === 0
        ? "Something broke. The game is saved at its start."
        : `Something broke. The game is saved up to step ${step}.`,
    reload: "Reload from there",
    report: "Copy a report",
    goOn: "Continue",
  },
  closedRecord: {
    lead: "This record does not include the dice still to be rolled.",
    text: "Play on from here with new dice, as a separate game.",
  },
  die: {
    title: "Roll a die before the first decision",
    kind: (kind: string) => `For: ${kind}.`,
    name: (face: number) => `The die shows ${face}`,
  },
  begunAs: { situation: "Loaded position", record: "Loaded record", lesson: "Lesson", exercise: "Exercise" },
  menu: {
    title: "Menu",
    game: "This game",
    lookBack: "Look back",
    playOn: "Play on from here",
    playOnHelp: "Starts a new game; this one is kept.",
    resign: "Give up",
    resignSure: "Give up: press again",
    resignHelp: "The other side wins. This cannot be undone.",
    saveRecord: "Save to a file",
    copyRecord: "Copy a link to this game",
    saveSituation: "Save this position",
    copySituation: "Copy a link to this position",
    secrets: "Holds both sides’ secrets: anyone who opens it can read them.",
    check: "Check the dice",
    seats: "Who plays from now on",
    person: "A player here",
    bot: (level: string) => `Bot, ${level}`,
    marshal: (level: string, temper: string) => `Bot, ${level} (${temper})`,
    site: "The site",
    linkCopied: "The link holds the whole game; nothing went to a server.",
    positionCopied: "The link holds the position; nothing went to a server.",
    linkLong: (kilobytes: string) =>
      `The link is ${kilobytes} kB long: some mail and chat programs cut it short. A file is safer.`,
  },
  curtain: {
    title: (side: string) => `Hand over the device: ${side} to play`,
    text: (side: string) => `${side}: your view appears when you are ready. Nobody else should look.`,
    show: (side: string) => `I play ${side}: show the map`,
    leave: "Home page",
  },
  replay: {
    label: "Look back",
    at: (step: number, of: number) => `Step ${step} of ${of}`,
    first: "First step",
    last: "Last step",
    previous: "Previous step",
    next: "Next step",
    previousPhase: "Previous phase",
    nextPhase: "Next phase",
    play: "Play",
    pause: "Pause",
    speed: (pace: string) => `Pace: ${pace}`,
    scrubber: "Step",
    playOn: "Play on from here",
    eyes: "View",
    openEyes: "All revealed",
    step: "step",
    phase: "phase",
  },
};
