/** How somebody is told that a game waits for him. */
export const notices = {
  title: "Tell me when a game waits",
  none: "Only while this page is open",
  by: { push: "this browser", mail: "mail", webhook: "webhook" },
  lead: "If your turn goes unnoticed for a minute, you are told once: also when this page stands open in another tab.",
  loading: "A moment …",
  mail: {
    title: "By mail",
    field: "Your address",
    set: "Send a mail to confirm it",
    asked: (address: string) =>
      `A mail to ${address} asks whether it is yours. Open the link in it, then you are told there.`,
    works: (address: string) => `You get mails at ${address}.`,
    again: "Ask again",
    refused: "Nobody can be asked there: the address is mistyped, or it has been written to three times today.",
  },
  push: {
    title: "In this browser, also when it is closed",
    works: "A notification appears on this device.",
    off: "The browser asks whether it may show notifications.",
    denied: "Notifications are blocked for this site. Allow them in the settings of the browser, then press again.",
    failed: "The browser could not reach its notification service. Try again later.",
    missing:
      "This browser cannot do it here. On an iPhone or iPad, add the site to the home screen first and open it there.",
  },
  webhook: {
    title: "In Discord, Slack or elsewhere",
    field: "Address of a webhook",
    set: "Try it and keep it",
    refused: "Nobody takes what is posted to this address.",
    works: (host: string) => `It is posted to ${host}.`,
  },
  remove: "Remove",
  broken: {
    gone: (address: string) => `${address} does not exist or no longer takes anything.`,
    refused: (address: string) => `${address} refuses what is sent.`,
    unreachable: (address: string) => `${address} has not answered for a day.`,
    forbidden: (address: string) => `Nothing is sent to ${address}: it is not an address of the open internet.`,
  },
  brokenPush: "This browser no longer takes notifications. Switch it off and on again.",
  when: {
    title: "When",
    choices: { once: "At once", daily: "Once a day" },
    at: "All together at",
    quiet: "Quiet hours",
    quietHelp: "What comes then waits until they are over.",
    from: "From",
    until: "Until",
    hour: (hour: number) => `${hour}:00`,
  },
  games: {
    title: "For these games",
    against: (game: string, name: string) => `${game} against ${name}`,
    open: (game: string) => `${game}, waiting for an opponent`,
  },
  page: {
    confirm: {
      title: "Shall we write to you here?",
      text: "You get a mail when a game on Stonebridge waits for you and you have not noticed. Each mail has a link that ends it.",
      press: "Yes, write to me",
      done: "You will be told",
      doneText: "When a game waits for you, a mail comes to this address.",
    },
    stop: {
      title: "No more mails?",
      text: "You are no longer told by mail when a game waits for you. The games go on.",
      press: "No more mails",
      done: "No more mails come",
      doneText: "You can ask for them again among your games.",
    },
    void: "This link is no longer valid",
    games: "To the games",
  },
};

export type NoticeTexts = typeof notices;
