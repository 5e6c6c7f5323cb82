import { toHex } from "@stonebridge/kernel";

/**
 * 16 random bytes, in hexadecimal digits. Browsers make a UUID on secure pages alone; people also play on a network at home, without TLS.
 */
export const randomId = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));
