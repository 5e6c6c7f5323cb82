import { describe, expect, it } from "vitest";
import { accessibilityFaults, sidewaysOverflow, SIZES, visits } from "./harness.ts";
import {
  clickPiece,
  COMBAT,
  keysHand,
  mouseHand,
  namesHand,
  playFirstTurn,
  startGame,
  tapPiece,
  toCombat,
  toFirstActivation,
} from "./play-hands.ts";
import { dock, press, PROMPT, question } from "./screen-hands.ts";
import { restingSteps, storedSteps } from "./stored-steps.ts";

const go = visits();

describe("a whole turn", () => {
  it.each([
    ["by mouse", mouseHand],
    ["by keyboard alone", keysHand],
    ["through names alone", namesHand],
  ] as const)("is played %s", async (_name, hand) => {
    const { page, errors } = await go();
    await startGame(page);
    if (hand === mouseHand) await page.getByRole("button", { name: "Whole map" }).click();
    const asked = await playFirstTurn(page, hand);
    expect(asked.some((text) => COMBAT.test(text))).toBe(true);
    expect(asked.some((text) => text.includes("Operational movement"))).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe("what is shown before and after a step", () => {
  it("weighs an attack without doing anything, and declares it with the second press", async () => {
    const { page } = await go();
    await startGame(page);
    await toFirstActivation(page);
    await clickPiece(page, "sherman");
    await page.keyboard.press("a");
    const preview = page.getByRole("region", { name: "Attack on Stone Bridge West" });
    await preview.getByText("preview: nothing has happened yet").waitFor();
    await preview.getByRole("img", { name: /South: Fatigue and Hit \d/ }).waitFor();
    await preview
      .getByRole("row", { name: /Strength 5 : 2/ })
      .getByRole("link", { name: "rule 11.2-c, open" })
      .waitFor();
    expect(await question(page)).toMatch(/^Sherman acts/);
    await page.keyboard.press("Escape");
    await preview.waitFor({ state: "detached" });
    await page.keyboard.press("a");
    await page.waitForTimeout(320);
    await page.keyboard.press("Enter");
    await page
      .locator(PROMPT)
      .filter({ hasText: /HQ ride|Which combat|Roll the dice|Choose the brigade/ })
      .waitFor();
    await page.locator("[data-part=log]").getByText("Sherman faces Stone Bridge West").waitFor();
  });

  it("takes steps back one by one, to the start of the piece, and not past dice", async () => {
    const { page } = await go();
    await startGame(page);
    await toFirstActivation(page);
    await clickPiece(page, "sherman");
    await page.locator(PROMPT).filter({ hasText: "Sherman acts" }).waitFor();
    await page.locator('#play-map [data-space="gum-spring-turn"]').focus();
    await page.keyboard.press("Enter");
    await page.locator(PROMPT).filter({ hasText: "Gum Spring Turn" }).waitFor();
    await page.keyboard.press("u");
    await page.locator(PROMPT).filter({ hasText: "Sherman acts at Stone Bridge East" }).waitFor();
    await page.keyboard.press("Shift+U");
    await page.locator(PROMPT).filter({ hasText: "Choose the brigade" }).waitFor();
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await expect.poll(() => undo.getAttribute("aria-disabled")).toBe("true");
    await page.getByText("Undo stops here").waitFor();
  });

  it("says why not beside what was pointed at, with the rule, and opens the rule beside the game", async () => {
    const { page } = await go();
    await startGame(page);
    await toFirstActivation(page);
    await clickPiece(page, "porter");
    const refusal = page.locator("[data-part=refusal]");
    await refusal.getByText("Porter cannot act now").waitFor();
    await refusal.getByRole("link", { name: /^(rule|ruling) / }).waitFor();
    await page.keyboard.press("F1");
    await page.getByRole("complementary").getByRole("heading", { name: "Rules" }).waitFor();
    expect(page.url()).toMatch(/\/play\/\w+$/);
    // What is weighed next takes the rule's place.
    await page.keyboard.press("Escape");
    await clickPiece(page, "sherman");
    await page.locator(PROMPT).filter({ hasText: "Sherman acts" }).waitFor();
    await page.keyboard.press("F1");
    await page.getByRole("complementary").getByRole("heading", { name: "Rules" }).waitFor();
    await page.keyboard.press("a");
    await page.getByRole("button", { name: /^Declare attack/ }).waitFor();
  });

  it("keeps a combat over a reload: sheet, dice and the loser's choice", async () => {
    const { page, errors } = await go();
    await startGame(page, { dice: "typed" });
    await toCombat(page);
    await page.getByRole("button", { name: /^Fight: roll the dice/ }).click();
    // Sherman's guns hit, Evans' guns miss, then 6 against 1.
    for (const [index, face] of ["1", "6", "6", "1"].entries()) {
      await page.getByRole("heading", { name: `roll die ${index + 1} of this step` }).waitFor();
      // What was typed in binds: neither the button pressed before nor an undo takes it away.
      if (index === 1) await page.keyboard.press("Enter");
      if (index === 1) await page.keyboard.press("u");
      await page.keyboard.press(face);
    }
    await page.locator(PROMPT).filter({ hasText: "Evans is hit" }).waitFor();
    // Every step is stored; the last one has to be before the page goes.
    await expect.poll(() => storedSteps(page)).toBe(7);
    await page.reload();
    await page.locator(PROMPT).filter({ hasText: "Evans is hit" }).waitFor();
    const sheet = page.getByRole("region", { name: "Combat", exact: true });
    const ways = page.locator("[data-part=side] .ways button");
    const room = SIZES.desktop.height;
    const lowest = () => ways.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().y)));
    await ways.first().waitFor();
    await expect.poll(lowest).toBeLessThan(room - 44);
    await sheet.getByText(/South suffers Fatigue and a Hit/).waitFor();
    await sheet.getByRole("img", { name: "North die 6" }).first().waitFor();
    await page.getByRole("button", { name: "Lose a step" }).click();
    await page.locator("[data-part=log]").getByText("loses a step").waitFor();
    expect(errors).toEqual([]);
  });

  it("speaks French from the prompt to the log", async () => {
    const { page } = await go();
    await startGame(page);
    await page.getByRole("button", { name: /^FR/ }).click();
    await page.locator(PROMPT).filter({ hasText: /^Sud/ }).waitFor();
    const english = ["Undo", "Ready", "arrange", "Brigades", "starts at", "points now"];
    const left = async () => {
      const text = await page.locator("body").innerText();
      return english.filter((words) => text.includes(words));
    };
    await expect.poll(left).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("fr");
  });

  it("looks back from a line of the log and returns", async () => {
    const { page } = await go();
    await startGame(page);
    await toFirstActivation(page);
    await clickPiece(page, "sherman");
    await page.locator(PROMPT).filter({ hasText: "Sherman acts" }).waitFor();
    const screen = await page.locator(".play").elementHandle();
    const log = page.locator("[data-part=log]");
    await log.getByRole("button", { name: /North is ready/ }).click();
    await page
      .locator(PROMPT)
      .filter({ hasText: /You are looking at step/ })
      .waitFor();
    await page.waitForURL(/\/step\/\d+$/);
    await log.locator("[aria-current=step]").getByText("North is ready.").waitFor();
    // The screen stays: nothing on it is made anew for another step. The keys of a replay come with its bar.
    await page.getByRole("button", { name: "Previous step" }).waitFor();
    await page.keyboard.press("ArrowRight");
    await log.locator("[aria-current=step]").filter({ hasText: "Activation: North" }).waitFor();
    expect(await screen?.evaluate((node) => node.isConnected)).toBe(true);
    await page.getByRole("button", { name: "Back to the game" }).first().click();
    await page.locator(PROMPT).filter({ hasText: "Sherman acts" }).waitFor();
  });

  it("plays on through a game with the bot", async () => {
    const { page, errors } = await go();
    await startGame(page, { opponent: "bot" });
    await page.locator(PROMPT).filter({ hasText: "North: arrange" }).waitFor();
    await press(page, "Ready");
    await page.locator(PROMPT).filter({ hasText: "Choose the brigade" }).waitFor();
    expect(errors).toEqual([]);
  });

  it("says a hint in preview once, with the key that cancels it, and no longer as a preview once it is cancelled", async () => {
    const { page, errors } = await go();
    await startGame(page, { opponent: "bot" });
    await page.locator(PROMPT).filter({ hasText: "North: arrange" }).waitFor();
    await page.keyboard.press("j");
    const preview = page.locator("[data-part=hint]").getByText("It is in preview");
    await preview.waitFor();
    const cancel = dock(page).getByRole("button", { name: "Cancel" });
    expect(await cancel.getAttribute("aria-keyshortcuts")).toBe("Esc");
    const commit = dock(page).locator("[aria-keyshortcuts=Enter]");
    const said = (await commit.locator("span").first().innerText()).trim();
    expect(await dock(page).getByText(said, { exact: true }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await preview.waitFor({ state: "detached" });
    expect(await commit.count()).toBe(0);
    await dock(page).getByText(said, { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  it("hands a side to a bot from the menu, and takes none of its steps back", async () => {
    const { page, errors } = await go();
    await startGame(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByLabel("South").selectOption("colonel");
    await page.keyboard.press("Escape");
    await page.locator(PROMPT).filter({ hasText: "North: arrange" }).waitFor();
    await expect.poll(() => storedSteps(page)).toBeGreaterThan(0);
    const steps = await restingSteps(page);
    await page.keyboard.press("u");
    await page.locator("[data-part=dock]").getByText("Nothing to undo yet.").waitFor();
    expect(await restingSteps(page)).toBe(steps);
    expect(errors).toEqual([]);
  });
});

describe("on a phone", () => {
  it("is played by taps: the first comes near, the second looks, the third does it", async () => {
    const { page, errors } = await go({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    await startGame(page);
    await toFirstActivation(page);
    await page.getByRole("button", { name: "Next piece" }).waitFor();
    // the whole field opens, on which nobody's finger tells brigades apart on a small phone
    await tapPiece(page, "keyes");
    await tapPiece(page, "keyes");
    await dock(page).getByRole("button", { name: "Activate Keyes" }).waitFor();
    // two taps in haste are one
    await page.waitForTimeout(500);
    await tapPiece(page, "keyes");
    await page.locator(PROMPT).filter({ hasText: "Keyes acts" }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe("the play screen for everybody", () => {
  it.each(["desktop", "tablet", "narrow"] as const)("has no accessibility fault on a %s", async (size) => {
    const { page } = await go({ viewport: SIZES[size], hasTouch: size !== "desktop", isMobile: size !== "desktop" });
    await startGame(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    if (size !== "narrow") return;
    for (const tab of ["Log", "Units", "Score", "More"]) {
      await page.getByRole("navigation").getByRole("button", { name: tab }).tap();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
    }
  });

  it("keeps the map, its header and the choices in the window when text is twice as large", async () => {
    const { page } = await go();
    await page.addInitScript(() =>
      localStorage.setItem("stonebridge.settings", JSON.stringify({ textSize: 200, pace: "once" })),
    );
    await startGame(page);
    const { width, height } = SIZES.desktop;
    for (const part of [page.locator("[data-part=header]").getByRole("button").last(), page.locator("#play-map")]) {
      const box = await part.boundingBox();
      if (!box) throw new Error("It is not to be seen.");
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(Math.min(box.y + box.height, height) - box.y).toBeGreaterThan(60);
    }
    expect((await page.getByRole("button", { name: "Ready" }).boundingBox())?.y).toBeLessThan(height - 44);
  });
});
