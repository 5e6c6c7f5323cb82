import { ligne } from "@stonebridge/kernel/words/french";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import type { RALLY } from "../../rally/refusals.ts";
import type { RefusalWords } from "./refused.ts";

/** Refusals of the Rally phase. */
export const rally: RefusalSentences<FiguresByReason<typeof RALLY>, RefusalWords> = {
  "clear-none": ({ atHex }) => [
    ligne`Il n’y a pas d’abattis à enlever${atHex}`,
    ligne`Choisissez un hexagone qui en a un.`,
  ],
  "clear-sapper": ({ atHex }) => [
    ligne`L’abattis${atHex} ne peut pas être enlevé`,
    ligne`Il faut une infanterie restée là tout le tour sans bouger, combattre ni être au contact. Laissez-en une sur place.`,
  ],
  "clear-contact": ({ atHex }) => [
    ligne`L’abattis${atHex} ne peut pas être enlevé`,
    ligne`Une zone de contrôle ennemie couvre l’hexagone. Chassez d’abord l’ennemi.`,
  ],
  "revive-early": ({ who }) => [
    ligne`${who} ne peut pas encore se rallier`,
    ligne`Le ralliement commence au tour de midi. Attendez jusque-là.`,
  ],
  "revive-once": ({ who }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`Vous avez déjà rallié une unité ce tour. Attendez le prochain.`,
  ],
  "revive-enemy": ({ who }) => [
    ligne`${who} n’est pas à vous`,
    ligne`Un chef ne rallie que des unités de sa brigade. Choisissez-en une dans votre case de ralliement.`,
  ],
  "revive-never": ({ who }) => [
    ligne`${who} ne peut pas se rallier`,
    ligne`Seule l’infanterie d’une brigade revient, jamais la cavalerie, les batteries ni les chefs.`,
  ],
  "revive-alive": ({ who }) => [
    ligne`${who} ne peut pas se rallier`,
    ligne`Ce pion n’est pas dans votre case de ralliement. Choisissez-en un qui y est.`,
  ],
  "revive-far": ({ who }) => [
    ligne`${who} ne peut pas se rallier`,
    ligne`Cette unité a été perdue à plus de 4 hexagones de son chef de brigade, et ne revient pas.`,
  ],
  "revive-exhausted": ({ who }) => [
    ligne`${who} ne peut pas se rallier`,
    ligne`Cette unité est déjà revenue une fois. Épuisée par la marche de nuit, elle ne revient qu’une fois.`,
  ],
  "revive-leader": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier`,
    ligne`Une unité se rallie auprès de son chef de brigade, et ${leader} n’est pas sur la carte.`,
  ],
  "revive-moved": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`${leader} a bougé ce tour, et doit rester tout le tour avec une infanterie de sa brigade. Gardez-les ensemble au prochain.`,
  ],
  "revive-busy": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`${leader} doit rester sur place tout le tour, hors de contact et de combat. Gardez ce chef en arrière au prochain tour.`,
  ],
  "revive-alone": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier`,
    ligne`Il ne reste pas d’infanterie de sa brigade sur la carte, et il en faut auprès de ${leader}.`,
  ],
  "revive-apart": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`${leader} a besoin dans son hexagone d’une infanterie de sa brigade qui n’ait ni bougé ni combattu. Amenez-en une.`,
  ],
  "revive-companion-moved": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`L’infanterie auprès de ${leader} a bougé ce tour, et doit y rester tout le tour. Gardez-la là au prochain.`,
  ],
  "revive-companion-busy": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`L’infanterie auprès de ${leader} doit rester tout le tour hors de contact et de combat. Gardez-la en arrière au prochain.`,
  ],
  "revive-full": ({ who }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`L’unité revient dans l’hexagone de son chef, et il n’y a plus de place. Faites d’abord partir d’autres unités.`,
  ],
};
