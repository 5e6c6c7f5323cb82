import { saidOf } from "@stonebridge/protocol";
import { NotServed } from "../session/far/requests.ts";
import { apartTexts } from "./texts.ts";

/** What kept the server from doing what was asked, as a sentence, or that it does not answer. */
export function troubleOf(error: unknown): string {
  const { problems, unreachable } = apartTexts.t;
  if (error instanceof NotServed && error.problem) return saidOf(problems, error.problem);
  return error instanceof Error && error.message !== "" ? error.message : unreachable.title;
}
