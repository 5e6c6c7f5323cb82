import type { Line, Part } from "@stonebridge/kernel/words";
import { count, et, ligne } from "@stonebridge/kernel/words/french";
import type { MarchTexts, MarchWay } from "./en-marches.ts";

const MANY = 3;

const POINTS = [
  "au nord",
  "au nord-est",
  "à l’est",
  "au sud-est",
  "au sud",
  "au sud-ouest",
  "à l’ouest",
  "au nord-ouest",
] as const;

function verb(one: string, several: string) {
  return ({ many }: MarchWay): string => (many ? several : one);
}

/** "Portici → Henry Hill", "Portici → Henry Hill → Portici" */
function ends({ from, to, turn }: MarchWay): Line {
  if (turn !== undefined) return ligne`${to} → ${turn} → ${to}`;
  return from === undefined ? ligne`→ ${to}` : ligne`${from} → ${to}`;
}

function going(does: (way: MarchWay) => string) {
  return (way: MarchWay): Line => ligne`${way.who} ${does(way)} : ${ends(way)}`;
}

/** How marches are described in French. */
export const marches: MarchTexts = {
  part: (name: Part, lead: Line) => ligne`${name} (${lead})`,
  pair: (one: Part, other: Part) => ligne`${one} et ${other}`,
  more: (name: Part, others: number) => ligne`${name} et ${count(others, "autre")}`,
  told: {
    march: (way) => ligne`${way.who} : ${ends(way)}`,
    ride: going(verb("se déplace", "se déplacent")),
    rail: going(verb("vient par le train", "viennent par le train")),
    arrival: (way) =>
      way.from === undefined
        ? ligne`${way.who} ${verb("arrive", "arrivent")(way)} : ${way.to}`
        : ligne`${way.who} ${verb("arrive", "arrivent")(way)} : ${ends(way)}`,
    retreat: going(verb("recule", "reculent")),
    withdrawal: going(verb("se replie", "se replient")),
    advance: going(verb("avance", "avancent")),
    displacement: going(verb("se replie devant l’ennemi", "se replient devant l’ennemi")),
  },
  facing: (bearing) => `face ${POINTS[Math.round(bearing / 45) % POINTS.length]}`,
  contact: (enemies) =>
    enemies.length > MANY
      ? ligne`Au contact : ${count(enemies.length, "unité ennemie", "unités ennemies")}.`
      : ligne`Au contact : ${et(enemies)}.`,
  steps: (number) => `Montrer les ${number} étapes`,
  hide: "Masquer les étapes",
};
