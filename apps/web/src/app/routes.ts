/** The pages of the site, as in their addresses. */
export type Route =
  | { readonly name: "home" }
  | { readonly name: "new"; readonly game: string; readonly choices: Readonly<Record<string, string>> }
  /** A game, looked back at a step. */
  | { readonly name: "play"; readonly id: string; readonly step?: number }
  /** What luck and skill did in a game that is over; without one, where a record is opened for that. */
  | { readonly name: "analyse"; readonly id?: string; readonly step?: number }
  | { readonly name: "rules"; readonly game: string; readonly clause?: string; readonly within?: string }
  /** A link to a seat of a match on a server: an invitation, or one more device for whoever has it already. */
  | { readonly name: "join" | "move"; readonly match: string; readonly secret: string }
  /** A link out of a mail: it confirms the address, or ends the mails. */
  | { readonly name: "mail"; readonly what: "confirm" | "stop"; readonly token: string }
  /** A link by which somebody looks on at a match on a server. */
  | { readonly name: "look"; readonly secret: string }
  /** The games saved in this browser. */
  | { readonly name: "games" }
  | { readonly name: "learn" }
  | { readonly name: "puzzles" }
  | { readonly name: "settings" }
  | { readonly name: "record"; readonly packed: string }
  | { readonly name: "situation"; readonly packed: string }
  | { readonly name: "nowhere" };

/** The game that `/rules` opens by default. */
export const FIRST_GAME = "bull-run-1861";

/**
 * Reads an address.
 * @param address path with query and fragment, e.g. `/play/k3f9/step/12`
 */
export function readRoute(address: string): Route {
  const url = new URL(address, "http://stonebridge.invalid");
  let parts: string[];
  try {
    parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { name: "nowhere" };
  }
  const [place, first, second, third] = parts;
  const packed = url.hash.slice(1);
  if (place === undefined) return { name: "home" };
  if (place === "new" && first !== undefined && parts.length === 2) {
    return { name: "new", game: first, choices: Object.fromEntries(url.searchParams) };
  }
  if ((place === "play" || place === "analyse") && first !== undefined) {
    if (parts.length === 2) return { name: place, id: first };
    if (parts.length === 4 && second === "step" && /^\d{1,6}$/.test(third)) {
      return { name: place, id: first, step: Number(third) };
    }
  }
  if ((place === "join" || place === "move") && first !== undefined && parts.length === 2) {
    return { name: place, match: first, secret: packed };
  }
  if (place === "mail" && (first === "confirm" || first === "stop") && parts.length === 2) {
    return { name: place, what: first, token: packed };
  }
  if (place === "rules" && parts.length <= 3) {
    const within = url.searchParams.get("in");
    return {
      name: "rules",
      game: first ?? FIRST_GAME,
      ...(second === undefined ? {} : { clause: second }),
      ...(within === null ? {} : { within }),
    };
  }
  if (parts.length === 1) {
    if (place === "analyse") return { name: place };
    if (place === "games" || place === "learn" || place === "puzzles" || place === "settings") return { name: place };
    if (place === "look") return { name: place, secret: packed };
    if ((place === "record" || place === "situation") && packed !== "") return { name: place, packed };
  }
  return { name: "nowhere" };
}

/** The address of a page, as read by {@link readRoute}. */
export function writeRoute(route: Exclude<Route, { name: "nowhere" }>): string {
  const name = encodeURIComponent;
  switch (route.name) {
    case "home":
      return "/";
    case "new": {
      const query = new URLSearchParams(route.choices).toString();
      return `/new/${name(route.game)}${query === "" ? "" : `?${query}`}`;
    }
    case "play":
    case "analyse":
      if (route.id === undefined) return `/${route.name}`;
      return `/${route.name}/${name(route.id)}${route.step === undefined ? "" : `/step/${route.step}`}`;
    case "rules":
      return `/rules/${name(route.game)}${route.clause === undefined ? "" : `/${name(route.clause)}`}${
        route.within === undefined ? "" : `?in=${name(route.within)}`
      }`;
    case "join":
    case "move":
      return `/${route.name}/${name(route.match)}#${route.secret}`;
    case "mail":
      return `/mail/${route.what}#${route.token}`;
    case "look":
      return `/look#${route.secret}`;
    case "record":
    case "situation":
      return `/${route.name}#${route.packed}`;
    case "games":
    case "learn":
    case "puzzles":
    case "settings":
      return `/${route.name}`;
  }
}
