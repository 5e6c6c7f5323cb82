import { type Component, flushSync, mount, unmount } from "svelte";
import type { PlayState } from "../../../src/play/play-state.svelte.ts";
import OnScreen from "./OnScreen.svelte";

/** What tests of single panels share: one mounted by itself, and how it is read and pressed. */

const shown: Record<string, unknown>[] = [];

/** Mounts a panel on a screen where nothing else is. @returns what holds it */
export function panelAlone<P extends Record<string, unknown>>(
  play: PlayState,
  panel: Component<P>,
  given: P,
): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  shown.push(mount(OnScreen, { target, props: { play, panel: panel as unknown as Component, given } }));
  flushSync();
  return target;
}

/** Takes every panel away, before its screen is left. */
export async function takePanelsAway(): Promise<void> {
  for (const one of shown.splice(0)) await unmount(one);
  document.body.replaceChildren();
}

/** The words that stand in something, with single spaces; letters of a drawing are none. */
export function wordsOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const drawing of copy?.querySelectorAll("svg") ?? []) drawing.remove();
  return (copy?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** The words of everything that a selector finds. */
export function allWords(within: Element, selector: string): readonly string[] {
  return [...within.querySelectorAll(selector)].map(wordsOf);
}

/** Presses the button that says this, or is called so. @throws Error where there is none */
export function press(within: Element, name: string): void {
  const button = [...within.querySelectorAll("button")].find(
    (one) => wordsOf(one) === name || one.getAttribute("aria-label") === name,
  );
  if (!button) throw new Error(`There is no button "${name}".`);
  button.click();
  flushSync();
}

/** Types words to be sought. @throws Error where nothing can be */
export function seek(within: Element, words: string): void {
  const field = within.querySelector<HTMLInputElement>("input[type=search]");
  if (!field) throw new Error("There is no field to type in.");
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
