import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { faceDown } from "./face-down-1983.ts";
import { accessibilityFaults, sidewaysOverflow, SIZES, visits } from "./harness.ts";
import { asked, dock, onTheMap, side, startFrom, twice } from "./screen-hands.ts";
import { restingSteps, storedSteps } from "./stored-steps.ts";

/** The Union declares: 16 units against four in three hexes before Manassas. */
const DECLARATION = fileURLToPath(new URL("../unit/declaration-1983.json", import.meta.url));

const go = visits();

const button = (page: Page, name: string | RegExp) => dock(page).getByRole("button", { name });

/** The historical set-up for two at one screen: the Union's Movement phase. */
async function startGame(page: Page): Promise<void> {
  await page.goto("/new/bull-run-1983?opponent=here&guide=off");
  await page.getByRole("button", { name: /^Start at/ }).click();
  await page.getByRole("button", { name: "I play Union: show the map" }).click();
  await asked(page, /^Which piece moves/);
}

/** The Union's declaration at 5:30 PM, of two at one screen: nothing lies face down any more. */
async function startDeclaration(page: Page): Promise<void> {
  await startFrom(page, "/new/bull-run-1983?opponent=here", DECLARATION);
  await onTheMap(page);
}

describe("a march of Bull Run (1983)", () => {
  it("is made by keys alone, survives a reload, is taken back, and ends behind the curtain", async () => {
    const { page, errors } = await go();
    await startGame(page);
    // Long lists are folded by brigade.
    await side(page)
      .getByRole("button", { name: /^Keyes’ brigade/, expanded: false })
      .focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await side(page)
      .getByRole("list", { name: /^Keyes’ brigade/ })
      .getByRole("button", { name: /^2 Me/ })
      .focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("t");
    await button(page, /Move the whole stack/)
      .and(page.locator("[aria-pressed=true]"))
      .waitFor();
    await page.locator('#play-map [data-piece="us-2me"]').focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await page.locator("[data-part=log]").getByText("GG7 to FF7").waitFor();
    // take, four companions, a step, the stop
    await expect.poll(() => storedSteps(page)).toBe(7);
    // One undo reverses one press.
    await page.keyboard.press("u");
    await expect.poll(() => storedSteps(page)).toBe(0);
    await page.keyboard.press("Control+y");
    await expect.poll(() => storedSteps(page)).toBe(7);
    await page.reload();
    await page.getByRole("button", { name: "I play Union: show the map" }).click();
    await asked(page, /^Which piece moves/);
    // What was one press is not known any more: a single step is taken back.
    await page.keyboard.press("u");
    await asked(page, /^5 pieces move at FF7/);
    await page.keyboard.press("Shift+U");
    await asked(page, /^Which piece moves/);
    await page.locator('#play-map [data-piece="us-2me"]').focus();
    await twice(page, "e");
    await page.getByRole("heading", { name: "Hand over the device: Confederates to play" }).waitFor();
    await page.locator("#play-map").waitFor({ state: "detached" });
    expect(errors).toEqual([]);
  });

  it("tells nobody behind the curtain or across the field what lies face down", async () => {
    const hidden = faceDown();
    expect(hidden.length).toBeGreaterThan(20);
    const { page } = await go();
    await page.goto("/new/bull-run-1983?opponent=here&guide=off");
    await page.getByRole("button", { name: /^Start at/ }).click();
    await page.getByRole("heading", { name: "Hand over the device: Union to play" }).waitFor();
    const told = async () => {
      const html = await page.content();
      return hidden.filter((id) => html.includes(`"${id}"`));
    };
    expect(await told()).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "I play Union: show the map" }).click();
    await asked(page, /^Which piece moves/);
    await page.locator("#play-map [data-piece^='face-down']").first().waitFor({ state: "attached" });
    expect(await told()).toEqual([]);
    for (const key of ["z", "r", "l", "c"]) {
      await twice(page, key);
      expect(await told()).toEqual([]);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe("declaring battles", () => {
  it("goes by clicks on who fights, keeps the rest when one battle is changed, and leads to a result", async () => {
    const { page, errors } = await go();
    await startDeclaration(page);
    const pick = (name: string) => side(page).getByRole("button", { name, exact: true }).first().click();
    const battle = (number: number) =>
      side(page)
        .getByRole("listitem")
        .filter({ hasText: `Battle ${number} ·` });
    await side(page).getByText("O28, by 27 NY").waitFor();
    await pick("11 Va");
    await asked(page, /^Battle 1/);
    await pick("Schenck’s brigade");
    await battle(1)
      .getByRole("img", { name: /^17%: Confederates: lose DP/ })
      .waitFor();
    await battle(1).getByText("4 against 2: 2-1").waitFor();
    // The next enemy begins the next battle: nobody has to close the first.
    await pick("2 Tenn");
    await asked(page, /^Battle 2/);
    await pick("Howard’s brigade");
    await page.keyboard.press("e");
    await page.locator("[data-part=refusal]").waitFor();
    await button(page, "Complete for me").click();
    await asked(page, /^Declare the battles as they stand/);
    expect(await accessibilityFaults(page)).toEqual([]);
    const others = await battle(2).first().innerText();
    await side(page).getByRole("button", { name: "Change Battle 1" }).click();
    await side(page).getByText("being planned").waitFor();
    await expect
      .poll(async () => (await side(page).innerText()).replace(/\s+/g, " "))
      .toContain(
        others
          .replace(/\s+/g, " ")
          .replace(/^.*?O28/, "O28")
          .replace(/ Change.*$/, ""),
      );
    await expect.poll(() => storedSteps(page)).toBeGreaterThan(8);
    const steps = await restingSteps(page);
    await page.reload();
    await side(page).getByText("being planned").waitFor();
    expect(await storedSteps(page)).toBe(steps);
    await page.keyboard.press("e");
    await asked(page, /^Which battle is fought first/);
    await side(page).getByRole("button", { name: "Fight this next Battle 2" }).click();
    await asked(page, /^Which battle is fought next/);
    await twice(page, "e");
    await side(page)
      .getByRole("region", { name: "Battle", exact: true })
      .getByRole("img", { name: /die \d/ })
      .first()
      .waitFor();
    await page.locator("[data-part=dock]").getByText("Undo stops here").waitFor();
    // A question that the sheet asks stays beside the map, which keeps its room.
    await expect.poll(async () => (await page.locator("#play-map").boundingBox())?.width).toBeGreaterThan(900);
    expect(errors).toEqual([]);
  });

  it("speaks French from the prompt to the chances", async () => {
    const { page } = await go({ locale: "fr-FR" });
    await startDeclaration(page);
    await button(page, "Compléter pour moi").or(page.locator("[data-part=dock] .choices button")).first().click();
    await side(page)
      .getByRole("button", { name: /^Modifier/ })
      .first()
      .waitFor();
    const text = await page.locator("body").innerText();
    for (const english of ["Battle", "against", "Declare", "Undo", "Must still", "Change"]) {
      expect(text).not.toContain(english);
    }
  });

  it("has its buttons in sight on a phone, and fits it", async () => {
    const { page, errors } = await go({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
    await startDeclaration(page);
    const complete = button(page, "Complete for me");
    await expect.poll(async () => (await complete.boundingBox())?.y).toBeLessThan(SIZES.phone.height - 100);
    await complete.tap();
    await asked(page, /^Declare the battles as they stand/);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
