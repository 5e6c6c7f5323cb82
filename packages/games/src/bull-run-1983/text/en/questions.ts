import { type Ask as AskOf, join, line, type Line, questionTexts, told, type Told } from "@stonebridge/kernel/words";
import { and, count, or } from "@stonebridge/kernel/words/english";
import type { About, Action, AskingStep } from "../../actions.ts";
import { movementPoints, strengthPoints } from "../fractions.ts";
import type { Texts } from "../texts.ts";
import { hexesOf, pointsLeft, say, type Say } from "../values.ts";
import { listed, pronoun, The_SIDE, verb } from "./grammar.ts";

type Ask = AskOf<About, Action, Say>;

const rule = (id: string) => ({ rule: `BR83-${id}` });

/** The pieces that the question is about, or a general word. */
function who({ pieces = [] }: About, to: Say, otherwise: string): Line {
  return pieces.length === 0 ? [otherwise] : listed(pieces, to);
}

function isSeveral({ pieces = [] }: About): boolean {
  return pieces.length > 1;
}

/** The hexes to advance into; while only parts of a brigade could, a general word. */
function cleared(hexes: readonly string[], to: Say): Line {
  return hexes.length === 0 ? ["the cleared hex"] : or(hexes.map((hex) => to.hex(hex)));
}

const setUp: Ask = ({ side, pieces = [], left, abatis = 0 }, to) => {
  if (pieces.length > 0)
    return [
      line`Where ${pieces.length === 1 ? "does" : "do"} ${listed(pieces, to)} set up?`,
      side === "union"
        ? line`On a march route, 5 hexes or more from any Confederate ${rule("1.3-b")} ${rule("1.32-a")}`
        : line`Where ${pieces.length === 1 ? "its" : "their"} card says, never on water ${rule("1.22-a")} ${rule("1.12-a")}`,
    ];
  const rest = [...(left ? [count(left, "piece")] : []), ...(abatis > 0 ? [count(abatis, "abatis", "abatis")] : [])];
  return rest.length === 0
    ? [
        line`Everything is placed. Change what you like, then choose Ready.`,
        line`The set-up ends when you are ready ${rule("1.1-a")}`,
      ]
    : [
        line`Set up your army: ${and(rest)} to go.`,
        line`12 DP a hex; pieces already placed can be moved again ${rule("1.11-a")}`,
      ];
};

/** What a piece in hand can do besides marching. */
function changes(may: Told<About, Action>["may"]): readonly string[] {
  return [
    ...(may("form") ? ["form the brigade"] : []),
    ...(may("break") ? ["break it up"] : []),
    ...(may("flip") ? ["flip it"] : []),
  ];
}

const inHand: Ask = ({ pieces = [] }, to, { may }) => {
  const others = changes(may);
  if (!may("take"))
    return [line`${listed(pieces, to)}: ${or([...others, "choose another piece"])}?`, line`${rule("5.1-a")}`];
  return [
    line`Where ${pieces.length === 1 ? "does" : "do"} ${listed(pieces, to)} march?`,
    line`Every hex in reach shows its cost${others.length === 0 ? "" : line`; or ${or(others)}`} ${rule("5.3-a")}`,
  ];
};

const movement: Ask = (about, to, asked) => {
  const { may } = asked;
  if ((about.pieces?.length ?? 0) > 0) return inHand(about, to, asked);
  const goes = [...(may("take") ? ["moves"] : []), ...(may("enter") || may("rail") ? ["enters"] : [])];
  const others: string[] = [];
  if (may("form")) others.push("form a brigade");
  if (may("break")) others.push(may("form") ? "break one up" : "break up a brigade");
  if (may("flip")) others.push("flip a battery");
  if (may("overwhelm")) others.push("fight an automatic victory");
  if (goes.length === 0)
    return [
      others.length === 0 ? line`End the Movement phase?` : line`${or([...others, "end the Movement phase"])}?`,
      line`Nobody else can move ${rule("5.1-a")}`,
    ];
  const as = line`Active pieces, one at a time, as many as you like ${rule("5.1-a")} ${rule("5.2-a")}`;
  return [line`Which piece ${or(goes)} next?`, others.length === 0 ? as : line`${as} · or ${or(others)}`];
};

const march: Ask = (about, to, { may }) => {
  const { pieces = [], hex } = about;
  const at = hex === undefined ? "" : line` at ${to.hex(hex)}`;
  const deeds: string[] = [];
  if (may("step")) deeds.push("march on");
  if (may("with")) deeds.push("take others along");
  if (may("leave")) deeds.push("leave one behind");
  if (may("stop")) deeds.push("stop");
  const left = pointsLeft(about);
  const points =
    left === undefined
      ? line`${rule("5.3-a")}`
      : left[0] === left[1]
        ? line`${movementPoints(left[0])} MP left ${rule("5.3-a")}`
        : line`${movementPoints(left[0])} to ${movementPoints(left[1])} MP left; each piece counts its own ${rule("5.2-a")}`;
  const moves = pieces.length === 1 ? "moves" : "move";
  return [
    line`${who(about, to, "The column")} ${pieces.length === 0 ? "moves" : moves}${at}${
      deeds.length === 0 ? "." : line`: ${or(deeds)}?`
    }`,
    points,
  ];
};

