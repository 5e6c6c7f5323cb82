import { musterOf } from "../muster.ts";
import { SCALE } from "./scale.ts";

const { infantry, cavalry, foot, corps } = musterOf("union", SCALE, { foot: 5, mounted: 9 });

const TYLER = corps(
  { id: "U1", name: "Tyler’s Division", commander: "mcdowell", level: 12 },
  {
    "": [
      infantry("u_keyes", "Keyes", 2500, 3, "1,2,3 CT; 2 ME"),
      infantry("u_schenck", "Schenck", 2220, 3, "1,2 OH; 2 NYSM"),
      infantry("u_sherman", "Sherman", 3380, 4, "13,69,79 NY; 2 WI"),
      foot("u_carlisle", "Carlisle E/2 US", [85, 4], [5, 4], "2 rifled, 2 six-pounders"),
      foot("u_ayres", "Ayres E/3 US", [112, 6], [5, 3], "2 rifled, 4 light"),
      foot("u_haines", "Haines 30-pdr", [60, 1], [5, 5], "one siege Parrott", { movement: 3 }),
    ],
  },
);

const HUNTER = corps(
  { id: "U2", name: "Hunter’s Division", commander: "mcdowell", level: 11 },
  {
    "": [
      infantry("u_burnside", "Burnside", 3500, 4, "1,2 RI; 2 NH; 71 NYSM"),
      foot("u_reynolds", "Reynolds 2 RI + 71 NYSM howitzers", [170, 8], [4, 4], "6 James rifles, 2 boat howitzers"),
      infantry("u_porter", "A. Porter", 2260, 3, "8,14 NYSM; 27 NY"),
      foot("u_griffin", "Griffin D/5 US", [130, 6], [5, 3], "2 rifled, 4 light"),
      infantry("u_sykes", "Sykes", 895, 4, "regular battalion, Marines"),
      cavalry("u_palmer", "Palmer", 415, 4, "US cavalry, seven companies"),
    ],
  },
);

const HEINTZELMAN = corps(
  { id: "U3", name: "Heintzelman’s Division", commander: "mcdowell", level: 10 },
  {
    "": [
      infantry("u_franklin", "Franklin", 2560, 4, "5,11 MA; 1 MN (4 PA has gone home)"),
      foot("u_ricketts", "Ricketts I/1 US", [120, 6], [5, 4], "six 10-pdr Parrotts"),
      infantry("u_willcox", "Willcox", 2180, 3, "11,38 NY; 1 MI (4 MI detached at Fairfax)"),
      foot("u_arnold", "Arnold D/2 US", [90, 4], [5, 4], "2 James, 2 six-pounders"),
      infantry("u_howard", "Howard", 2980, 2, "3,4,5 ME; 2 VT; exhausted by the march"),
    ],
  },
);

const MILES = corps(
  { id: "U4", name: "Miles’s Division", commander: "mcdowell", level: 14 },
  {
    "": [
      infantry("u_blenker", "Blenker", 2940, 4, "8,29,39 NY; 27 PA; covered the rout"),
      foot("u_bookwood", "Bookwood", [80, 6], [3, 3], "scratch crew, Varian’s guns", { movement: 4 }),
      foot("u_tidball", "Tidball A/2 US", [90, 4], [5, 3], "light guns"),
      infantry("u_davies", "Davies", 2960, 3, "16,18,31,32 NY"),
      foot("u_greene", "Greene G/2 US", [90, 4], [5, 4], "four 10-pdr Parrotts"),
      foot("u_hunt", "Hunt M/2 US", [95, 4], [5, 3], "12-pdr Napoleons"),
    ],
    "richardson-brigade": [
      infantry("u_richardson", "Richardson", 3240, 4, "2,3 MI; 1 MA; 12 NY"),
      foot("u_edwards", "Edwards G/1 US", [70, 2], [5, 5], "two 20-pdr Parrotts", { movement: 4 }),
    ],
  },
  { "richardson-brigade": "Richardson’s Brigade" },
);

const RUNYON = corps(
  { id: "U5", name: "Runyon’s Division", commander: "mcdowell", level: 2, option: "runyon" },
  {
    "": [
      infantry("u_montgomery", "Montgomery", 1680, 3, "1,2 NJ; the only regiments of the division to come up", {
        option: "runyon",
      }),
    ],
  },
);

/** The Army of Northeastern Virginia. */
export const UNION = [TYLER, HUNTER, HEINTZELMAN, MILES, RUNYON];
