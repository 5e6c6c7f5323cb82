import type { AnySession } from "./sessions.ts";

/** What broke in a session, for those who mend it: no hidden facts, no dice to come. */
export function troubleReport(session: AnySession): string {
  const { error } = session.trouble ?? {};
  return [
    `Stonebridge, ${session.module.id}, rules ${session.module.rulesVersion}, step ${session.length}`,
    error?.stack ?? error?.message ?? "",
    JSON.stringify(session.record({ bare: true })),
  ].join("\n\n");
}
