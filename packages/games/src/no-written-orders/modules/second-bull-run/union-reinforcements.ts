import { musterOf } from "../muster.ts";
import { SCALE } from "./scale.ts";

const { infantry, cavalry, foot, corps } = musterOf("union", SCALE, { foot: 6, mounted: 9 });

const HEINTZELMAN = corps(
  { id: "V4", name: "Heintzelman’s Corps", commander: "pope", level: 21 },
  {
    "kearny-division": [
      infantry("u_rob", "Robinson", 1700, 5, "20 IN; 63,105 PA; part 30 OH"),
      infantry("u_birney", "Birney", 2500, 4, "3,4 ME; 1,38,40,101 NY; 57 PA"),
      infantry("u_poe", "Berry/Poe", 1700, 4, "2,3,5 MI; 37 NY; 99 PA"),
      foot("u_kart", "Art. Kearny", [260, 12], [5, 4], "E 1 RI, K/1 US"),
    ],
    "hooker-division": [
      infantry("u_grover", "Grover", 1600, 5, "1,11,16 MA; 2 NH; 26 PA"),
      infantry("u_taylor", "Taylor", 1700, 4, "Excelsior, 70–74 NY"),
      infantry("u_carr", "Carr", 1900, 4, "2 NY; 5–8 NJ; 115 PA"),
      foot("u_hooart", "Art. Hooker", [130, 6], [4, 3], "6 ME (McGilvery)"),
    ],
  },
  { "kearny-division": "Kearny’s Division", "hooker-division": "Hooker’s Division" },
);

const PORTER = corps(
  { id: "V5", name: "Porter’s Corps", commander: "pope", level: 24, levelWithout: { option: "griffin", level: 21 } },
  {
    "morell-division": [
      infantry("u_roberts", "Roberts", 1900, 4, "2 ME; 18 MA; 13,25 NY; 1 MI"),
      infantry("u_lansing", "Butterfield/Lansing", 2000, 4, "12,17,44 NY; 83 PA; 16 MI; 1 USSS"),
      foot("u_butart_a", "Hazlett D/5 US", [120, 6], [5, 4], "six Parrotts"),
      foot("u_butart_b", "Art. Morell", [240, 12], [5, 3], "Martin C MA, Waterman C 1 RI"),
    ],
    "griffin-brigade": [
      infantry("u_griffin", "Griffin", 2200, 4, "9,32 MA; 4 MI; 14 NY; 62 PA", { option: "griffin" }),
    ],
    "sykes-division": [
      infantry("u_buch", "Buchanan", 1900, 5, "3,4,12,14 US"),
      infantry("u_chap", "Chapman", 1600, 5, "1,2,6,10,11,17 US"),
      infantry("u_warren", "Warren", 1000, 5, "5,10 NY"),
      foot("u_sykart", "Art. Sykes", [300, 14], [5, 4], "Weed, Smead, Randol"),
    ],
    "piatt-brigade": [infantry("u_piatt", "Piatt", 1000, 3, "86 NY; 63 IN")],
  },
  {
    "morell-division": "Morell’s Division",
    "griffin-brigade": "Griffin’s Brigade",
    "sykes-division": "Sykes’s Division",
    "piatt-brigade": "Piatt’s Brigade",
  },
);

const RENO = corps(
  { id: "V6", name: "Reno’s Corps", commander: "pope", level: 13 },
  {
    "reno-division": [
      infantry("u_nagle", "Nagle", 1900, 4, "2 MD; 6 NH; 48 PA"),
      infantry("u_ferrero", "Ferrero", 1900, 4, "21 MA; 51 NY; 51 PA"),
      foot("u_steart_b", "Art. IX", [240, 12], [5, 3], "Cook 8 MA, Durell D PA"),
    ],
    "stevens-division": [
      infantry("u_christ", "Christ", 900, 3, "8 MI; 50 PA"),
      infantry("u_leasure", "Leasure", 700, 4, "46 NY; 100 PA"),
      infantry("u_farns", "Farnsworth", 900, 4, "28 MA; 79 NY"),
      foot("u_steart_a", "Benjamin E/2 US", [90, 4], [5, 5], "20-pdr Parrotts", { movement: 5 }),
    ],
  },
  { "reno-division": "Reno’s Division", "stevens-division": "Stevens’s Division" },
);

const BUFORD = corps(
  { id: "V7", name: "Buford’s Cavalry", commander: "pope", level: 4, cavalryCorps: true },
  {
    "": [cavalry("u_buford", "Buford", 1100, 4, "1 MI; 5 NY; 1 VT; 1 WV")],
  },
);

/** Come from the Peninsula and the coast, and Buford. */
export const REINFORCED = [HEINTZELMAN, PORTER, RENO, BUFORD];
