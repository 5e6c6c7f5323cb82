/** A link that cannot be read: cut short, altered, or made by something else. */
export class BrokenLink extends Error {
  override readonly name: string = "BrokenLink";
}

/** A link that unpacks to more than any game: nothing of it is kept. */
export class OversizedLink extends BrokenLink {
  override readonly name = "OversizedLink";
}

/** No link grows beyond this when unpacked: what claims to is not ours. */
const LARGEST = 8 * 1024 * 1024;
/** Packed bytes that are unpacked at a time, a thousandfold at most: the limit holds before the next are looked at. */
const SLICE = 8 * 1024;

/** Packs JSON for the fragment of a link: deflated, in base64 for URLs. Fragments are never sent to a server. */
export async function pack(data: unknown): Promise<string> {
  const { deflateSync, strToU8 } = await import("fflate");
  const bytes = deflateSync(strToU8(JSON.stringify(data)), { level: 9 });
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What {@link pack} packed. Throws {@link BrokenLink}. */
export async function unpack(packed: string): Promise<unknown> {
  const { Inflate, strFromU8 } = await import("fflate");
  try {
    const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const parts: Uint8Array[] = [];
    let size = 0;
    let whole = false;
    const inflate = new Inflate((part, last) => {
      size += part.length;
      if (size > LARGEST) throw new OversizedLink("The link unpacks to more than a game can hold.");
      parts.push(part);
      whole = last;
    });
    for (let at = 0; at === 0 || at < bytes.length; at += SLICE) {
      inflate.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
    }
    if (!whole) throw new BrokenLink("The link ends too early.");
    const all = new Uint8Array(size);
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return JSON.parse(strFromU8(all));
  } catch (error) {
    throw error instanceof BrokenLink ? error : new BrokenLink("The link cannot be unpacked.", { cause: error });
  }
}
