import * as memory from "fake-indexeddb";

/** Gives a test IndexedDB in memory. Call before the first use of the store. */
export function useFakeIndexedDb(): void {
  Object.assign(globalThis, memory);
}
