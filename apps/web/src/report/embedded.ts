import wide from "@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2?url";
import narrow from "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url";

/** The lettering of counters and maps, by weight. */
const FONTS = [
  [600, narrow],
  [800, wide],
] as const;

/** What an address holds, as an address that needs no network. @throws TypeError where it does not come */
export async function embedded(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url} did not come: ${response.status}.`);
  return asData(await response.blob());
}

function asData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("A file could not be read.")));
    reader.readAsDataURL(blob);
  });
}

const fontRule = (weight: number, url: string): string =>
  `@font-face{font-family:"Barlow Condensed";font-weight:${weight};src:url("${url}") format("woff2")}`;

/** Rules that bring the lettering with them. */
export async function embeddedFonts(): Promise<string> {
  const rules = await Promise.all(FONTS.map(async ([weight, url]) => fontRule(weight, await embedded(url))));
  return rules.join("");
}

/** Rules that fetch the lettering from this site. */
export const siteFonts = FONTS.map(([weight, url]) => fontRule(weight, new URL(url, location.href).href)).join("");
