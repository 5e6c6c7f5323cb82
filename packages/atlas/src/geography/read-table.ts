import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** One row of a data table, by column name. */
export type Row = Readonly<Record<string, string>>;

/** The rows of a table in `packages/atlas/data`. Node only: maps are built from the tables, and games never read them. */
export function readTable(name: string): Row[] {
  const text = readFileSync(new URL(`../../data/${name}.csv`, import.meta.url), "utf8");
  return parse<Row>(text, { columns: true, skip_empty_lines: true });
}

/** The text in a column. @throws when the table has no such column */
export function textIn(row: Row, column: string, table: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`data/${table}.csv has no column "${column}".`);
  return value;
}

/** The number in a column. @throws when the cell holds anything else */
export function numberIn(row: Row, column: string, table: string): number {
  const text = textIn(row, column, table);
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) {
    throw new Error(`data/${table}.csv: "${text}" in column "${column}" is not a number.`);
  }
  return value;
}

/** The text in a column that allows certain words only. @throws when the cell holds another word */
export function wordIn<const W extends string>(row: Row, column: string, table: string, words: readonly W[]): W {
  const text = textIn(row, column, table);
  const word = words.find((allowed) => allowed === text);
  if (word === undefined) {
    throw new Error(`data/${table}.csv: "${text}" in column "${column}" is none of ${words.join(", ")}.`);
  }
  return word;
}
