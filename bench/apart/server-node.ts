import { serve, type ServeOptions } from "../../apps/server/src/serve.ts";

/** A server in a process of its own, for checks that kill it or measure it: it gets what it serves as JSON and says when it is ready. */
const running = await serve(JSON.parse(process.argv[2]) as ServeOptions);
process.send?.(running.url);
process.once("SIGTERM", () => void running.close().then(() => process.disconnect()));
// Nobody is left to end it.
process.once("disconnect", () => process.exit());
