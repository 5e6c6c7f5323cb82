import { apartTexts } from "./texts.ts";

/** What kept the server from doing what was asked, as a sentence: its own, or that it does not answer. */
export const troubleOf = (error: unknown): string =>
  error instanceof Error && error.message !== "" ? error.message : apartTexts.t.unreachable.title;
