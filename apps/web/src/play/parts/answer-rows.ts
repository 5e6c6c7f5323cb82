/** Px between two buttons, and what a button has besides its words: its edges, and its sign. */
const [GAP, EDGES, SIGN] = [8, 12, 28];
/** Px of a letter at the usual text size: most of them, slim ones, broad ones. */
const [LETTER, SLIM, BROAD] = [7.5, 5, 12.5];
/** Px of undo at the lower left, with the gap to what stands beside it, and of each icon next to it. */
const [BACK, ICON] = [4 * 16 + GAP, 3 * 16];
/** Answers that stand beside it, at most. */
const BESIDE = 3;

/** An answer as its button shows it. */
interface Answer {
  readonly label: string;
  /** It has a sign before its words. */
  readonly signed: boolean;
}

/** How the answers of a phone stand: so many in a row, and so many of them above the row of undo; the others stand beside it. */
export interface AnswerRows {
  readonly columns: number;
  readonly above: number;
}

/** About how wide a word is, in px. */
function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) width += "fijlrt’".includes(letter) ? SLIM : "mwMW%".includes(letter) ? BROAD : LETTER;
  return width;
}

/** Words on at most two lines, none of them broken. */
function fits({ label, signed }: Answer, width: number): boolean {
  const room = width - EDGES - (signed ? SIGN : 0);
  let [lines, used] = [1, 0];
  for (const word of label.split(/\s+/)) {
    const own = widthOf(word);
    if (own > room) return false;
    const longer = used === 0 ? own : used + SLIM + own;
    if (longer > room) lines += 1;
    used = longer > room ? own : longer;
  }
  return lines <= 2;
}

/**
 * As few rows as their words allow, so that what is read above them keeps its room, and in these as few columns as will do.
 * @param width of all rows, in px at the usual text size
 * @param taken what goes on stands beside undo, so that answers have no room there
 * @param icons how many stand next to undo
 */
export function answerRows(answers: readonly Answer[], width: number, taken: boolean, icons = 1): AnswerRows {
  const count = answers.length;
  const share = (of: number, columns: number) => (of - (columns - 1) * GAP) / columns;
  let best: AnswerRows | undefined;
  let least = Infinity;
  for (const columns of [1, 2, 3, 4]) {
    const most = taken ? 0 : Math.min(count, columns, BESIDE);
    for (let beside = most; beside >= Math.min(1, most); beside--) {
      const above = count - beside;
      const rows = Math.ceil(above / columns);
      const good =
        answers.slice(above).every((answer) => fits(answer, share(width - BACK - icons * ICON, beside))) &&
        answers.slice(0, above).every((answer) => fits(answer, share(width, Math.min(columns, above))));
      if (good && rows < least) [best, least] = [{ columns: Math.min(columns, above), above }, rows];
    }
  }
  return best ?? { columns: 1, above: count };
}
