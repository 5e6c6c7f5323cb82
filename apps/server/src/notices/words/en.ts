/** What people are told when a game waits for them. */
export const words = {
  opponent: "your opponent",
  bot: "the bot",
  title: (game: string, what: string) => `${game}: ${what}`,
  /** Short, after the name of the game. */
  short: {
    turn: "your turn",
    draw: "a draw is offered",
    pace: "another time is offered",
    end: "the game is over",
    rematch: "a rematch is offered",
    claim: "you can claim the game",
    clock: "your time is nearly out",
  },
  /** As a sentence. @param name of the opponent */
  long: {
    turn: (name: string) => `It is your turn against ${name}.`,
    draw: (name: string) => `You are offered a draw by ${name}.`,
    pace: (name: string) => `You are offered another time by ${name}.`,
    end: (name: string) => `Your game against ${name} is over.`,
    rematch: (name: string) => `You are offered a rematch by ${name}, with sides swapped.`,
    claim: (name: string) => `No time is left for ${name}. You can claim the game, or let it go on.`,
    clock: (name: string) => `Your time in the game against ${name} is nearly out.`,
  },
  several: (games: number) => `${games} games wait for you`,
  stop: (link: string) => `No more mails: ${link}`,
  why: "You get this because you asked to be told when a game waits for you.",
  confirm: {
    subject: "Shall Stonebridge tell you when a game waits for you?",
    text: (link: string) =>
      `Somebody who plays on Stonebridge, most likely you, wants to be told at this address when a game waits.\n\nIf it was you, confirm it here:\n${link}\n\nIf not, you need do nothing: you get no other mail.`,
  },
  hello: "You will be told here when a game on Stonebridge waits for you.",
};

export type Words = typeof words;
