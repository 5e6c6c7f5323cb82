/** What can be wrong with a request, for programs. */
export type NonsenseCode =
  | "line-too-long"
  | "not-json"
  | "not-a-request"
  | "unknown-method"
  | "wrong-field"
  | "unknown-state"
  | "too-many-states"
  | "illegal-action"
  | "wrong-moment"
  | "not-saved-here"
  | "too-long-game"
  | "fault";

/** A request that cannot be done. The message says what is wrong and what would be right; nothing has changed. */
export class Nonsense extends Error {
  override readonly name = "Nonsense";
  readonly code: NonsenseCode;
  constructor(code: NonsenseCode, message: string) {
    super(message);
    this.code = code;
  }
}
