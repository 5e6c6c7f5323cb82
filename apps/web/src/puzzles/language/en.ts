/** The puzzles. */
export const en = {
  title: "Puzzles",
  lead: "Positions from games between bots. One move is clearly better than all others: find it.",
  failed: "The puzzles could not be loaded.",
  again: "Load again",
  coming: "Loading the puzzles",
  daily: {
    title: "Puzzle of the day",
    play: "Play",
    again: "Play again",
    done: "Solved today.",
  },
  standing: {
    title: "Your record",
    solved: "Solved",
    of: (solved: string, count: string) => `Solved: ${solved} of ${count}`,
    row: "In a row, at the first try",
    days: "Puzzle of the day, days in a row",
    best: (best: string) => `longest: ${best}`,
    broken: (days: string) => `broken after ${days}`,
  },
  game: "Game",
  theme: (number: string) => `Rule ${number}`,
  none: "There are no puzzles of this game yet.",
  /** Read aloud for a tile of the list. */
  tile: (number: string, side: string, state: string) => `Puzzle ${number}, ${side} to move, ${state}`,
  states: { new: "new", solved: "solved", missed: "tried, not solved" },
  task: {
    title: (number: string) => `Puzzle ${number}`,
    daily: "Puzzle of the day",
    find: (side: string, turn: string, gain: string) =>
      `${side} to move, turn ${turn}. One move gives you ${gain} more chance to win than any other: play it.`,
    goOn: "Right so far. How does it go on?",
    right: (best: string, next: string) => `That’s it: ${best} chance to win. The next best move gives ${next}.`,
    told: (best: string, next: string) => `This move gives ${best} chance to win, the next best ${next}.`,
    wrong: (yours: string, best: string) =>
      `There is something better: with your move you win ${yours} of the time, with the best one ${best}.`,
    theme: (title: string) => `Theme: ${title}`,
    counted: (playouts: string) => `By ${playouts} play-outs of the move.`,
    next: "Next puzzle",
    all: "All puzzles",
    missing: "This puzzle is no longer in the collection.",
  },
};

export type PuzzleTexts = typeof en;
