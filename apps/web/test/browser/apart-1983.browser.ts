import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { join, OFFLINE, twoApart } from "./apart-hands.ts";
import { faceDown } from "./face-down-1983.ts";
import { accessibilityFaults, sidewaysOverflow, startBrowser } from "./harness.ts";
import { asked, onTheMap, twice } from "./screen-hands.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Which of some pieces stand on a map. */
async function onMap(page: Page, pieces: readonly string[]): Promise<readonly string[]> {
  const there = await page
    .locator("#play-map [data-piece]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-piece")));
  return pieces.filter((piece) => there.includes(piece));
}

/** What a server tells of a piece, as far as it is looked at here. */
interface Told {
  readonly kind: string;
  readonly first?: { readonly view: { readonly pieces: readonly { readonly id: string; readonly hex?: string }[] } };
}

describe("Bull Run (1983), played apart", () => {
  it("keeps the Confederates face down at a desk, and tells a French phone that was cut off what happened", async () => {
    const { host, guest } = await twoApart(browser, "bull-run-1983", { withoutTls: true }, { locale: "fr-FR" });
    const told: Told[] = [];
    host.page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => told.push(JSON.parse(String(payload)) as Told)),
    );
    await join(guest.page, "Ben");
    await asked(host.page, "Which piece moves next?");
    await asked(guest.page, "Décision : Ann (Union)");
    await Promise.all([onTheMap(host.page), onTheMap(guest.page)]);
    const hidden = faceDown();
    await expect.poll(() => onMap(guest.page, hidden)).not.toEqual([]);
    await host.page.locator("#play-map [data-piece^='face-down']").first().waitFor({ state: "attached" });
    expect(await onMap(host.page, hidden)).toEqual([]);

    // Loaded anew, the page is told by the server all that the Union may see.
    told.length = 0;
    await host.page.reload();
    await asked(host.page, "Which piece moves next?");
    await onTheMap(host.page);
    const history = () => told.findLast(({ kind }) => kind === "history");
    await expect.poll(history).toBeDefined();
    const seen = history()?.first?.view.pieces;
    const known = seen?.filter(({ id }) => hidden.includes(id)).map(({ hex }) => hex);
    expect(new Set(known)).toEqual(new Set([undefined]));

    const { keyboard } = host.page;
    const first = host.page.locator('#play-map [data-piece="us-2me"]');
    // The phone is cut off while the Union marches and ends its phase.
    await guest.context.setOffline(true);
    await guest.page.getByText("Vous êtes hors ligne.").waitFor();
    await first.focus();
    await keyboard.press("Enter");
    await asked(host.page, "Where does 2 Me march?");
    await keyboard.press("ArrowLeft");
    await keyboard.press("Enter");
    await host.page.locator("[data-part=log]").getByText("GG7 to FF7").waitFor();
    await asked(host.page, "Which piece moves next?");
    await twice(host.page, "e");
    await asked(host.page, "Ben (Confederates) to decide");
    await guest.context.setOffline(false);
    await asked(guest.page, "Quel pion se déplace ?");
    await guest.page.getByRole("button", { name: /^Derniers mouvements : Union/ }).waitFor();
    expect(await accessibilityFaults(guest.page)).toEqual([]);
    expect(await sidewaysOverflow(guest.page)).toBe(0);
    expect(await onMap(host.page, hidden)).toEqual([]);
    expect([...host.errors, ...guest.errors].filter((text) => !OFFLINE.test(text))).toEqual([]);
  });
});
