import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MailServer } from "../../src/notices/mail.ts";
import { noticeSettings } from "../../src/notices/notice-settings.ts";
import { type MailBox, mailBox } from "./servers.ts";

const MAIL = {
  to: "ann@example.org",
  subject: "Bull Run: à vous\r\nBcc: eve@example.org",
  text: "Hello",
  language: "en",
};

describe("a mail", () => {
  let box: MailBox;
  beforeEach(async () => {
    box = await mailBox();
  });
  afterEach(() => box.close());
  const send = (patience?: number) => new MailServer(box.url, "bridge@example.org", patience).send(MAIL);

  it("is known to be sent, to be refused for now or for good, or perhaps to be sent", async () => {
    expect(await send()).toBe("sent");
    for (const [recipient, outcome] of [
      [450, "later"],
      [530, "later"],
      [550, "broken"],
    ] as const) {
      box.refuses = { recipient };
      expect(Object.keys((await send()) as object)[0], String(recipient)).toBe(outcome);
    }
    box.refuses = { mail: 452 };
    expect(await send()).toMatchObject({ whose: "theirs" });
    box.refuses = { mail: 554 };
    expect(await send()).toEqual({ broken: "refused" });
    box.refuses = { mail: "silent" };
    expect(await send(200)).toBe("perhaps");
    expect(box.mails).toHaveLength(2);
    expect(box.mails[0].to).toEqual(["ann@example.org"]);
    expect(box.mails[0].text).not.toMatch(/^Bcc/m);
  });

  it("is kept for later where there is no mail server", async () => {
    await box.close();
    expect(await send()).toMatchObject({ whose: "ours" });
    box = await mailBox();
  });
});

describe("what an operator sets", () => {
  it("says what people can be told by, or what is wrong with it", () => {
    expect(noticeSettings({})).toBeUndefined();
    expect(noticeSettings({ PUBLIC_URL: "https://games.example.org/", WEBHOOKS: "off" })).toEqual({
      site: "https://games.example.org",
      webhooks: "off",
    });
    const mail = { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@example.org" };
    expect(noticeSettings({ PUBLIC_URL: "http://localhost:1861", ...mail })).toMatchObject({
      mail: { url: "smtp://localhost", from: "a@example.org" },
    });
    expect(() => noticeSettings(mail)).toThrow("PUBLIC_URL");
    expect(() => noticeSettings({ PUBLIC_URL: "games.example.org" })).toThrow("no address of a site");
    expect(() => noticeSettings({ PUBLIC_URL: "https://example.org/games" })).toThrow("no address of a site");
    expect(() => noticeSettings({ PUBLIC_URL: "https://example.org", SMTP_URL: "smtp://localhost" })).toThrow(
      "MAIL_FROM",
    );
    expect(() => noticeSettings({ PUBLIC_URL: "https://example.org", ...mail, SMTP_URL: "localhost" })).toThrow(
      "SMTP_URL",
    );
    expect(() => noticeSettings({ PUBLIC_URL: "https://example.org", WEBHOOKS: "on" })).toThrow("WEBHOOKS");
  });
});
