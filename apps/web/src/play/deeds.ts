import { ZOOM_STEP } from "../board/board-options.ts";
import { openRule } from "../rules/open-rule.ts";
import { settings } from "../settings/settings.svelte.ts";
import { later } from "./later.ts";
import type { KeyDeed } from "./keys.ts";
import type { PlayState } from "./play-state.svelte.ts";
import { toggleTalk } from "./toggle-talk.ts";

async function goToNextGame(shown: string): Promise<void> {
  const next = await later.nextGame();
  await next.goToNextGame(shown);
}

/** Parts of the screen that F6 goes through. */
const AREAS = ["map", "side", "dock", "header"] as const;

/**
 * Does what a key asks for.
 * @returns whether it did anything: then the browser ignores the key
 */
export function doDeed(play: PlayState, deed: KeyDeed): boolean {
  switch (deed.kind) {
    case "commit":
      return play.choosing.commitWeighed();
    case "back":
      return play.back();
    case "undo":
      play.takingBack.undo();
      return true;
    case "redo":
      play.takingBack.redo();
      return true;
    case "reset":
      play.takingBack.reset();
      return true;
    case "fit":
      play.board?.fit();
      return true;
    case "closer":
    case "farther":
      play.board?.zoomBy(deed.kind === "closer" ? ZOOM_STEP : 1 / ZOOM_STEP);
      return true;
    case "hide":
      play.hidePieces(!play.piecesHidden);
      return true;
    case "flip-column":
      play.folded = !play.folded;
      return true;
    case "card":
      if (play.card === undefined && play.decided !== undefined) play.show(play.decided);
      else play.card = undefined;
      return true;
    case "order":
      if (play.width.phone) play.tab = play.tab === "units" ? "map" : "units";
      else play.dialog = "order";
      return true;
    case "log":
      if (play.width.phone) play.tab = play.tab === "log" ? "map" : "log";
      else focusArea("log");
      return true;
    case "score":
      if (play.width.phone) play.tab = play.tab === "score" ? "map" : "score";
      else play.scoreOpen = !play.scoreOpen;
      return true;
    case "next-game":
      void goToNextGame(play.session.id);
      return true;
    case "hint":
      return play.toggleHint();
    case "talk":
      return toggleTalk(play);
    case "keys":
      play.dialog = "keys";
      return true;
    case "rule": {
      const rule = play.denials.shown?.denial.refusal.rule ?? decisionRule(play);
      if (rule !== undefined) openRule.show(rule);
      return rule !== undefined;
    }
    case "mute":
      settings.set({ sound: !settings.values.sound });
      return true;
    // While others act, the space bar skips the rest of the scene.
    case "skip":
    case "step":
      return play.stage.acting((stage) => stage.step());
    case "pause":
      return play.stage.acting((stage) => stage.pause());
    case "to-decision":
      return play.stage.acting((stage) => stage.skip());
    case "last-fight":
      play.desk.screen.report.recall();
      return true;
    case "areas":
    case "areas-back":
      nextArea(deed.kind === "areas" ? 1 : -1);
      return true;
    case "next":
      // Where nothing has the focus, as on a page that has just opened, it goes to the map if something is asked; from there it goes on.
      return document.activeElement === document.body && play.table !== undefined && focusArea("map");
    case "overlay":
      return false;
    case "choice":
    case "number":
      return choose(play, deed);
  }
}

function decisionRule(play: PlayState): string | undefined {
  return play.session.decision.rule;
}

function choose(play: PlayState, deed: Extract<KeyDeed, { readonly kind: "choice" | "number" }>): boolean {
  if (deed.kind === "choice") {
    const choice = play.choices.find((one) => one.letter === deed.letter);
    return choice !== undefined && pressed(play, choice);
  }
  const answer = play.moves.answers(play.offers)[deed.number - 1];
  if (answer) {
    play.choosing.commit(answer);
    return true;
  }
  const numbered = play.choices.filter((one) => one.letter === undefined && one.look !== "commit");
  const choice = numbered[deed.number - 1];
  return choice !== undefined && pressed(play, choice);
}

/** A screen reader announces a pressed button, but not a pressed key. */
function pressed(play: PlayState, choice: PlayState["choices"][number]): true {
  play.choosing.choose(choice);
  if (choice.does.kind === "mode" && play.choosing.hand.mode === choice.does.mode)
    play.announcer.say(choice.label, "hand");
  return true;
}

/** From the link at the head of the page: to the piece or place where keys go on. */
export function skipToMap(): void {
  focusArea("map");
}

/** @returns whether something there has taken the focus */
function focusArea(area: string): boolean {
  const part = document.querySelector<HTMLElement>(`[data-part="${area}"]`);
  const target = part?.querySelector<HTMLElement>("[tabindex='0'], button, a[href], h2[tabindex]");
  target?.focus();
  return target instanceof Element && document.activeElement === target;
}

function nextArea(by: 1 | -1): void {
  const here = document.activeElement?.closest<HTMLElement>("[data-area]")?.dataset["area"];
  const at = AREAS.findIndex((area) => area === here);
  for (let step = 1; step <= AREAS.length; step++) {
    const area = AREAS[(at + by * step + AREAS.length * 2) % AREAS.length];
    const part = document.querySelector<HTMLElement>(`[data-area="${area}"]`);
    const targets = part?.querySelectorAll<HTMLElement>("[tabindex='0'], button:not([tabindex='-1']), a[href]") ?? [];
    for (const target of targets) {
      target.focus();
      // Hidden elements do not take the focus: pieces that the reader has hidden, a folded column.
      if (document.activeElement === target) return;
    }
  }
}
