// Sets tone, text size and language before the first paint, so that nothing flashes.
try {
  const settings = JSON.parse(localStorage.getItem("stonebridge.settings") ?? "{}");
  const root = document.documentElement;
  if (settings.tone === "light" || settings.tone === "dark") root.dataset.tone = settings.tone;
  if (typeof settings.textSize === "number") root.style.fontSize = `${settings.textSize}%`;
  const french = (navigator.language ?? "").startsWith("fr");
  root.lang = settings.language === "fr" || (settings.language !== "en" && french) ? "fr" : "en";
} catch {
  // Settings that cannot be read are replaced by the defaults when the page starts.
}
