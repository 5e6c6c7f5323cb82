import { ligne } from "@stonebridge/kernel/words/french";
import type { SupplyRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** Refusals of trains and of reloading. */
export const supplyRefusals: SupplyRefusals<Words> = {
  "haul-other": () => [
    ligne`Ce train ne peut pas bouger maintenant`,
    ligne`Il n’est pas à vous, ou n’est pas sur la carte.`,
  ],
  "haul-once": () => [ligne`Ce train a déjà bougé`, ligne`Un train bouge une fois par tour.`],
  "haul-order": () => [
    ligne`Le train de l’armée ne peut pas bouger`,
    ligne`Il ne bouge que sur son propre ordre de Marche, que donne le commandant de l’armée.`,
  ],
  "haul-there": ({ toHex, target }) => [
    ligne`Le train de l’armée ne peut pas aller${toHex}`,
    ligne`Marche : il va vers ${target} par le plus court chemin.`,
  ],
  "haul-units": ({ toHex }) => [
    ligne`Le train ne peut pas aller${toHex}`,
    ligne`Vos propres unités y sont, et un train ne s’empile pas avec elles.`,
  ],
  "haul-enemy": ({ toHex }) => [
    ligne`Le train ne peut pas aller${toHex}`,
    ligne`L’ennemi y est ou est à côté, ou les chariots n’y passent pas. Choisissez un autre hexagone.`,
  ],
  "haul-far": ({ toHex }) => [
    ligne`Le train ne peut pas aller${toHex}`,
    ligne`Il a 3 PM et ne passe les ruisseaux que par les ponts.`,
  ],
  "reload-other": ({ who }) => [
    ligne`${who} n’a pas à recharger`,
    ligne`Seules les unités de la formation active à court de cartouches rechargent.`,
  ],
  "reload-far": ({ who, il }) => [
    ligne`${who} ne peut pas recharger`,
    ligne`Pour cela, ${il} doit être à 2 hexagones au plus du train de sa formation.`,
  ],
  "reload-empty": ({ who }) => [
    ligne`${who} ne peut pas recharger`,
    ligne`Le train de sa formation est vide. Il se remplit en finissant son mouvement à côté du train de l’armée.`,
  ],
  "haul-never": () => [ligne`Il n’y a pas de trains`, ligne`Cette partie se joue sans trains de chariots.`],
  "haul-reserves": () => [
    ligne`Ce train ne peut pas bouger maintenant`,
    ligne`Les trains bougent avec les réserves, à la fin du tour.`,
  ],
  "reload-never": ({ who }) => [
    ligne`${who} n’a pas à recharger`,
    ligne`Cette partie se joue sans compter les cartouches.`,
  ],
  "reload-over": ({ who }) => [
    ligne`${who} ne peut pas recharger maintenant`,
    ligne`On recharge à la fin de l’action de sa formation.`,
  ],
};
