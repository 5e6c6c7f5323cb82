export { bestOf, nextBestOf, placeOfDay, type Puzzle, PUZZLE_FORMAT, type PuzzleFile } from "./puzzle.ts";
export { puzzlesOf } from "./files.ts";
