import { afterEach, expect, it } from "vitest";
import type { AnySession } from "../../src/session/session.svelte.ts";
import { troubleReport } from "../../src/session/trouble-report.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { leavePebbles, openPebbles } from "../play/pebble-screen.svelte.ts";

useFakeIndexedDb();
afterEach(leavePebbles);

/** A session as it is now, with something that broke in it. */
function broken(session: AnySession): AnySession {
  const { module, length, sight, isHere, steps, openingEvents, decision, seats } = session;
  const error = new Error("stone 3 cannot be lifted");
  const record = (settings: { bare?: boolean }) => session.record(settings);
  const now = { module, length, sight, isHere, steps, openingEvents, decision, seats, record };
  return { ...now, trouble: { error, step: length } } as unknown as AnySession;
}

it("a report of trouble holds nothing hidden and no dice to come", () => {
  const { session } = openPebbles();
  const any = session as unknown as AnySession;
  session.sight.uncover();
  session.act({ type: "lay", stone: 3 });
  expect(session.sight.concealed).toBe(true);
  const secret = troubleReport(broken(any));
  expect(secret).toContain("pebbles, rules 1, step 1");
  expect(secret).toContain("trouble-report.svelte.test.ts");
  expect(secret).not.toMatch(/stone|"steps"|"key"/);
  session.sight.uncover();
  session.act({ type: "lay", stone: 1 });
  session.sight.uncover();
  session.act({ type: "name", stone: 3 });
  expect(session.decision.over).toBe(true);
  const open = troubleReport(broken(any));
  expect(open).toContain("stone 3 cannot be lifted");
  expect(open).toContain('"action":{"type":"lay","stone":3}');
});
