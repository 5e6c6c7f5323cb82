import { musterOf } from "../muster.ts";
import { SCALE } from "./scale.ts";

const { infantry, cavalry, foot, corps } = musterOf("union", SCALE, { foot: 6, mounted: 9 });

const SIGEL = corps(
  { id: "V1", name: "Sigel’s Corps", commander: "pope", level: 23 },
  {
    "schenck-division": [
      infantry("u_stahel", "Stahel", 1600, 3, "8,41,45 NY; 27 PA"),
      infantry("u_mclean", "McLean", 1500, 4, "25,55,73,75 OH; Chinn Ridge"),
      foot("u_schart", "Art. Schenck", [210, 10], [5, 3], "2 NY, K 1 OH"),
    ],
    "schurz-division": [
      infantry("u_schim", "Schimmelfennig", 1450, 4, "61 OH; 74 PA; 8 WV"),
      infantry("u_krz", "Krzyzanowski", 1450, 4, "54,58 NY; 75 PA"),
      foot("u_sart_a", "Art. Schurz a", [175, 10], [5, 4], "Hampton, Roemer"),
      foot("u_sart_b", "Art. Schurz b", [105, 6], [5, 3], "Dilger"),
    ],
    "": [
      infantry("u_koltes", "Koltes", 1200, 4, "29,68 NY; 73 PA"),
      foot("u_indart_a", "Reserve Art. I a", [180, 10], [5, 4], "Wiedrich, Hill"),
      foot("u_indart_b", "Reserve Art. I b", [140, 8], [5, 3], "Dieckmann; group uncertain"),
      cavalry("u_beard", "Beardsley", 800, 3, "1 CT; 1 MD; 4,9 NY; 6 OH"),
    ],
    "milroy-brigade": [
      infantry("u_milroy", "Milroy", 1800, 4, "82 OH; 2,3,5 WV; independent"),
      foot("u_milart", "Art. Milroy", [110, 6], [5, 4], "12 OH"),
    ],
  },
  {
    "schenck-division": "Schenck’s Division",
    "schurz-division": "Schurz’s Division",
    "milroy-brigade": "Milroy’s Brigade",
  },
);

const MCDOWELL = corps(
  { id: "V2", name: "McDowell’s Corps", commander: "pope", level: 30 },
  {
    "king-division": [
      infantry("u_sull", "Hatch/Sullivan", 2100, 3, "22,24,30,84 NY; 2 USSS"),
      infantry("u_doub", "Doubleday", 1600, 4, "56 PA; 76,95 NY"),
      infantry("u_patrick", "Patrick", 1800, 3, "20 NYSM (80 NY); 21,23,35 NY"),
      infantry("u_gibbon", "Gibbon", 2100, 5, "2,6,7 WI; 19 IN; lost 751 on 28 Aug"),
      foot("u_hatart_a", "Art. King a", [275, 12], [5, 4], "L 1 NY, 1 NH"),
      foot("u_hatart_b", "Art. King b", [275, 12], [5, 3], "B/4 US, D 1 RI"),
    ],
    "ricketts-division": [
      infantry("u_duryea", "Duryea", 1800, 3, "97,104,105 NY; 107 PA"),
      infantry("u_tower", "Tower", 2200, 3, "26,94 NY; 88,90 PA"),
      infantry("u_stiles", "Hartsuff/Stiles", 1900, 4, "12,13 MA; 83 NY; 11 PA"),
      infantry("u_thob", "Carroll/Thoburn", 1300, 3, "7 IN; 84,110 PA; 1 WV"),
      foot("u_ricart_a", "Art. Ricketts a", [235, 10], [5, 4], "F, C PA (Matthews, Thompson)"),
      foot("u_ricart_b", "Art. Ricketts b", [215, 9], [5, 3], "2, 5 ME (Hall, Leppien)"),
    ],
    "bayard-cavalry": [cavalry("u_bayard", "Bayard", 1200, 4, "1 ME; 1 NJ; 2 NY; 1 PA; 1 RI; worn horses")],
  },
  {
    "king-division": "King’s Division",
    "ricketts-division": "Ricketts’s Division",
    "bayard-cavalry": "Bayard’s Cavalry",
  },
);

const REYNOLDS = corps(
  { id: "V3", name: "Pennsylvania Reserves", commander: "pope", level: 11 },
  {
    "": [
      infantry("u_meade", "Meade", 1700, 4, "3,4,7,8,13 PaRes"),
      infantry("u_seymour", "Seymour", 1500, 4, "1,2,5,6 PaRes"),
      infantry("u_hardin", "Jackson/Hardin", 1500, 4, "9,10,11,12 PaRes"),
      foot("u_reyart_a", "Art. Reynolds a", [220, 10], [5, 4], "Cooper, Kerns"),
      foot("u_reyart_b", "Art. Reynolds b", [180, 8], [5, 3], "Ransom, Simpson"),
    ],
  },
);

/** Of the Army of Virginia. */
export const ARMY_OF_VIRGINIA = [SIGEL, MCDOWELL, REYNOLDS];
