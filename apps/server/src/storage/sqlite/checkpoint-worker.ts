import { parentPort, workerData } from "node:worker_threads";
import Sqlite from "libsql";
import type { Order } from "./checkpoints.ts";

const file = new Sqlite(workerData as string);

parentPort?.on("message", (order: Order) => {
  if (order === "make") file.pragma("wal_checkpoint(PASSIVE)");
  else file.close();
  parentPort?.postMessage("done");
});
