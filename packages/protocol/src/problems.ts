/**
 * Why a server does not do what it is asked for: the name of each reason, and what it says to programs. Clients for people say it in
 * their own language, with the same figures.
 */
export const PROBLEMS = {
  // Matches and their seats.
  "no-match": () => "There is no such match: the link is not complete, or it was deleted.",
  "not-begun": () => "The match has not begun: a seat is still free.",
  "other-rules": ({ fault }: { readonly fault: string }) =>
    `${fault} Nothing of it is lost: it goes on once the server runs a version of Stonebridge that fits it.`,
  "goes-on": () => "This match goes on. Its record can be had once it is over.",
  "no-game": ({ game, games }: { readonly game: string; readonly games: string }) =>
    `There is no game "${game}". Games: ${games}.`,
  "no-side": ({ side, game, sides }: { readonly side: string; readonly game: string; readonly sides: string }) =>
    `There is no side "${side}" in ${game}. Sides: ${sides}.`,
  "no-scenario": ({ fault }: { readonly fault: string }) => fault,
  "no-bot": ({ bot, bots }: { readonly bot: string; readonly bots: string }) =>
    `There is no bot "${bot}". Bots: ${bots}.`,
  "no-bot-plays": ({ game }: { readonly game: string }) => `There is no bot for ${game}.`,
  "bot-first": () =>
    "Against a bot, take your seat by its invitation: what you mix into the dice then comes after their commitment.",
  "bot-clock": () => "A match against a bot has no clock.",
  "bots-only": () => "One side is for a person: bots do not play each other here.",
  "move-void": () =>
    "This link moves no seat: it was used, it is older than a day, or it is not complete. Make a new one on the device that plays the seat.",
  "invitation-void": () =>
    "This invitation leads to no free seat: somebody has taken it, there is a newer one, or the link is not complete. Ask for a new one.",
  "may-not-invite": () => "Only somebody who plays another seat of this match can invite to this one.",
  "seat-taken": () => "This seat is not free: somebody has taken it.",
  "may-not-move": () => "Only the device that plays a seat can move it.",
  "may-not-sign-out": () => "Only a device that plays a seat can sign its other devices out.",
  "no-seat": () => "This link leads to no seat.",
  "foreign-page": () => "Only a page of this server may ask for this.",
  // Rematches.
  "rematch-not-yours": () => "Only somebody who has played this side of the match can ask for a rematch.",
  "rematch-early": () => "This match goes on. There can be a rematch once it is over.",
  "no-other-side": () => "This match has no other side.",
  "rematch-taken": () => "Somebody else has taken your side of the rematch, by a link.",
  "rules-changed": () => "The rules have changed since this match, and no longer know how it began.",
  "game-gone": () => "This server no longer has the game.",
  // Games that were begun elsewhere.
  "reading-busy": () => "The server is reading another game. Try again in a moment.",
  "reading-too-much": () => "This game cannot be taken online: reading it takes too much time or memory.",
  "record-game": ({ game }: { readonly game: string }) =>
    `This game cannot be taken online. There is no game "${game}".`,
  "record-rules": ({ rules, own }: { readonly rules: string; readonly own: string }) =>
    `This game cannot be taken online. It was played by rules ${rules}; this server has ${own}.`,
  "record-over": () => "This game cannot be taken online. It is over: nothing is left to play.",
  "record-faulty": ({ fault }: { readonly fault: string }) => `This game cannot be taken online. ${fault}`,
  // Deeds.
  over: () => "The game is over.",
  "not-back": () => "This cannot be taken back.",
  "bot-agrees": () => "A bot agrees to nothing.",
  "offer-first": () => "The other side has offered something: answer that first.",
  "no-offer": () => "The other side offers nothing.",
  "nothing-offered": () => "Nothing is offered.",
  "time-left": () => "The other side has time left.",
  "claim-early": () => "The game can be claimed once the other side has let you wait for two weeks.",
  "abort-late": () => "Both sides have begun: the match can no longer be called off.",
  "no-holidays": () => "So many days off are not left.",
  // What is said.
  "said-fast": () => "You have said a lot within a minute. Wait a moment.",
  "said-full": () => "So much has been said from this seat that no more is kept.",
  "onlookers-fast": () => "A lot has been said within a minute. Wait a moment.",
  "onlookers-full": () => "So much has been said here that no more is kept.",
  // Looking on.
  "may-not-open": () => "Only those who play this match say who may look on.",
  "onlookers-go-on": () => "This match goes on. What its onlookers say can be read once it is over.",
  "look-closed": () => "By this link nobody may look on: it was closed, there is a newer one, or it is not complete.",
  "match-deleted": () => "This match was deleted.",
  "look-first": () => "Say first by which link you look on.",
  // Notices.
  "no-zone": () => "There is no such time zone.",
  "asked-often": () => "This address has been written to three times today. Look into its mail, or try again tomorrow.",
  "no-address": () => "This is no address that can be posted to.",
  "nobody-takes": () => "Nobody takes what is posted to this address.",
  "no-seat-there": () => "This device has no seat there.",
  "mail-void": () => "This link is no longer valid: another address was given since, or the mails were ended.",
  "no-seat-at-all": () => "This device has no seat in any game.",
  "not-told-so": () => "This server does not tell anybody in this way.",
  // Any request.
  "too-many": ({ after }: { readonly after: string }) => `Too many requests from your address: try again in ${after}.`,
  failed: () => "The server could not do this. Try again in a moment.",
} satisfies Readonly<Record<string, (figures: never) => string>>;

/** What is said of each reason, in some language. */
export type ProblemTexts = {
  readonly [Code in ProblemCode]: (...figures: FiguresOf<Code>) => string;
};
export type ProblemCode = keyof typeof PROBLEMS;
/** What a sentence needs besides: nothing, or its figures. */
export type FiguresOf<Code extends ProblemCode> = Parameters<(typeof PROBLEMS)[Code]>;

/** A reason as it is told: a sentence for programs, and what a client makes its own sentence of. */
export interface Problem {
  readonly problem: string;
  readonly code: ProblemCode;
  readonly figures?: Readonly<Record<string, string>>;
}

export function problemOf<Code extends ProblemCode>(code: Code, ...[figures]: FiguresOf<Code>): Problem {
  const say = PROBLEMS[code] as (figures?: Readonly<Record<string, string>>) => string;
  return { problem: say(figures), code, ...(figures && { figures }) };
}

/** What a client says of a problem: its own sentence, or the server's where that is newer or tells of none. */
export function saidOf(texts: ProblemTexts, { problem, code, figures = {} }: Partial<Problem>): string {
  if (code === undefined || !Object.hasOwn(texts, code)) return problem ?? "";
  return (texts[code] as (figures: Readonly<Record<string, string>>) => string)(figures);
}
