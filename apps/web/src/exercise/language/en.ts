/** Exercises: positions in which a good move is to be found. */
export const en = {
  again: "Try again",
  show: "Show the move",
  answer: (label: string) => `The best move: ${label}.`,
  shown: "It is in preview on the map.",
  played: "The best move was played on the map.",
  goOn: "Play on",
};

export type ExerciseTexts = typeof en;
