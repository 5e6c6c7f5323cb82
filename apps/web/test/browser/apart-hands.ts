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

/**
 * Two people, each with a browser of their own: one at a desk, the other on a phone.
 * @param both of either browser
 * @param guests of the phone alone
 */
export async function twoApart(
  browser: Browser,
  game: string,
  both: VisitOptions = {},
  guests: VisitOptions = {},
): Promise<{ readonly host: Visit; readonly guest: Visit; readonly link: string }> {
  const host = await visit(browser, `/new/${game}?opponent=far`, both);
  const link = await invite(host.page, "Ann");
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
  const guest = await visit(browser, link, { ...phone, ...both, ...guests });
  return { host, guest, link };
}
