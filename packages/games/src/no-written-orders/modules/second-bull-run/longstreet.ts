import { musterOf } from "../muster.ts";
import { SCALE } from "./scale.ts";

const { infantry, cavalry, foot, horse, corps } = musterOf("confederate", SCALE, { foot: 6, mounted: 9 });

const HOOD = corps(
  { id: "L1", name: "Hood’s Division", commander: "lee", level: 18, wing: "longstreet" },
  {
    "": [
      infantry("c_hood", "Hood (Texas)/Wofford", 1850, 5, "18 GA; Hampton Legion; 1,4,5 TX"),
      infantry("c_law", "Law", 1800, 5, "4 AL; 2,11 MS; 6 NC"),
      foot("c_hoart", "Art. Frobel", [300, 16], [5, 3], "Reilly, Bachman, Garden"),
      foot("c_wart_a", "Washington Art.", [260, 11], [5, 3], "Walton, four companies"),
    ],
    "evans-brigade": [
      infantry("c_evans", "Evans", 2100, 3, "17,18,22,23 SC; Holcombe Legion"),
      foot("c_boyce", "Boyce", [70, 4], [5, 3], "Macbeth Art"),
    ],
  },
  { "evans-brigade": "Evans’s Brigade" },
);

const KEMPER = corps(
  { id: "L2", name: "Kemper’s Division", commander: "lee", level: 9, wing: "longstreet" },
  {
    "": [
      infantry("c_kemper", "Corse", 1400, 4, "1,7,11,17,24 VA"),
      infantry("c_jenkins", "Jenkins", 1500, 5, "1,5,6 SC; 2 SC Rifles; PSS"),
      infantry("c_pickett", "Hunton (Pickett)", 1300, 4, "8,18,19,28,56 VA"),
      foot("c_wart_b", "Division batteries", [190, 8], [5, 3], "Stribling, Rogers, Anderson, Chapman, Maurin"),
    ],
  },
);

const JONES = corps(
  { id: "L3", name: "D.R. Jones’s Division", commander: "lee", level: 9, wing: "longstreet" },
  {
    "": [
      infantry("c_toombs", "Toombs/Benning", 1600, 4, "2,15,17,20 GA"),
      infantry("c_drayton", "Drayton", 2000, 3, "50,51 GA; 15 SC; Phillips Legion"),
      infantry("c_jones", "G.T. Anderson", 1800, 4, "1 GA Regs; 7,8,9,11 GA"),
    ],
  },
);

const WILCOX = corps(
  { id: "L4", name: "Wilcox’s Division", commander: "lee", level: 7, wing: "longstreet" },
  {
    "": [
      infantry("c_wilcox", "Wilcox", 1400, 4, "8,9,10,11 AL"),
      infantry("c_pryor", "Pryor", 1300, 3, "14 AL; 2,5,8 FL; 3 VA"),
      infantry("c_feath", "Featherston", 1300, 4, "12,16,19 MS; 2 MS Bn"),
    ],
  },
);

const ANDERSON = corps(
  { id: "L5", name: "R.H. Anderson’s Division", commander: "lee", level: 14, wing: "longstreet" },
  {
    "": [
      infantry("c_arm", "Armistead", 1900, 4, "9,14,38,53,57 VA; 5 VA Bn"),
      infantry("c_mahone", "Mahone", 1800, 4, "6,12,16,41 VA"),
      infantry("c_wright", "Wright", 1900, 4, "44 AL; 3,22,48 GA"),
    ],
    "s-d-lee-battalion": [foot("c_lart", "S.D. Lee Bn", [360, 18], [5, 4], "ridge NE of Brawner Farm 30 Aug")],
  },
  { "s-d-lee-battalion": "S.D. Lee’s Battalion" },
);

const STUART = corps(
  { id: "L6", name: "Stuart’s Cavalry", commander: "lee", level: 6, cavalryCorps: true },
  {
    "fitzhugh-lee-brigade": [cavalry("c_fitzlee", "F. Lee", 1300, 4, "1,3,4,5,9 VA")],
    "robertson-brigade": [cavalry("c_robertson", "Robertson", 1300, 4, "2,6,7,12 VA; 17 VA Bn")],
    "": [horse("c_pelham", "Pelham", [120, 6], [5, 3], "Stuart Horse Artillery")],
  },
  { "fitzhugh-lee-brigade": "Fitzhugh Lee’s Brigade", "robertson-brigade": "Robertson’s Brigade" },
);

/** Longstreet’s wing and the cavalry. */
export const LONGSTREET = [HOOD, KEMPER, JONES, WILCOX, ANDERSON, STUART];
