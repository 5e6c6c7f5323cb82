/** What one tab tells the others about a game. */
export type TabMessage =
  | { readonly kind: "took"; readonly id: string; readonly tab: string }
  | { readonly kind: "saved"; readonly id: string; readonly tab: string; readonly revision: number }
  | { readonly kind: "removed"; readonly id: string; readonly tab: string }
  /** Somebody thought better of deleting it. */
  | { readonly kind: "restored"; readonly id: string; readonly tab: string }
  | { readonly kind: "renamed"; readonly id: string; readonly tab: string };

type Message = TabMessage extends infer M ? (M extends { tab: string } ? Omit<M, "tab"> : never) : never;

const tab = crypto.getRandomValues(new Uint32Array(2)).join("-");
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("stonebridge");

/** Tells the other tabs of this site. */
export function tellTabs(message: Message): void {
  channel?.postMessage({ ...message, tab });
}

/** Listens to the other tabs; call what is returned to stop. */
export function hearTabs(hear: (message: TabMessage) => void): () => void {
  const listen = (event: MessageEvent<TabMessage>) => hear(event.data);
  channel?.addEventListener("message", listen);
  return () => channel?.removeEventListener("message", listen);
}
