import { formatDay, language } from "../../language/language.svelte.ts";

/** When something was: "14:20" today, "24 Nov, 14:20" before. */
export function formatTime(then: number, now: number): string {
  const locale = language.code === "en" ? "en-GB" : language.code;
  const time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(then);
  const isToday = new Date(then).toDateString() === new Date(now).toDateString();
  return isToday ? time : `${formatDay(then, now)}, ${time}`;
}
