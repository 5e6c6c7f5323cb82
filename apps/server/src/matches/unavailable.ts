/** What was asked for cannot be had; the message says why, for a person. */
export class Unavailable extends Error {
  override readonly name: string = "Unavailable";
}

/** There is none of what was asked for. */
export class Missing extends Unavailable {
  override readonly name = "Missing";
}

/** Whoever asks may not have it. */
export class Forbidden extends Unavailable {
  override readonly name = "Forbidden";
}

/** It is gone for good: somebody has had it. */
export class Gone extends Unavailable {
  override readonly name = "Gone";
}
