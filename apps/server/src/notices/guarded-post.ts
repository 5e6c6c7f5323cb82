import { request as askPlain } from "node:http";
import { request as askByTls } from "node:https";
import { isIP } from "node:net";
import { ClosedAddress, isOpen, lookupOpen } from "./open-addresses.ts";
import type { Outcome } from "./outcome.ts";

/** How long an answer may take in all, in ms: less than the lease of the job that asks. */
const PATIENCE = 10_000;

/** What is sent to an address that a player has named. */
export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  readonly ttl?: number;
}

/**
 * Sends something to an address that a player has named: once, following nothing, reading nothing of the answer but its status.
 * @param anywhere also to addresses that are not of the open internet
 */
export async function guardedPost(
  address: string,
  { headers, body }: Posted,
  anywhere: boolean,
  patience = PATIENCE,
): Promise<Outcome> {
  const url = namedAddress(address);
  const host = url?.hostname.replace(/^\[|\]$/g, "") ?? "";
  if (url === undefined || (!anywhere && isIP(host) !== 0 && !isOpen(host))) return { broken: "forbidden" };
  return new Promise((resolve) => {
    let isConnected = false;
    const ask = url.protocol === "https:" ? askByTls : askPlain;
    const asked = ask(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      agent: false,
      signal: AbortSignal.timeout(patience),
      maxHeaderSize: 8_192,
      ...(!anywhere && { lookup: lookupOpen }),
    });
    // From then on somebody may have read it.
    asked.on("socket", (socket) => {
      socket.once(url.protocol === "https:" ? "secureConnect" : "connect", () => (isConnected = true));
    });
    asked.on("response", (response) => {
      resolve(outcomeOf(response.statusCode ?? 0));
      response.destroy();
    });
    asked.on("error", (error) => {
      if (error instanceof ClosedAddress) resolve({ broken: "forbidden" });
      else resolve(isConnected ? "perhaps" : { later: error.message, whose: "theirs" });
    });
    asked.end(body);
  });
}

/** An address that may be sent to: of the web, without a name and password in it. */
export function namedAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.username === "" && url.password === "" ? url : undefined;
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return { broken: "gone" };
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return { later: `status ${status}`, whose: "theirs" };
  // An address that leads elsewhere is not followed: it could lead anywhere.
  return { broken: "refused" };
}
