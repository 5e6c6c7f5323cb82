export { createApp } from "./app.ts";
export { Unservable, type Running, serve, type ServeOptions } from "./serve.ts";
