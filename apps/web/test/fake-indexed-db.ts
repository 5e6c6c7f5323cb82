import * as memory from "fake-indexeddb";

/**
 * Gives a test IndexedDB in memory. Call before the first use of the store.
 * @param alone an empty one, which no other file of the process has written to; else the one they share, because their stores stay open
 */
export function useFakeIndexedDb(alone = false): void {
  Object.assign(globalThis, memory, alone && { indexedDB: new memory.IDBFactory() });
}
