import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not the open internet: somebody who may name an address could reach through the server what only the server reaches. */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  CLOSED.addSubnet(network, bits, "ipv4");

/** Of the addresses of version 6, only those that are given out to the open internet are open, and of them not those that hold one of version 4. */
const OPEN_6 = new BlockList();
OPEN_6.addSubnet("2000::", 3, "ipv6");
const CLOSED_6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  CLOSED_6.addSubnet(network, bits, "ipv6");

/** Whether an address belongs to the open internet. */
export function isOpen(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !CLOSED.check(address, "ipv4");
    case 6:
      return OPEN_6.check(address, "ipv6") && !CLOSED_6.check(address, "ipv6");
    default:
      return false;
  }
}

/** A host leads to where nothing is sent to. */
export class ClosedAddress extends Error {
  override readonly name = "ClosedAddress";
}

/** Looks a host up, and refuses one that leads anywhere else than to the open internet: what is looked up is what is connected to. */
export const lookupOpen: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, "", 0);
    if (found.length === 0 || !found.every(({ address }) => isOpen(address)))
      return done(new ClosedAddress(host), "", 0);
    if (options.all) return done(null, found);
    done(null, found[0].address, found[0].family);
  });
};
