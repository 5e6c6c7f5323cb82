import type { PushAddress } from "@stonebridge/protocol";

/** How long the browser may take to keep the site on the device, in ms. */
const PATIENCE = 10_000;

/** Whether this browser can be pushed to here. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether this browser is pushed to, as far as it knows itself. */
export async function isPushed(): Promise<boolean> {
  return ((await (await kept())?.pushManager.getSubscription()) ?? null) !== null;
}

/** Why it is not pushed to. */
export type Unpushed = "denied" | "failed";

/** Asks whoever sits there whether notifications may be shown, and the browser to be pushed to. @param key of the server */
export async function subscribe(key: string): Promise<PushAddress | Unpushed> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const { pushManager } = (await Promise.race([navigator.serviceWorker.ready, late])) ?? {};
  const before = await pushManager?.getSubscription();
  // One that was made for another key is of no use.
  await before?.unsubscribe();
  const made = await pushManager
    ?.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => undefined);
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (endpoint === undefined || keys === undefined) return "failed";
  return { endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] } };
}

/** The browser is pushed to no more. */
export async function unsubscribe(): Promise<void> {
  await (await (await kept())?.pushManager.getSubscription())?.unsubscribe();
}

async function kept(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
