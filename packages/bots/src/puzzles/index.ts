export {
  bestOf,
  type Followed,
  followed,
  nextBestOf,
  placeOfDay,
  type Puzzle,
  PUZZLE_FORMAT,
  type PuzzleFile,
  type PuzzleMove,
} from "./puzzle.ts";
export { puzzlesOf } from "./files.ts";
