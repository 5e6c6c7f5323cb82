import { resultFor } from "@stonebridge/kernel";
import type { BullRun1861, Position as Position1861 } from "@stonebridge/games/bull-run-1861";
import { scoreOf as scoreOf1861 } from "@stonebridge/games/bull-run-1861/internals";
import type { NoWrittenOrders, Position as PositionOfOrders } from "@stonebridge/games/no-written-orders";
import { scoreOf as scoreOfOrders, verdictOf } from "@stonebridge/games/no-written-orders/internals";
import type { Position as Position1862, SecondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { scoreOf as scoreOf1862 } from "@stonebridge/games/second-bull-run-1862/internals";

/** What a game gives to one of its sides so that both win as often: a bid for the first side, negative for the second. */
export type SignedBid = number;

/** Points of both sides, the first side’s first. */
export type Points = readonly [first: number, second: number];

/** How the chances of a game’s scenarios are made even. */
export interface Auction {
  /** The most that can be given. */
  readonly most: number;
  /** What the sides have in the table: for the side that is given points, or for the other one if that has to do more. */
  readonly handicaps: boolean;
  /** Opened with even chances, with another bid than that of the table. */
  withBid(field: object, bid: SignedBid): void;
  /** Points at the end without any bid; absent where nothing is counted. */
  points?(game: unknown, position: unknown): Points;
  /** What the first side makes of these points: 1, a half, 0. */
  won?(points: Points, game: unknown): number;
}

const granted = (bid: SignedBid): readonly number[] => [Math.max(0, bid), Math.max(0, -bid)];

const pointsGiven = (field: object, bid: SignedBid): void => void Object.assign(field, { granted: granted(bid) });

const half = (lead: number, least: number): number => (Math.abs(lead) < least ? 0.5 : lead > 0 ? 1 : 0);

export const AUCTIONS: Readonly<Record<string, Auction>> = {
  "bull-run-1861": {
    most: 20,
    handicaps: false,
    withBid: pointsGiven,
    points(game, p) {
      const { field } = game as BullRun1861;
      const { north, south } = scoreOf1861(field, p as Position1861).points;
      return [north - field.granted[0], south - field.granted[1]];
    },
    // the South wins with equal points (BR61-4-b)
    won: ([north, south]) => (north > south ? 1 : 0),
  },
  "second-bull-run-1862": {
    most: 30,
    handicaps: false,
    withBid: pointsGiven,
    points(game, p) {
      const { field } = game as SecondBullRun1862;
      const { union, confederate } = scoreOf1862(field, p as Position1862);
      return [union.points - field.granted[0], confederate.points - field.granted[1]];
    },
    won: ([union, confederate], game) =>
      half(union - confederate, (game as SecondBullRun1862).field.scenario.victory.lead),
  },
  "no-written-orders": {
    most: 400,
    handicaps: false,
    withBid: pointsGiven,
    points(game, p) {
      const { field } = game as NoWrittenOrders;
      const { union, confederate } = scoreOfOrders(field, p as PositionOfOrders);
      return [union.points - union.granted, confederate.points - confederate.granted];
    },
    won([union, confederate]) {
      return resultFor(verdictOf({ union, confederate }), "union");
    },
  },
  // two hexes of a base hold 24 defense points (BR83-5.4-a); who is given something, his enemy needs more
  "bull-run-1983": {
    most: 24,
    handicaps: true,
    withBid: (field, bid) => void Object.assign(field, { needed: granted(-bid) }),
  },
};
