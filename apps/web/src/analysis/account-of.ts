import type { Account } from "@stonebridge/bots/account";
import type { FromAccountant, ToAccountant } from "./messages.ts";

/**
 * Accounts for a game in a worker of its own.
 * @param onprogress hears how many steps are done
 * @param signal ends the work; the promise is then never kept
 * @throws Error if the worker fails
 */
export function accountOf(
  asked: ToAccountant,
  onprogress: (steps: number) => void,
  signal: AbortSignal,
): Promise<Account> {
  const worker = new Worker(new URL("./account.worker.ts", import.meta.url), { type: "module", name: "account" });
  signal.addEventListener("abort", () => worker.terminate());
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<FromAccountant>) => {
      if (data.kind === "progress") return onprogress(data.steps);
      worker.terminate();
      if (data.kind === "done") resolve(data.account);
      else reject(new Error(data.message));
    });
    worker.addEventListener("error", (event) => {
      worker.terminate();
      reject(new Error(event.message || "its worker did not start"));
    });
    worker.postMessage(asked);
  });
}
