import { type Pace, PACES } from "../stage/pace.ts";

/** What a player has chosen about the site itself; stored on the device, shared between tabs. */
export interface SettingValues {
  tone: "system" | "light" | "dark";
  language: "system" | "en" | "fr";
  /** Size of all text, percent of the browser's own. */
  textSize: number;
  sound: boolean;
  /** 0..100. */
  volume: number;
  motion: "system" | "less" | "full";
  /** How to show what others do: slowly, quickly, or without scenes. */
  pace: Pace;
  /** The map follows what others do. */
  follow: boolean;
  /** Decisive moments show on the map. */
  moments: boolean;
  /** Single-letter keys work in games. */
  letterKeys: boolean;
  /** Steps that would commit on one click wait for a second. */
  twoClicks: boolean;
  /** Questions with only one sensible answer are answered without asking. */
  answers: boolean;
  /** Chances are shown before you commit. */
  odds: boolean;
  /** When it is your turn again, a card says what the other side did. */
  recap: boolean;
  /** What large counters show: soldiers and horses, or the boxes of staff maps. */
  signs: "period" | "nato";
  /** `strong`: division stripes that are taller and bolder, and differ without their colours. */
  patterns: "fine" | "strong";
  /** `pale`: the drawn ground lies under a veil. */
  ground: "full" | "pale";
  /** Hex numbers: if there is room, always, or never. */
  coordinates: "auto" | "always" | "never";
  /** Kinds of confirmation answered with "do not ask again". */
  silenced: readonly string[];
}

export const TEXT_SIZES = [100, 112, 125, 150, 200] as const;

const KEY = "stonebridge.settings";

const DEFAULTS: SettingValues = {
  tone: "system",
  language: "system",
  textSize: 100,
  sound: true,
  volume: 70,
  motion: "system",
  pace: "calm",
  follow: true,
  moments: true,
  letterKeys: true,
  twoClicks: false,
  answers: true,
  odds: true,
  recap: true,
  signs: "period",
  patterns: "fine",
  ground: "full",
  coordinates: "auto",
  silenced: [],
};

type Choice = "tone" | "language" | "motion" | "pace" | "signs" | "patterns" | "ground" | "coordinates";

const ONE_OF: { readonly [K in Choice]: readonly SettingValues[K][] } = {
  tone: ["system", "light", "dark"],
  language: ["system", "en", "fr"],
  motion: ["system", "less", "full"],
  pace: PACES,
  signs: ["period", "nato"],
  patterns: ["fine", "strong"],
  ground: ["full", "pale"],
  coordinates: ["auto", "always", "never"],
};

/** Reads stored settings; anything missing or not understood takes its default. */
export function readSettings(text: string | null): SettingValues {
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed === "object" && parsed !== null) found = parsed as Record<string, unknown>;
  } catch {
    return { ...DEFAULTS };
  }
  const choice = <K extends Choice>(key: K): SettingValues[K] =>
    ONE_OF[key].find((value) => value === found[key]) ?? DEFAULTS[key];
  const flag = (
    key: "sound" | "follow" | "moments" | "letterKeys" | "twoClicks" | "answers" | "odds" | "recap",
  ): boolean => (typeof found[key] === "boolean" ? found[key] : DEFAULTS[key]);
  const { textSize, volume, silenced } = found;
  return {
    tone: choice("tone"),
    language: choice("language"),
    motion: choice("motion"),
    pace: choice("pace"),
    follow: flag("follow"),
    textSize: TEXT_SIZES.find((size) => size === textSize) ?? DEFAULTS.textSize,
    volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : DEFAULTS.volume,
    sound: flag("sound"),
    moments: flag("moments"),
    letterKeys: flag("letterKeys"),
    twoClicks: flag("twoClicks"),
    answers: flag("answers"),
    odds: flag("odds"),
    recap: flag("recap"),
    signs: choice("signs"),
    patterns: choice("patterns"),
    ground: choice("ground"),
    coordinates: choice("coordinates"),
    silenced: Array.isArray(silenced) ? silenced.filter((kind) => typeof kind === "string") : [],
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  #values = $state.raw(readSettings(stored()));
  #systemDark = $state.raw(matchMedia("(prefers-color-scheme: dark)").matches);
  #systemStill = $state.raw(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      this.#systemDark = event.matches;
    });
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#systemStill = event.matches;
    });
    addEventListener("storage", (event) => {
      if (event.key === KEY) {
        this.#values = readSettings(event.newValue);
        this.#apply();
      }
    });
    this.#apply();
  }

  get values(): Readonly<SettingValues> {
    return this.#values;
  }

  /** The tone on the screen. */
  get dark(): boolean {
    return this.#values.tone === "system" ? this.#systemDark : this.#values.tone === "dark";
  }

  /** Nothing should travel or tumble. */
  get still(): boolean {
    return this.#values.motion === "system" ? this.#systemStill : this.#values.motion === "less";
  }

  /** Changes some settings, at once and for the next visit. */
  set(changes: Partial<SettingValues>): void {
    this.#values = { ...this.#values, ...changes };
    this.#apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      // A private window may refuse to store; then the choice lasts for this visit.
    }
  }

  #apply(): void {
    const root = document.documentElement;
    const { tone, textSize, motion } = this.#values;
    if (tone === "system") delete root.dataset["tone"];
    else root.dataset["tone"] = tone;
    if (motion === "system") delete root.dataset["motion"];
    else root.dataset["motion"] = motion;
    root.style.fontSize = textSize === 100 ? "" : `${textSize}%`;
  }
}

export const settings = new Settings();
