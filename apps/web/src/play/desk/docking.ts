import type { ActionBase, Refusal } from "@stonebridge/kernel";
import type { Choice, Hand, Offer, TargetKey } from "../../games/contract/offers.ts";
import { headed } from "../../language/headed.ts";
import { deniedEnding } from "../picking/denied-ending.ts";
import type { MeaningFacts } from "./meanings.ts";

/** What the buttons of the dock are made from. */
export interface Docked<A extends ActionBase, O extends Offer<A>> {
  /** Its mode clears the dock for the places that it is about. */
  readonly hand: Hand;
  readonly offers: readonly O[];
  /** What can be done without a mode: the same as `offers` where none is on. */
  readonly plainOffers: readonly O[];
  /** What has a button in this question alone. */
  readonly buttons?: readonly O["meaning"][] | undefined;
  /** What would end the question, and why it cannot be had yet; absent where nothing waits for it. */
  readonly end?: { readonly action: A; readonly refusal: Refusal | undefined; readonly label: string } | undefined;
  /** Buttons of the game’s own: before all others, and before the commit. */
  readonly first: readonly Choice<O>[];
  readonly last: readonly Choice<O>[];
  label(offer: O): string;
  /** The name of the zone or hex of an offer. */
  placeName(offer: O): string | undefined;
  /** What it costs, where its label does not say so. */
  cost?(offer: O): string | undefined;
}

/** The buttons for everything that can be done now, the commit last. */
export function dockOf<A extends ActionBase, O extends Offer<A>>(
  meanings: Readonly<Record<string, MeaningFacts>>,
  docked: Docked<A, O>,
): readonly Choice<O>[] {
  const { hand, offers, plainOffers, buttons: more = [], end, first, last } = docked;
  const of = ({ meaning }: O): MeaningFacts => meanings[meaning];
  const buttons = offers.filter((one) => {
    const { ends, button, besidesModes } = of(one);
    if (ends || button === "panel" || button === "committed") return false;
    // With a mode on, only its own choices stand here.
    if (hand.mode !== undefined && button !== "place" && !besidesModes) return false;
    return button !== undefined || one.targets.length === 0 || more.includes(one.meaning);
  });
  const endings = plainOffers.filter((one) => of(one).ends && one.targets.length === 0);
  const made = (one: O): Choice<O> => choiceOf(one, of(one), docked);
  const waiting =
    endings.length === 0 && end !== undefined && hand.mode === undefined
      ? deniedEnding<O>(end.action, end.refusal, end.label)
      : [];
  return [...first, ...buttons.map(made), ...last, ...waiting, ...endings.map(made)];
}

function choiceOf<A extends ActionBase, O extends Offer<A>>(
  offer: O,
  { ends, button, icon, fights }: MeaningFacts,
  { label, placeName, cost }: Docked<A, O>,
): Choice<O> {
  const place = button === "place" ? placeName(offer) : undefined;
  const costs = cost?.(offer);
  const sign = ends ? "check" : icon;
  return {
    id: offer.id,
    label: place === undefined ? label(offer) : headed(place),
    ...(costs === undefined ? {} : { cost: costs }),
    ...(sign === undefined ? {} : { icon: sign }),
    ...(ends ? { letter: "e" } : {}),
    look: ends ? "commit" : fights || icon === "attack" ? "attack" : "plain",
    does: { kind: "offer", offer },
  };
}

/** A button that says what picks on the map mean from now on. */
export function modeChoice<O extends Offer<ActionBase>>(
  { mode: now }: Hand,
  mode: string,
  button: Pick<Choice<O>, "id" | "label" | "icon" | "letter" | "cost">,
): Choice<O> {
  return { ...button, look: "plain", pressed: now === mode, does: { kind: "mode", mode } };
}

/** What a button does that is always there: it weighs these offers, or tells why there are none. */
export function orDenied<O extends Offer<ActionBase>>(
  offers: readonly O[],
  meant: { readonly action: O["actions"][number]; readonly target: TargetKey; refusal(): Refusal | undefined },
): Choice<O>["does"] {
  const refusal = offers.length > 0 ? undefined : meant.refusal();
  if (!refusal) return { kind: "offers", offers };
  return { kind: "denied", denial: { action: meant.action, refusal, target: meant.target } };
}
