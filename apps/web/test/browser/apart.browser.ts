import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { join, OFFLINE, twoApart } from "./apart-hands.ts";
import { accessibilityFaults, sidewaysOverflow, startBrowser, visit } from "./harness.ts";
import { clickPiece, COMBAT } from "./play-hands.ts";
import { asked, counters, press } from "./screen-hands.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Lets a page be cut off without noticing, from its next load on. */
async function lineOf(page: Page): Promise<{ dead: boolean }> {
  const line = { dead: false };
  await page.routeWebSocket(/\/api\/play/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!line.dead) server.send(message);
    });
  });
  page.on("dialog", (dialog) => void dialog.accept());
  return line;
}

describe("two people apart", () => {
  it("play from a link within half a minute, through a combat, a reload in it and a broken connection", async () => {
    const opening = Date.now();
    const { host, guest, link } = await twoApart(browser, "bull-run-1861");
    const opened = Date.now() - opening;
    expect(new URL(link).pathname).toMatch(/^\/join\/[\w-]{20,}$/);
    expect(await accessibilityFaults(host.page)).toEqual([]);
    await guest.page.getByRole("heading", { name: "Ann invites you to a game" }).waitFor();
    expect(await accessibilityFaults(guest.page)).toEqual([]);
    expect(await sidewaysOverflow(guest.page)).toBe(0);
    const begun = Date.now();
    await join(guest.page, "Ben");
    await asked(guest.page, "South: arrange");
    await press(guest.page, "Ready");
    // A slow machine takes longer for both: there it is measured by how long their pages took to open.
    expect(Date.now() - begun).toBeLessThan(Math.max(30_000, 8 * opened));
    await asked(guest.page, "Ann (North) to decide");
    await asked(host.page, "North: arrange");
    await press(host.page, "Ready");
    await asked(guest.page, "Mark brigades");
    await press(guest.page, "Go on");

    // One says something by a press, the other reads it on a phone in a sheet, and writes back.
    await host.page.keyboard.press("w");
    const talk = host.page.locator("[data-part=talk]");
    await talk.getByText("Ben is here").waitFor();
    await host.page.getByRole("textbox", { name: "Write to Ben" }).and(host.page.locator(":focus")).waitFor();
    await talk.getByRole("button", { name: "Good luck" }).click();
    expect(await accessibilityFaults(host.page)).toEqual([]);
    await guest.page.locator("[data-part=spoken]").getByText("Ann: Good luck").waitFor({ state: "attached" });
    await guest.page.getByRole("button", { name: "Messages with Ann: 1 unread" }).click();
    const sheet = guest.page.getByRole("dialog", { name: "Messages" });
    await sheet.getByText("Ann is here").waitFor();
    await sheet.getByRole("textbox", { name: "Write to Ann" }).fill("And to you.");
    await guest.page.keyboard.press("Enter");
    await talk.getByText("And to you.").waitFor();
    await sheet.getByRole("tab", { name: "Notes" }).click();
    await sheet.getByRole("textbox", { name: "Your notes on this game" }).fill("Tyler is slow.");
    await sheet.getByText("Kept.").waitFor();
    expect(await accessibilityFaults(guest.page)).toEqual([]);
    expect(await sidewaysOverflow(guest.page)).toBe(0);
    await guest.page.keyboard.press("Escape");
    await host.page.getByRole("button", { name: "Messages with Ben" }).click();
    await talk.waitFor({ state: "detached" });

    await asked(host.page, "Choose the brigade");
    const line = await lineOf(host.page);
    await host.page.reload();
    await asked(host.page, "Choose the brigade");
    await guest.page.getByRole("button", { name: "Log" }).click();
    const log = guest.page.getByRole("region", { name: "Log" });
    // Nothing of this leaves the device, until the page is loaded again.
    line.dead = true;
    await clickPiece(host.page, "sherman");
    await asked(host.page, "Sherman acts");
    await host.page.keyboard.press("a");
    await host.page.getByRole("button", { name: /^Declare attack/ }).click();
    await asked(host.page, COMBAT);
    expect(await log.getByText("declares an attack").count()).toBe(0);
    line.dead = false;
    await host.page.reload();
    await asked(host.page, COMBAT);
    await log.getByText("declares an attack").waitFor();
    await host.context.setOffline(true);
    await host.page.getByText("The game goes on by itself").waitFor();
    await host.context.setOffline(false);
    await asked(host.page, COMBAT);
    await host.page.keyboard.press("Enter");
    const fight = host.page.locator("[data-part=fight]");
    await fight
      .getByText(/Evans|Sherman/)
      .first()
      .waitFor();
    // The other sees what came of it.
    await log
      .getByText(/^(Combat|Sherman).*(Evans|Stone Bridge)/)
      .last()
      .waitFor();

    // One more device of the same person sees the same, until it is signed out.
    await guest.page.getByRole("button", { name: "Menu" }).first().click();
    await guest.page.getByRole("button", { name: "Play on another device too" }).click();
    await guest.page.getByRole("img", { name: "Code for the camera of the other device" }).waitFor();
    const moved = await guest.page.getByRole("textbox", { name: "Link for the other device" }).inputValue();
    const second = await visit(browser, moved);
    await second.page.getByText("Ann (North) to decide").or(second.page.getByText("South")).first().waitFor();
    await counters(second.page);
    await guest.page.getByRole("button", { name: "Sign out all other devices" }).click();
    await guest.page.getByRole("button", { name: /^Sign out all other devices: press again/ }).click();
    await guest.page.getByText("1 device signed out.").waitFor();
    await second.page.getByText("This device no longer plays this game.").waitFor();
    await second.context.close();

    // Ben gives up: Ann reads the end, checks the dice, asks for a rematch, and keeps the whole game.
    await guest.page.getByRole("button", { name: /^Give up/ }).click();
    await guest.page.getByRole("button", { name: /^Give up: press again/ }).click();
    await host.page.locator("[data-part=end]").waitFor();
    await host.page.getByRole("button", { name: "Check the dice" }).click();
    await host.page.getByText("Sealed before the first roll").waitFor();
    await host.page.getByRole("button", { name: "Rematch, sides swapped" }).click();
    await host.page.getByRole("heading", { name: "Ben is offered a rematch" }).waitFor();
    expect(await accessibilityFaults(host.page)).toEqual([]);
    await guest.page.goto("/games");
    await guest.page.getByRole("button", { name: "Accept the rematch" }).click();
    await asked(guest.page, /Ann \(South\)|North/);
    await asked(host.page, /Ben \(North\)|South/);
    await host.page.goBack();
    await host.page.getByRole("link", { name: "Go to the rematch" }).waitFor();
    const analyse = host.page.getByRole("button", { name: "Analyse luck and mistakes" });
    // in a row with what else can be done with the game, not across the page
    expect((await analyse.boundingBox())?.width).toBeLessThan(320);
    await analyse.click();
    await host.page.waitForURL(/\/analyse\/[a-z2-9]{8}$/);
    await host.page.getByRole("heading", { name: "Luck and skill" }).waitFor();
    await host.page.reload();
    await host.page.getByRole("heading", { name: "Luck and skill" }).waitFor();
    const analysed = new URL(host.page.url()).pathname.split("/").at(-1);
    await host.page.goBack();
    await host.page.getByRole("button", { name: "Keep this game in the browser" }).click();
    await host.page.waitForURL(/\/play\/[a-z2-9]{8}\/step\/\d+$/);
    // it is the one that was analysed, not another
    expect(new URL(host.page.url()).pathname.split("/").at(2)).toBe(analysed);
    await host.page.getByText("South has given up").waitFor();

    // The link has been used: it leads nobody else into the game, and its own device back to it.
    await host.page.goto(link);
    await host.page.getByRole("link", { name: "Go to the game" }).waitFor();
    const stranger = await visit(browser, link);
    await stranger.page.getByRole("heading", { name: "This link has been used" }).waitFor();
    await stranger.page.goto(new URL(link).pathname.replace("/join/", "/play/"));
    await stranger.page.getByRole("heading", { name: "This device has no seat in this game" }).waitFor();
    await host.page.goto("/games");
    await host.page
      .getByRole("link", { name: /Bull Run 1861.*against Ben/ })
      .first()
      .waitFor();
    await host.page.getByText("Ann against Ben").waitFor();
    expect([...host.errors, ...guest.errors].filter((text) => !OFFLINE.test(text))).toEqual([]);
  });

  it("have a bot of the server instead of a friend, and the game begins at once", async () => {
    const { page, errors, context } = await visit(browser, "/new/bull-run-1861?opponent=far&side=south");
    await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
    await page.getByRole("radio", { name: "A bot of the server" }).click();
    await page.getByText("begin on one device").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: /^Start at/ }).click();
    // The bot has the first word, and leaves the next to the person.
    await asked(page, "South: arrange");
    await page.locator("[data-part=score]").getByText("North, Bot, Colonel").first().waitFor();
    await page.goto("/games");
    await page.getByRole("link", { name: /Bull Run 1861.*against Bot, Colonel/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it("see of the other's orders and troops what their side may see, and no more", async () => {
    const { host, guest } = await twoApart(browser, "no-written-orders");
    await join(guest.page, "Ben");
    await asked(host.page, "Union: does a leader act on his own?");
    // Both write at the same time; Ann is done first, and thinks again.
    await asked(guest.page, "Confederates: does a leader act on his own?");
    const orders = host.page.locator("[data-part=side]");
    await orders.getByText("Probe Stone Bridge, west end").first().waitFor();
    await guest.page.getByRole("button", { name: "Units" }).click();
    await guest.page.getByRole("searchbox").waitFor();
    expect(await guest.page.getByText("Probe Stone Bridge, west end").count()).toBe(0);
    // Somebody looks on: he sees what both may know, and writes to the other onlookers alone.
    await host.page.getByRole("button", { name: "Menu" }).first().click();
    await host.page.getByRole("button", { name: "Let others look on" }).click();
    const address = await host.page.getByRole("textbox", { name: "Link for onlookers" }).inputValue();
    expect(await accessibilityFaults(host.page)).toEqual([]);
    await host.page.keyboard.press("Escape");
    const onlooker = await visit(browser, address, { locale: "fr-FR", colorScheme: "dark" });
    await onlooker.page.getByRole("heading", { name: /^Ben \(.*\) contre Ann \(.*\)$/ }).waitFor();
    expect(await accessibilityFaults(onlooker.page)).toEqual([]);
    await onlooker.page.getByRole("button", { name: "Regarder" }).click();
    await asked(onlooker.page, "Les deux camps écrivent");
    await counters(onlooker.page);
    await onlooker.page.locator("[data-part=log]").waitFor();
    expect(await onlooker.page.getByText("Stone Bridge, west end").count()).toBe(0);
    await onlooker.page.keyboard.press("w");
    await onlooker.page.getByRole("textbox", { name: "Écrire aux autres spectateurs" }).fill("Qui attaque ?");
    await onlooker.page.keyboard.press("Enter");
    await onlooker.page.locator("[data-part=talk]").getByText("Qui attaque ?").waitFor();
    expect(await accessibilityFaults(onlooker.page)).toEqual([]);
    await host.page.getByRole("img", { name: "1 onlooker" }).waitFor();
    await guest.page.getByRole("button", { name: "Menu" }).first().click();
    await guest.page.getByRole("button", { name: "Close the link" }).click();
    await onlooker.page.getByText("Vous ne regardez plus").waitFor();
    expect(onlooker.errors).toEqual([]);
    await onlooker.context.close();
    await guest.page.keyboard.press("Escape");
    // From a game of this browser, a key leads to the one elsewhere that waits.
    const match = new URL(host.page.url()).pathname;
    await host.page.goto("/new/bull-run-1861?opponent=here&guide=off");
    await host.page.getByRole("button", { name: /^Start at/ }).click();
    await counters(host.page);
    await press(host.page, "Ready");
    await host.page.keyboard.press("n");
    await host.page.waitForURL(`**${match}`);
    await asked(host.page, "Union: does a leader act on his own?");
    await press(host.page, "No more tries");
    await asked(host.page, "Ben (Confederates): still writing");
    await host.page.getByText("Until both are done you can take back what you have written").waitFor();
    await host.page.reload();
    await asked(host.page, "Ben (Confederates): still writing");
    await host.page.getByRole("button", { name: "Undo" }).first().click();
    await asked(host.page, "Union: does a leader act on his own?");
    await asked(guest.page, "Confederates: does a leader act on his own?");

    // The game of this browser goes on against somebody elsewhere too, who is told where it comes from.
    await host.page.goto("/games");
    await host.page.getByText("Tell me when a game waits").click();
    await host.page.getByRole("switch", { name: "No Written Orders against Ben" }).waitFor();
    expect(await accessibilityFaults(host.page)).toEqual([]);
    await host.page.getByRole("button", { name: /on against a friend elsewhere$/ }).click();
    const online = host.page.getByRole("button", { name: "Take it online" });
    await online.waitFor();
    expect(await accessibilityFaults(host.page)).toEqual([]);
    await online.click();
    await host.page.getByRole("heading", { name: "Send your friend this link" }).waitFor();
    await guest.page.goto(await host.page.getByRole("textbox", { name: "Link for your opponent" }).inputValue());
    await guest.page.getByText("One step has been played there. Nobody can prove those dice").waitFor();
    await join(guest.page, "Ben");
    await asked(guest.page, "Ann (North) to decide");
    await asked(host.page, "North: arrange");
    expect([...host.errors, ...guest.errors]).toEqual([]);
  });
});
