/** Rows of text in columns, the first aligned left and the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Two columns of text aligned left, the second wrapped to the terminal's width. */
export function definitions(rows: readonly (readonly [term: string, text: string])[], width: number): string {
  const indent = Math.max(...rows.map(([term]) => term.length)) + 2;
  return rows
    .map(([term, text]) => {
      const [first = "", ...rest] = wrap(text, Math.max(20, width - indent - 2));
      return [`  ${term.padEnd(indent)}${first}`, ...rest.map((line) => " ".repeat(indent + 2) + line)].join("\n");
    })
    .join("\n");
}

/** Breaks a text at spaces into lines of this width. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The terminal's width in columns; 100 for files and pipes. */
export function terminalWidth(): number {
  return process.stdout.columns || 100;
}
