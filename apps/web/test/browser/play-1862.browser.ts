import type { Action } from "@stonebridge/games/second-bull-run-1862";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { situationAsking } from "../unit/tables-1862.ts";
import { accessibilityFaults, sidewaysOverflow, SIZES, visits } from "./harness.ts";
import { asked, BETWEEN_PRESSES, onTheMap, side, startFrom, twice } from "./screen-hands.ts";

const go = visits();

/** How strongly the figures in a bar of odds stand out from the darkest and the lightest of their ground (WCAG 1.4.3). */
function barContrasts(page: Page): Promise<readonly { readonly seen: string; readonly contrast: number }[]> {
  return page.locator("[data-part=side] .bar .part").evaluateAll((parts) => {
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((one) => {
        const share = Number(one) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return parts
      .filter((part) => (part.textContent ?? "").includes("%"))
      .map((part) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(part);
        const grounds = backgroundImage === "none" ? [backgroundColor] : (backgroundImage.match(/rgb[^)]+\)/g) ?? []);
        const figure = luminance(color);
        const each = grounds.map(luminance).map((ground) => {
          return (Math.max(figure, ground) + 0.05) / (Math.min(figure, ground) + 0.05);
        });
        return { seen: `${part.className} ${part.textContent}`, contrast: Math.min(...each) };
      });
  });
}

/** Starts a game of two at one screen from a situation. */
async function startAt(page: Page, situation: object): Promise<void> {
  await startFrom(page, "/new/second-bull-run-1862?setup=august-29&opponent=here", situation);
  await onTheMap(page);
}

describe("29 August 1862 on the screen", () => {
  it("is set up as suggested, and the Union comes on by keys and takes it back", async () => {
    const { page, errors } = await go();
    await page.goto("/new/second-bull-run-1862?setup=august-29&opponent=here");
    await page.getByRole("button", { name: /^Start at/ }).click();
    await asked(page, /^Confederates: place Jackson/);
    await side(page).getByRole("button", { name: "Place the rest for me" }).click();
    await asked(page, /or begin/);
    await twice(page, "e");
    await asked(page, /^Union: who enters next/);
    // The first letter: Sigel comes on and rides; he stays where he is sent.
    await page.keyboard.press("1");
    await asked(page, /^Where does Sigel ride/);
    await twice(page, "e");
    await asked(page, /^Union: who enters next/);
    await page.keyboard.press("u");
    await asked(page, /^Where does Sigel ride/);
    expect(errors).toEqual([]);
  });
});

