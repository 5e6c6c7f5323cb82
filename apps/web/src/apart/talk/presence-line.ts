import type { Presence } from "@stonebridge/protocol";
import { formatTime } from "./format-time.ts";
import { talkTexts } from "./talk-texts.ts";

/** Whether somebody is there, as a sentence. */
export function presenceLine(name: string, { is, since }: Presence): string {
  const { t } = talkTexts;
  if (is !== "away") return t[is](name);
  return since === undefined ? t.never(name) : t.away(name, formatTime(since, Date.now()));
}