const declaration: Ask = ({ owed, battle }, to, { may }) => {
  const open: Line[] = [];
  if (owed && owed.targets.length > 0)
    open.push(line`${listed(owed.targets, to, 4, "unit")} to be attacked ${rule("6.32-a")}`);
  if (owed && owed.attackers.length > 0)
    open.push(line`${listed(owed.attackers, to, 4, "unit")} to attack ${rule("6.31-a")}`);
  const left =
    open.length === 0 ? line`Every contact is covered ${rule("6.7-a")}` : line`Still open: ${join(open, " · ")}`;
  return [
    battle === undefined
      ? may("done")
        ? line`Declare the battles as they stand, or add to them?`
        : line`Plan your battles: everyone in contact must fight.`
      : line`Battle ${battle}: choose defenders and attackers, then close it.`,
    left,
  ];
};

const losses: Ask = (about, to, { may }) => {
  const { loss = 0, paid = 0, pieces = [] } = about;
  const among = pieces.length === 0 ? "" : line`Among ${listed(pieces, to, 4, "unit")} `;
  if (may("done"))
    return [line`The loss is met. Lose more, or continue?`, line`You may lose more than you must ${rule("7.73-a")}`];
  if (loss === 0) return [line`Which unit is lost?`, line`${among}${rule("7.72-a")}`];
  return [
    line`Which units are lost? ${strengthPoints(Math.max(loss - paid, 0))} DP to go.`,
    line`${paid > 0 ? `${strengthPoints(paid)} of ${strengthPoints(loss)} DP lost · ` : ""}${among}${rule("7.73-a")}`,
  ];
};

const QUESTIONS: Readonly<Record<AskingStep, Ask>> = {
  "set-up": setUp,
  thawing: ({ left }) => [
    line`Which pieces do you turn face up now?`,
    line`${left === undefined ? "" : `${count(left, "piece")} face down · `}only face-up pieces can be active ${rule("OPT2-b")}`,
  ],
  movement,
  march,
  onslaught: (_, __, { may }) => [
    may("fight")
      ? line`Fight this automatic victory now, or add more attackers?`
      : line`Who fights the automatic victory?`,
    line`It takes 8-1; each attacker must be next to all defenders ${rule("10.2-a")} ${rule("10.3-a")}`,
  ],
  window: (about, to) => [
    line`Break up ${who(about, to, "a brigade")} now, or keep ${isSeveral(about) ? "them" : "it"} formed?`,
    line`${isSeveral(about) ? "Their" : "Its"} units can then be lost, retreat or advance separately ${rule("8.4-a")}`,
  ],
  declaration,
  order: ({ settled = 0 }) => [
    settled === 0
      ? line`Which battle is fought first?`
      : line`Which battle is fought next? ${count(settled, "battle")} in order so far.`,
    line`The order is fixed before the first die is rolled ${rule("7.1-a")}`,
  ],
  losses,
  retreat: (about, to) => [
    about.pieces?.length === 1
      ? line`Where does ${to.piece(about.pieces[0])} retreat to?`
      : line`Who retreats next, and where to?`,
    line`Exactly 2 hexes, clear of enemy zones of control ${rule("7.8-a")} ${rule("7.83-a")}`,
  ],
  following: (about, to) => [
    line`${(about.pieces?.length ?? 0) > 1 ? "Do" : "Does"} ${who(about, to, "the leader")} go with them${
      about.hex === undefined ? "" : line` to ${to.hex(about.hex)}`
    }?`,
    line`A leader left alone next to the enemy is lost ${rule("12.3-a")} ${rule("12.4-a")}`,
  ],
  advance: (about, to, { actions }) => [
    about.pieces?.length === 1
      ? line`Advance ${to.piece(about.pieces[0])} into ${cleared(hexesOf(actions), to)}?`
      : line`Which units advance into ${cleared(hexesOf(actions), to)}?`,
    line`Only attackers next to it; they cannot attack again this turn ${rule("7.9-b")} ${rule("7.93-a")}`,
  ],
  rally: (_, __, { may }) => {
    const deeds = [...(may("revive") ? ["revive a unit"] : []), ...(may("clear") ? ["clear an abatis"] : [])];
    return [
      line`${or([...deeds, "end the turn"])}?`,
      may("revive")
        ? line`One unit a turn, in its leader’s hex ${rule("14.4-a")}`
        : line`Needs a unit that stayed out of contact and combat ${rule("11.6-a")}`,
    ];
  },
};

const WAITS: Readonly<Record<AskingStep, (side: string, s: string, about: About, say: Say) => Line>> = {
  "set-up": (side, s) => line`${side} set${s} up.`,
  thawing: (side, s) => line`${side} decide${s} what to turn face up.`,
  movement: (side, s) => line`${side} move${s}.`,
  march: (side, s) => line`${side} move${s}: a march is under way.`,
  onslaught: (side, s) => line`${side} prepare${s} an automatic victory.`,
  window: (side, s) => line`${side} decide${s} whether a brigade breaks up.`,
  declaration: (side, s) => line`${side} plan${s} the battles.`,
  order: (side, s) => line`${side} put${s} the battles in order.`,
  losses: (side, s) => line`${side} decide${s} which units are lost.`,
  retreat: (side, s, about, to) =>
    about.pieces?.length === 1
      ? line`${side} decide${s}: ${to.piece(about.pieces[0])} chooses ${pronoun(about.pieces[0]).his} retreat.`
      : line`${side} decide${s} who retreats and where to.`,
  following: (side, s) => line`${side} decide${s} which leaders go with them.`,
  advance: (side, s) => line`${side} decide${s} who advances.`,
  rally: (side, s) => line`${side} rall${s === "s" ? "ies" : "y"}.`,
};

export const questions = {
  ...questionTexts(QUESTIONS, say),
  waiting: (decision, names) => {
    const { about } = told<About, Action>(decision);
    return WAITS[decision.step as AskingStep](The_SIDE[about.side], verb(about.side, "s", ""), about, say(names));
  },
} satisfies Partial<Texts>;
