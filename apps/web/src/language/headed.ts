import { plain, sentenceCase } from "@stonebridge/kernel/words";

/** A name at the head of a line or a button: "zone 41", "division Hill" begin with a capital there. */
export function headed(name: string): string {
  return plain(sentenceCase([name]));
}
