export { type AtTable, type FarDeed, Outbox } from "./outbox.ts";
export { SeatMatch } from "./seat-match.ts";
