import { musterOf } from "../muster.ts";
import { SCALE } from "./scale.ts";

const { infantry, cavalry, foot, corps } = musterOf("confederate", SCALE, { foot: 6, mounted: 9 });

const COCKE = corps(
  { id: "C1", name: "Cocke, left", commander: "beauregard", level: 8 },
  {
    "": [
      infantry("c_cocke", "Cocke", 2700, 3, "8,18,19,28 VA; part 49 VA; holds Lewis, Ball’s, Island fords"),
      foot("c_rogers", "Rogers", [70, 4], [4, 3], "Loudoun Art"),
      foot("c_latham", "Latham", [45, 2], [4, 3], "Lynchburg Art, 1st section"),
      cavalry("c_mead", "Mead/Terry", 260, 3, "Loudoun and Madison companies; Terry"),
    ],
    "evans-brigade": [
      infantry("c_evans", "Evans", 1065, 4, "4 SC; Wheat’s 1 LA Bn"),
      foot("c_davidson", "Davidson", [40, 2], [4, 3], "Lynchburg Art, 2nd section"),
    ],
  },
  { "evans-brigade": "Evans’s Demi-Brigade" },
);

const BONHAM = corps(
  { id: "C2", name: "Bonham, centre", commander: "beauregard", level: 10 },
  {
    "": [
      infantry("c_bonham", "Bonham", 3290, 4, "3,7 SC; 11 NC; 8 LA"),
      foot("c_shields", "Shields", [80, 4], [4, 3], "1st Co Richmond Howitzers"),
      cavalry("c_radford", "Radford", 770, 3, "30 VA Cav, Munford, Wickham, Lay"),
    ],
    "kershaw-brigade": [
      foot("c_kemper", "Kemper", [76, 4], [4, 3], "Alexandria Art"),
      infantry("c_kershaw", "Kershaw", 1470, 4, "2,8 SC; acted detached from 14:00"),
    ],
  },
  { "kershaw-brigade": "Kershaw’s Detachment" },
);

const LONGSTREET = corps(
  { id: "C3", name: "Longstreet, right centre", commander: "beauregard", level: 7 },
  {
    "": [
      infantry("c_longstreet", "Longstreet", 2970, 4, "1,11,17,24 VA; 5 NC"),
      foot("c_garnett", "Garnett", [44, 2], [5, 3], "Washington Art section"),
    ],
    "d-r-jones-brigade": [
      infantry("c_jones", "D.R. Jones", 2080, 3, "17,18 MS; 5 SC"),
      foot("c_miller", "Miller", [40, 2], [5, 3], "Washington Art section"),
    ],
  },
  { "d-r-jones-brigade": "D.R. Jones’s Brigade" },
);

const EWELL = corps(
  { id: "C4", name: "Ewell, right", commander: "beauregard", level: 8 },
  {
    "": [
      infantry("c_ewell", "Ewell", 2380, 4, "5,6 AL; 6 LA"),
      foot("c_rosser", "Rosser", [64, 4], [5, 3], "Washington Art howitzers"),
      cavalry("c_jenifer", "Jenifer", 330, 3, "four companies; Scott"),
      infantry("c_holmes", "Holmes", 1265, 3, "2 TN; 1 AR"),
      foot("c_walker", "Walker", [95, 6], [4, 4], "Purcell Battery"),
    ],
  },
);

const EARLY = corps(
  { id: "C5", name: "Early, reserve", commander: "beauregard", level: 4 },
  {
    "": [
      infantry("c_early", "Early", 1495, 4, "7 VA; 7 LA; 13 MS"),
      foot("c_walton", "Walton", [110, 5], [5, 3], "Washington Art, main body"),
    ],
  },
);

const JACKSON = corps(
  { id: "C6", name: "Jackson", commander: "johnston", level: 7 },
  {
    "": [
      infantry("c_jackson", "Jackson", 2490, 4, "2,4,5,27,33 VA"),
      foot("c_pendleton", "Pendleton", [236, 12], [5, 3], "Rockbridge, Stanard, Alburtis; light guns"),
    ],
    "stuart-cavalry": [cavalry("c_stuart", "Stuart", 300, 4, "1 VA Cav")],
  },
  { "stuart-cavalry": "Stuart’s Cavalry" },
);

const BEE = corps(
  { id: "C7", name: "Bee", commander: "johnston", level: 7 },
  {
    "": [
      infantry("c_bee", "Bee", 1332, 4, "4 AL; 2 MS; two companies 11 MS"),
      infantry("c_bartow", "Bartow", 1400, 4, "7,8 GA"),
      foot("c_imboden", "Imboden", [95, 4], [5, 3], "Staunton Art"),
    ],
    "hampton-legion": [infantry("c_hampton", "Hampton", 600, 4, "Legion infantry")],
    "sixth-north-carolina": [infantry("c_fisher", "Fisher 6 NC", 620, 3, "6 NC")],
  },
  { "hampton-legion": "Hampton Legion", "sixth-north-carolina": "6th North Carolina" },
);

const SMITH = corps(
  { id: "C8", name: "Kirby Smith", commander: "johnston", level: 4 },
  {
    "": [
      infantry("c_elzey", "Elzey", 1680, 4, "1 MD; 3 TN; 10 VA"),
      foot("c_beckham", "Beckham", [75, 4], [4, 3], "Culpeper Art"),
    ],
    "thirteenth-virginia": [infantry("c_13va", "13 VA (A.P. Hill)", 380, 4, "stayed as guard of the Junction")],
  },
  { "thirteenth-virginia": "13th Virginia" },
);

const UNATTACHED = corps(
  { id: "C9", name: "Unattached", commander: "beauregard", level: null, chit: false, option: "campPickens" },
  {
    "": [
      foot("c_pickens", "Camp Pickens heavy battery", [290, 14], [4, 5], "naval guns", {
        movement: 0,
        option: "campPickens",
      }),
      infantry("c_6sc", "6 SC (Winder)", 700, 3, "late regiment", { option: "campPickens" }),
    ],
  },
);

/** The Armies of the Potomac and of the Shenandoah. */
export const CONFEDERATES = [COCKE, BONHAM, LONGSTREET, EWELL, EARLY, JACKSON, BEE, SMITH, UNATTACHED];
