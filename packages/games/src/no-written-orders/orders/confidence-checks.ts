import { fieldHolders } from "./achievement.ts";
import { confidenceLimit } from "./confidence.ts";
import { controllerOf } from "../land/control.ts";
import { isDisheartened, ratingOf } from "../army/headings.ts";
import { CONFEDERATE, UNION } from "../measures.ts";
import { fail } from "./obedience.ts";
import { type Play, holderId, roll, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";

/** Leaders who have lost a step under their order check confidence, until the order ends (NWO-12.10-a..c, NWO-DR06): side A first. */
export function checkConfidence(play: Play): void {
  const { field, p } = play;
  for (const side of [UNION, CONFEDERATE])
    for (const holder of fieldHolders(field)) {
      const standing = p.standing[holder];
      if (field.holders[holder].side !== side || standing === undefined || !standing.shaken) continue;
      const { target } = standing.order;
      const limit = confidenceLimit({
        order: standing.order.type,
        rating: ratingOf(field, p, holder) ?? 0,
        demoralised: isDisheartened(field, p, holder),
        objectiveHeld: target !== undefined && controllerOf(p, target.flag) === side,
      });
      if (limit === undefined) continue;
      const die = roll(play, "confidence", side, [], holderId(play, holder), limit);
      const held = die.die <= limit;
      tell(play, {
        type: "confidence-checked",
        rule: "NWO-12.10-a",
        audience: [sideId(side)],
        holder: holderId(play, holder),
        roll: die,
        held,
      });
      if (!held) fail(play, holder, "NWO-12.10-c");
    }
}
