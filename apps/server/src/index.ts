export { createApp } from "./app.ts";
export { LOG_LEVELS, type LogLevel } from "./logging.ts";
export { type NoticeSettings, noticeSettings, WrongSetting } from "./notices/notice-settings.ts";
export { BackupProblem } from "./storage/backup-file.ts";
export { backUp, restore } from "./storage/backup.ts";
export { placeOf } from "./storage/databases.ts";
export { Unservable, type Running, serve, type ServeOptions } from "./serve.ts";
