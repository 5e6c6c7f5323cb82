import type { OverlaySwitch } from "../games/contract/map.ts";

type Switch = Pick<OverlaySwitch, "id" | "figures">;

function others(id: string, switches: readonly Switch[]): ReadonlySet<string> {
  const rivals =
    switches.find((one) => one.id === id)?.figures === true ? switches.filter(({ figures }) => figures) : [];
  return new Set(rivals.map((one) => one.id).filter((one) => one !== id));
}

/** The overlays to show: those kept up and the one whose key is held, in place of those whose figures would lie under its own. */
export function overlaysUp(
  kept: ReadonlySet<string>,
  held: string | undefined,
  switches: readonly Switch[],
): ReadonlySet<string> {
  if (held === undefined) return kept;
  const rivals = others(held, switches);
  return new Set([...[...kept].filter((id) => !rivals.has(id)), held]);
}

/** What is kept up once this overlay was put up or taken down; those whose figures would lie under its own go down. */
export function overlaysAfter(kept: ReadonlySet<string>, id: string, switches: readonly Switch[]): ReadonlySet<string> {
  return kept.has(id) ? new Set([...kept].filter((one) => one !== id)) : overlaysUp(kept, id, switches);
}
