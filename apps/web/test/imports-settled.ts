import { afterAll, vi } from "vitest";

// A part of the client that is still being fetched when its file's tests are over could not be had any more, which would be an error.
afterAll(() => vi.dynamicImportSettled());
