import { expect, it, vi } from "vitest";
import text from "../../public/push.js?raw";

/** The part of the service worker that is pushed to, in a worker of the test. */
function worker(pages: readonly { readonly url: string; focus(): void }[]) {
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, heard: (event: object) => void) => handlers.set(name, heard),
    navigator: { setAppBadge: vi.fn(async () => undefined) },
    registration: {
      showNotification: vi.fn(async () => undefined),
      pushManager: { subscribe: vi.fn(async () => ({ toJSON: () => ({ endpoint: "e", keys: { auth: "a" } }) })) },
    },
    clients: { matchAll: async () => pages, openWindow: vi.fn(async () => undefined) },
  };
  const asked = vi.fn(async () => undefined);
  // oxlint-disable-next-line typescript/no-implied-eval -- it is no module: the service worker takes it in as it is
  new Function("self", "fetch", text)(self, asked);
  const happens = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    handlers.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => (work = one) });
    await work;
  };
  return { self, asked, happens };
}

it("what is pushed is shown, leads to its game, and the server hears of the browser's new address", async () => {
  const focus = vi.fn();
  const { self, asked, happens } = worker([{ url: "https://games.example.org/play/one", focus }]);
  const pushed = { title: "Bull Run 1861: your turn", body: "Ann waits.", url: "/play/one", lang: "en" };
  await happens("push", { data: { json: () => pushed } });
  expect(self.registration.showNotification).toHaveBeenCalledWith(
    pushed.title,
    expect.objectContaining({ body: "Ann waits.", lang: "en", tag: "/play/one", data: { url: "/play/one" } }),
  );
  expect(self.navigator.setAppBadge).toHaveBeenCalled();
  const close = vi.fn();
  await happens("notificationclick", { notification: { close, data: { url: "/play/one" } } });
  expect([focus.mock.calls.length, self.clients.openWindow.mock.calls.length]).toEqual([1, 0]);
  await happens("notificationclick", { notification: { close, data: { url: "/play/two" } } });
  expect(self.clients.openWindow).toHaveBeenCalledWith("/play/two");
  await happens("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey: "key" } } });
  expect(asked).toHaveBeenCalledWith(
    "/api/notices/push",
    expect.objectContaining({ body: JSON.stringify({ endpoint: "e", keys: { auth: "a" } }) }),
  );
});
