import type { Browser, Page } from "playwright-core";
import { SIZES, visit, type Visit, type VisitOptions } from "./harness.ts";

/** What two people do who begin a game apart. */

/** Said by a page that wants a part of it while it has no network. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|Unable to preload CSS|dynamically imported module/;

/** Begins a game against a friend. @returns the link to send */
async function invite(page: Page, name: string): Promise<string> {
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Invite a friend" }).click();
  await page.getByRole("heading", { name: "Send your friend this link" }).waitFor();
  return page.getByRole("textbox", { name: "Link for your opponent" }).inputValue();
}

/** Takes the seat of a link. */
export async function join(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: /^(Your name|Votre nom)$/ }).fill(name);
  await page.getByRole("button", { name: /^(Play|Jouer)/ }).click();
}

/** Two people, each with a browser of their own: one at a desk, the other on a phone. */
export async function twoApart(
  browser: Browser,
  game: string,
  guestOptions: VisitOptions = {},
): Promise<{ readonly host: Visit; readonly guest: Visit; readonly link: string }> {
  const host = await visit(browser, `/new/${game}?opponent=far`);
  const link = await invite(host.page, "Ann");
  const guest = await visit(browser, link, { viewport: SIZES.phone, hasTouch: true, isMobile: true, ...guestOptions });
  return { host, guest, link };
}
