import { WebSocket } from "ws";

/** All that a seat can ask without doing anything: what a match is for it, from the beginning and now, and refusals of all kinds. */
const ASKED: readonly object[] = [
  { kind: "open" },
  { kind: "open", history: true },
  { kind: "open", after: 0 },
  { kind: "ask" },
  { kind: "act", label: "odd", after: 0, action: { type: "constructor" } },
  { kind: "undo", label: "back", after: 1_000_000, to: 0 },
  { kind: "resign", label: "late", after: 1_000_000 },
  { kind: "dance" },
];
const COMPANY = '{"kind":"company"';
const LAST = 'kind":"fault"';

/** The bytes that a seat is sent, frames and all, where it asks for all it can, and what the list of its matches says but for their ids. */
export async function rawBytes(url: string, match: string, secret: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${secret}` };
  const sent = await overSocket(`${url.replace("http", "ws")}/api/play`, headers);
  const mine = await (await fetch(`${url}/api/mine`, { headers })).text();
  return Buffer.concat([sent, Buffer.from(mine.replaceAll(match, ""))]);
}

function overSocket(url: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers });
    const parts: Buffer[] = [];
    // The greeting has the date and a key drawn at random: it is read up to its end before the first frame comes.
    socket.once("upgrade", (response) => response.socket.on("data", (part: Buffer) => parts.push(part)));
    socket.on("open", () => ASKED.forEach((message) => socket.send(JSON.stringify(message))));
    socket.on("message", (text: Buffer) => {
      if (text.toString().includes(LAST)) socket.terminate();
    });
    socket.on("close", () => resolve(Buffer.concat(parts)));
    socket.on("error", reject);
  });
}

/** What somebody who looks on is sent, from the beginning and now, and refused; but how many look on, which changes by itself. */
export function onlookerBytes(url: string, link: string): Promise<Buffer> {
  const look = { kind: "look", link, by: "0".repeat(32) };
  const asked = [look, { ...look, after: 0 }, { kind: "listen" }, { kind: "ask" }, { kind: "dance" }];
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/look`);
    const parts: Buffer[] = [];
    let faults = 0;
    socket.on("open", () => asked.forEach((message) => socket.send(JSON.stringify(message))));
    socket.on("message", (text: Buffer) => {
      if (!text.toString().startsWith(COMPANY)) parts.push(text);
      if (text.toString().includes(LAST)) faults += 1;
      if (faults === 2) socket.terminate();
    });
    socket.on("close", () => resolve(Buffer.concat(parts)));
    socket.on("error", reject);
  });
}
