import type { Action, OrderView } from "@stonebridge/games/no-written-orders";

/** What actions order somebody, leg by leg, if it was sent and not taken back; nothing if they order him nothing. */
export function writtenIn(actions: readonly Action[], to: string): readonly OrderView[] {
  let sent: readonly OrderView[] = [];
  let written: OrderView[] = [];
  let his = false;
  for (const action of actions) {
    const last = written.at(-1);
    switch (action.type) {
      case "address":
        his = action.to === to;
        written = [];
        break;
      case "withdraw":
        if (action.to === to) sent = [];
        break;
      case "kind":
        written.push({ type: action.order, hexes: [], waypoints: [], forced: false });
        break;
      case "send":
        if (his) sent = written;
        written = [];
        break;
      default:
        if (last !== undefined) written[written.length - 1] = { ...last, ...added(last, action) };
    }
  }
  return sent;
}

/** What an action adds to a leg. */
function added({ waypoints }: OrderView, action: Action): Partial<OrderView> {
  switch (action.type) {
    case "aim":
      return { target: action.hex };
    case "via":
      return { waypoints: [...waypoints, action.hex] };
    case "force":
      return { forced: true };
    case "hide":
      return { hidden: true };
    case "attach":
      return { attach: action.formation };
    default:
      return {};
  }
}
