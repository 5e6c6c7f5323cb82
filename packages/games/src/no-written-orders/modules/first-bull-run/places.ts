import { point } from "../geo-point.ts";
import type { EntryData, PlaceData } from "../module-data.ts";

const place = (id: string, name: string, kind: PlaceData["kind"], where: string): PlaceData => ({
  id,
  name,
  kind,
  at: point(where),
});

/** Targets of orders and places that win points. */
export const PLACES: readonly PlaceData[] = [
  place("stone-bridge-west-end", "Stone Bridge, west end", "road", "38.8241, -77.5045"),
  place("stone-bridge", "Stone Bridge", "stream", "38.8243, -77.5037"),
  place("sudley-springs-ford", "Sudley Springs Ford", "stream", "38.8434, -77.5402"),
  place("matthews-hill", "Matthews Hill", "crest", "38.8243, -77.5293"),
  place("henry-house-hill", "Henry House Hill", "crest", "38.8148, -77.5226"),
  place("chinn-ridge", "Chinn Ridge / Bald Hill", "crest", "38.8118, -77.5340"),
  place("centreville", "Centreville", "town", "38.8400, -77.4289"),
  place("blackburns-ford", "Blackburn’s Ford", "stream", "38.8031, -77.4493"),
  place("blackburns-ford-south-bank", "Blackburn’s Ford, south bank", "road", "38.8010, -77.4500"),
  place("mitchells-ford", "Mitchell’s Ford", "stream", "38.7974, -77.4578"),
  place("mitchells-ford-south-bank", "Mitchell’s Ford, south bank", "road", "38.7960, -77.4580"),
  place("mcleans-ford", "McLean’s Ford", "stream", "38.7899, -77.4359"),
  place("union-mills-ford", "Union Mills Ford", "stream", "38.7738, -77.4159"),
  place("lewis-ford", "Lewis Ford", "stream", "38.8139, -77.5011"),
  place("balls-ford", "Ball’s Ford", "stream", "38.8066, -77.4896"),
  place("portici", "Portici / Lewis house", "crest", "38.8070, -77.5060"),
  place("manassas-junction", "Manassas Junction", "junction", "38.7500, -77.4745"),
];

/** The turnpike from the east; trains and the road at the station of Manassas Junction. */
export const ENTRIES: readonly EntryData[] = [
  { id: "ePE", name: "Warrenton Turnpike, east edge", at: point("38.8440, -77.3800"), rail: false },
  { id: "sMJ", name: "Manassas Junction", at: point("38.7500, -77.4745"), rail: true },
];
