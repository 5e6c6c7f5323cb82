import { isObject } from "@stonebridge/kernel";
import { botNamed, type Glance, LONGEST_NAME, type SavedGame, type SeatHolder, type Seats } from "./saved-game.ts";

/** What a line tells of a game whose moment cannot be read. */
const NOTHING_SEEN: Glance = { turn: 0, stage: "", phase: 0, points: {}, pieces: [] };

/**
 * A line of the list of games as the store has it, whoever wrote it: what is not as it should be is left out or empty, so that the line
 * can be shown and its game opened or deleted. undefined if it does not even say which game it is.
 * @param row anything
 */
export function readSavedGame(row: unknown): SavedGame | undefined {
  if (!isObject(row) || typeof row["id"] !== "string" || typeof row["game"] !== "string") return undefined;
  const { from, name } = row;
  return {
    id: row["id"],
    game: row["game"],
    rulesVersion: text(row["rulesVersion"]),
    scenario: text(row["scenario"]),
    ...(typeof name === "string" && name.trim() !== "" && { name: name.slice(0, LONGEST_NAME) }),
    seats: seats(row["seats"]),
    steps: count(row["steps"]),
    revision: count(row["revision"]),
    created: count(row["created"]),
    touched: count(row["touched"]),
    glance: glance(row["glance"]),
    ...(isObject(from) && typeof from["id"] === "string" && { from: { id: from["id"], step: count(from["step"]) } }),
    ...(typeof row["match"] === "string" && { match: row["match"] }),
    ...(row["guided"] === true && { guided: true }),
    ...(typeof row["lesson"] === "string" && { lesson: row["lesson"] }),
    ...(typeof row["exercise"] === "string" && { exercise: row["exercise"] }),
  };
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const count = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : 0;

function seats(value: unknown): Seats {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).flatMap(([side, one]) => (isHolder(one) ? [[side, one]] : [])));
}

function isHolder(value: unknown): value is SeatHolder {
  if (!isObject(value)) return false;
  return value["kind"] === "person" || (value["kind"] === "bot" && botNamed(value["level"]) !== undefined);
}

function glance(value: unknown): Glance {
  if (!isObject(value)) return NOTHING_SEEN;
  const { decides, winner, points, pieces } = value;
  return {
    turn: count(value["turn"]),
    stage: text(value["stage"]),
    phase: count(value["phase"]),
    ...(typeof decides === "string" && { decides }),
    ...(typeof winner === "string" && { winner }),
    points: isObject(points)
      ? Object.fromEntries(Object.entries(points).filter((one): one is [string, number] => Number.isFinite(one[1])))
      : {},
    pieces: Array.isArray(pieces) ? pieces.filter(isPiece) : [],
  };
}

function isPiece(value: unknown): value is Glance["pieces"][number] {
  return isObject(value) && typeof value["zone"] === "string" && typeof value["side"] === "string";
}
