import type { OverlaySwitch } from "../games/contract/map.ts";

type Switch = Pick<OverlaySwitch, "id" | "figures">;

function others(id: string, switches: readonly Switch[]): ReadonlySet<string> {
  const rivals =
    switches.find((one) => one.id === id)?.figures === true ? switches.filter(({ figures }) => figures) : [];
  return new Set(rivals.map((one) => one.id).filter((one) => one !== id));
}

/** The overlays to show: those switched on and the one whose key is held, replacing those whose figures would lie under its own. */
export function overlaysUp(
  kept: ReadonlySet<string>,
  held: string | undefined,
  switches: readonly Switch[],
): ReadonlySet<string> {
  if (held === undefined) return kept;
  const rivals = others(held, switches);
  return new Set([...[...kept].filter((id) => !rivals.has(id)), held]);
}

/** The overlays switched on after this one was switched on or off; those whose figures would lie under its own are switched off. */
export function overlaysAfter(kept: ReadonlySet<string>, id: string, switches: readonly Switch[]): ReadonlySet<string> {
  return kept.has(id) ? new Set([...kept].filter((one) => one !== id)) : overlaysUp(kept, id, switches);
}
