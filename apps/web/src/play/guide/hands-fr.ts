import type { GuidedHand } from "../../games/contract/guide.ts";

/** How French lessons describe what the player does: taps and buttons, or clicks and keys. */
export const hands = ({ touch }: GuidedHand) => ({
  Click: touch ? "Touchez" : "Cliquez sur",
  click: touch ? "touchez" : "cliquez sur",
  look: (key: string, tool: string) =>
    touch
      ? `touchez ${tool} dans les outils de la carte`
      : `maintenez ${key} un instant, ou cliquez sur ${tool} dans les outils de la carte`,
  key: (key: string) => (touch ? "" : ` (touche ${key})`),
});

export const scoreAt = ({ touch, phone }: GuidedHand): string =>
  phone
    ? "Ouvrez Score en bas de l’écran"
    : touch
      ? "Ouvrez le score, au-dessus"
      : "Ouvrez le score, au-dessus (touche V)";

export const orderAt = ({ touch, phone }: GuidedHand): string =>
  phone
    ? "Ouvrez Unités en bas de l’écran"
    : touch
      ? "Ouvrez l’ordre de bataille, dans le menu"
      : "Ouvrez l’ordre de bataille (touche O)";

export const helpAt = ({ touch }: GuidedHand): string =>
  touch ? "Chaque petit numéro ouvre sa règle." : "Appuyez sur ? pour les touches. Chaque petit numéro ouvre sa règle.";