describe("an action phase", () => {
  it("names a commander, activates a division, and weighs an attack before anything is done", async () => {
    const { page, errors } = await go();
    await startAt(page, situationAsking("designation"));
    await asked(page, /^Which corps acts/);
    const ways = side(page).locator("button.way");
    await ways.first().click();
    await side(page)
      .getByRole("button", { name: /: roll/ })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await startAt(
      page,
      situationAsking("march", (actions) => actions.some(({ type }) => type === "attack")),
    );
    await page.keyboard.press("a");
    await side(page)
      .getByRole("heading", { name: /^Attack on/ })
      .waitFor();
    await side(page)
      .getByRole("button", { name: /^Declare attack/ })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("t");
    await page.locator("[data-part=dock] button[aria-pressed=true]").waitFor();
    for (const key of ["r", "z", "c", "x"]) await twice(page, key);
    // Whatever stands in the column, it does not go over the edge: lines of the log keep in mind how wide they were beside a combat.
    await page.keyboard.press("Escape");
    await side(page)
      .locator("[data-part=log] [role=log]")
      .evaluate((lines) => ((lines.firstElementChild as HTMLElement).style.minWidth = "60rem"));
    const { right, width } = await side(page).evaluate((column) => ({
      right: column.getBoundingClientRect().right,
      width: innerWidth,
    }));
    expect(right).toBeLessThanOrEqual(width);
    expect(errors).toEqual([]);
  });

  it("writes every share of the bar of odds so that it can be read, whoever attacks", async () => {
    const { page } = await go();
    const read = new Set<string>();
    for (const attacker of ["union", "confederate"]) {
      const fits = (actions: readonly Action[], deciding: string) =>
        deciding === attacker && actions.some(({ type }) => type === "attack");
      await startAt(page, situationAsking("march", fits));
      await page.keyboard.press("a");
      await page.locator("[data-part=side] .bar").first().waitFor();
      for (const { seen, contrast } of await barContrasts(page)) {
        expect(contrast, `${attacker}, ${seen}`).toBeGreaterThanOrEqual(4.5);
        read.add(attacker);
      }
    }
    expect([...read]).toEqual(["union", "confederate"]);
  });

  it("fights a combat, with its sheet and what came of it", async () => {
    const { page, errors } = await go();
    await startAt(page, situationAsking("combat"));
    await side(page)
      .getByRole("heading", { name: /^(Attack on|Combats to fight)/ })
      .first()
      .waitFor();
    const fight = side(page).getByRole("button", { name: /^Fight: roll the dice/ });
    if ((await fight.count()) === 0)
      await side(page).getByRole("region", { name: "Combats to fight" }).getByRole("button").first().click();
    await page.waitForTimeout(BETWEEN_PRESSES);
    await fight.click();
    await side(page)
      .getByRole("heading", { name: /^Combat (at|in)/ })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("shows everybody by corps and division, who is to come, and what was lost", async () => {
    const { page, errors } = await go();
    await startAt(page, situationAsking("division"));
    await page.keyboard.press("o");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: "Jackson’s corps" }).waitFor();
    await dialog.getByRole("button", { name: "Off the map" }).click();
    for (const tab of ["Reinforcements", "Losses", "Brigades"]) {
      await dialog.getByRole("tab", { name: tab }).click();
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
});

describe("a tablet", () => {
  it("keeps every button of the header and the map within its edges", async () => {
    const { page, errors } = await go({ viewport: SIZES.tablet });
    await startAt(page, situationAsking("divisions"));
    await asked(page, /which division/);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll("[data-part=header] button, [data-part=header] li")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.textContent),
    );
    expect(outside).toEqual([]);
    await page.getByRole("button", { name: "Hide pieces" }).click();
    expect(errors).toEqual([]);
  });
});

describe("a phone", () => {
  it("holds the game in its width, without an accessibility fault, in French too", async () => {
    const { page, errors } = await go({ viewport: SIZES.phone, hasTouch: true, locale: "fr-FR" });
    await startAt(
      page,
      situationAsking("march", (actions) => actions.some(({ type }) => type === "attack")),
    );
    await asked(page, /attaquer/);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await startAt(page, situationAsking("divisions"));
    await asked(page, /quelle division/);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("shows what came of a fight before its reckoning, with the answer it asks in sight, also after a reload", async () => {
    const { page, errors } = await go({ viewport: SIZES.phone, hasTouch: true });
    await startFrom(
      page,
      "/new/second-bull-run-1862?setup=august-29&opponent=here&dice=typed",
      situationAsking("combat"),
    );
    await onTheMap(page);
    await page.getByRole("button", { name: /^Fight: roll the dice/ }).click();
    // The attacker is beaten, and goes back in disorder.
    for (const face of ["1", "6", "2"]) {
      await page.locator("#typed-die").waitFor();
      await page.keyboard.press(face);
    }
    const look = async (): Promise<void> => {
      await asked(page, /Who advances/);
      await page.getByRole("heading", { name: /^9 / }).waitFor();
      await page.getByText("Forces and modifiers").waitFor();
      const bottom = async () => {
        const answer = await page.getByRole("button", { name: "Nobody advances" }).boundingBox();
        return (answer?.y ?? Infinity) + (answer?.height ?? 0);
      };
      await expect.poll(bottom).toBeLessThanOrEqual(SIZES.phone.height);
    };
    await look();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await look();
    expect(errors).toEqual([]);
  });
});
