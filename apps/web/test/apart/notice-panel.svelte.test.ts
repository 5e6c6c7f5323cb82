import type { Notices } from "@stonebridge/protocol";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import NoticePanel from "../../src/apart/notices/NoticePanel.svelte";
import MailPage from "../../src/apart/notices/MailPage.svelte";
import { noticeTexts } from "../../src/apart/notices/notice-texts.ts";
import type { MyMatch } from "../../src/apart/my-matches.svelte.ts";
import { apartTexts } from "../../src/apart/texts.ts";
import type { LanguageCode } from "../../src/language/language.svelte.ts";
import { chooseLanguage } from "../../src/language/page-language.ts";
import { shell } from "../../src/language/shell.ts";

/** What the server says, and what it was asked. */
let notices: Notices;
let asked: { readonly what: string; readonly body: unknown }[];
let refuses: boolean;
let shown: Record<string, unknown>[];

beforeEach(() => {
  notices = { can: { mail: true, webhook: true }, channels: [], muted: [] };
  [asked, refuses, shown] = [[], false, []];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method !== "GET")
      asked.push({ what: `${method} ${path}`, body: body === undefined ? undefined : JSON.parse(body) });
    const isRefused = refuses && method === "POST";
    return Response.json(isRefused ? { problem: "No." } : notices, { status: isRefused ? 409 : 200 });
  });
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const MATCH = {
  match: "m1",
  side: "north",
  game: "bull-run-1861",
  ended: null,
  seats: { north: { name: "Ann", bot: null }, south: { name: "Ben", bot: null } },
} as unknown as MyMatch;

async function speak(code: LanguageCode): Promise<void> {
  await chooseLanguage(code);
  await Promise.all([shell.load(), apartTexts.load(), noticeTexts.load()]);
}

/** Lets what was asked be answered and shown. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

async function panel(code: LanguageCode): Promise<HTMLElement> {
  await speak(code);
  shown.push(mount(NoticePanel, { target: document.body, props: { matches: [MATCH] } }));
  await settle();
  return document.body;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
const called = <E extends HTMLElement>(selector: string, text: string) =>
  [...document.querySelectorAll<E>(selector)].find((one) => textOf(one).includes(text));

describe("how somebody is told that a game waits", () => {
  it("is not asked where the server tells nobody, or nothing but what it can", async () => {
    notices = { can: { mail: false, webhook: false }, channels: [], muted: [] };
    expect(textOf(await panel("en"))).toBe("");
    notices = { can: { mail: true, webhook: false }, channels: [], muted: [] };
    await panel("en");
    expect(document.querySelectorAll("form")).toHaveLength(1);
  });

  it.each([
    ["en", "By mail", "Only while this page is open", "Send a mail", "asks whether it is yours", "For these games"],
    ["fr", "Par courriel", "Seulement tant que", "Envoyer un courriel", "est la vôtre", "Pour ces parties"],
  ] as const)(
    "is a mail once it is confirmed, in the language of the page (%s)",
    async (code, by, none, send, asks, games) => {
      await panel(code);
      expect(textOf(document.querySelector("summary"))).toContain(none);
      expect(textOf(document.body)).toContain(by);
      const field = document.querySelector<HTMLInputElement>("input[type=email]") as HTMLInputElement;
      field.value = " ann@example.org ";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      flushSync();
      notices = { ...notices, channels: [{ kind: "mail", address: "ann@example.org", state: "unconfirmed" }] };
      called<HTMLButtonElement>("button", send)?.click();
      await settle();
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      expect(asked).toEqual([
        { what: "PUT /api/notices", body: { language: code, zone } },
        { what: "POST /api/notices/mail", body: { address: "ann@example.org" } },
      ]);
      expect(textOf(document.body)).toContain(asks);
      expect(textOf(document.querySelector("summary"))).toContain(none);
      expect(textOf(document.body)).toContain(games);
    },
  );

  it("can be ended, left out for a game, gathered till the evening; what the server refuses is said", async () => {
    notices = {
      ...notices,
      channels: [{ kind: "mail", address: "ann@example.org", state: "broken", problem: "gone" }],
    };
    await panel("en");
    expect(textOf(document.body)).toContain("ann@example.org does not exist");
    expect(textOf(document.querySelector("summary"))).toContain("Only while");
    refuses = true;
    called<HTMLButtonElement>("button", "Ask again")?.click();
    await settle();
    expect(textOf(document.querySelector("[role=status]"))).toContain("three times today");
    refuses = false;
    asked = [];
    called<HTMLButtonElement>("button", "Remove")?.click();
    await settle();
    called<HTMLElement>("label", "Bull Run 1861 against Ben")?.querySelector("input")?.click();
    await settle();
    called<HTMLElement>("label", "Once a day")?.querySelector("input")?.click();
    await settle();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(asked).toEqual([
      { what: "DELETE /api/notices/mail", body: undefined },
      { what: "POST /api/notices/mute", body: { match: "m1", muted: true } },
      { what: "PUT /api/notices", body: { language: "en", zone, hour: 18 } },
    ]);
  });

  it("is answered out of a mail by a press, never by opening the link", async () => {
    await speak("en");
    shown.push(mount(MailPage, { target: document.body, props: { what: "stop", token: "a".repeat(64) } }));
    await settle();
    expect(asked).toEqual([]);
    called<HTMLButtonElement>("button", "No more mails")?.click();
    await settle();
    expect(asked.map(({ what }) => what)).toEqual([`POST /api/notices/stop?token=${"a".repeat(64)}`]);
    expect(textOf(document.querySelector("h1"))).toBe("No more mails come");
  });
});
