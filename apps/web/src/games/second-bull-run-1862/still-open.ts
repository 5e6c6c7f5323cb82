import { besides } from "../../play/left-to-do.ts";
import { leftBefore } from "../../play/zones/left-before.ts";
import { ENDINGS } from "./choices.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";
import type { Meaning, Offer } from "./offers/offer.ts";

/** Before these, everything else that is offered is worth doing. */
const WORTH_ALL: ReadonlySet<Meaning> = new Set(["enough", "done", "stay", "decline"]);

/** What most players would still do before this ending. */
export function leftToDo(ending: Offer, offers: readonly Offer[], justBegun: boolean): readonly Offer[] {
  return leftBefore(ending, besides(offers, ENDINGS), WORTH_ALL, justBegun);
}

/** What is left undone when a part is ended: who could still act, ride, attack, advance, or take a place that the die gave. */
export function leftOpen({ play, names, texts, t }: SecondBullRunDesk, { meaning }: Offer): string {
  const { offers } = play;
  const all = (some: readonly Meaning[], name: (offer: Offer) => string | undefined): string => {
    const named = offers.flatMap((one) => (some.includes(one.meaning) ? (name(one) ?? []) : []));
    return [...new Set(named)].join(", ");
  };
  const unit = ({ piece }: Offer) => piece && names.unit(piece);
  const zone = ({ zone: id }: Offer) => id && names.zone(id);
  const told = (text: (left: string) => string, left: string): string => (left === "" ? "" : text(left));
  switch (meaning) {
    case "enough":
      return told(
        t.stillOpen.divisions,
        all(["choose-division"], ({ division }) => division && texts.division(division)),
      );
    case "done": {
      // By night all of an army may be among them, and three march: the number says more than the names.
      const left = play.table?.decision.step === "night-moves" ? play.table.decision.about["left"] : undefined;
      if (typeof left === "number") return t.stillOpen.night(left);
      return told(t.stillOpen.act, all(["activate"], unit));
    }
    case "stay":
      return told(t.stillOpen.ride, all(["ride", "try", "select"], unit));
    case "end":
      return told(t.stillOpen.attack, all(["attack"], zone));
    case "decline":
      return told(t.stillOpen.advance, all(["advance", "select"], unit));
    default:
      return "";
  }
}
