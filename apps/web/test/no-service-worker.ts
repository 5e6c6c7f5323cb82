/** Stands in tests for what the build makes of `virtual:pwa-register`: there is no service worker, and never a new version. */
export const registerSW = (): (() => Promise<void>) => async () => {};
