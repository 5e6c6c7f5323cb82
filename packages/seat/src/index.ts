export { type AtTable, type FarDeed, Outbox, type SentDeed, type Underway } from "./outbox.ts";
export { SeatMatch } from "./seat-match.ts";
