export { createApp } from "./app.ts";
export { placeOf } from "./storage/databases.ts";
export { Unservable, type Running, serve, type ServeOptions } from "./serve.ts";
