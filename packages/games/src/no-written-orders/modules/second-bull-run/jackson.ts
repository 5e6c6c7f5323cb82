import { musterOf } from "../muster.ts";
import { SCALE } from "./scale.ts";

const { infantry, foot, corps } = musterOf("confederate", SCALE, { foot: 6, mounted: 9 });

const TALIAFERRO = corps(
  { id: "W1", name: "Jackson’s Division", commander: "lee", level: 14, wing: "jackson" },
  {
    "": [
      infantry("c_baylor", "Stonewall/Baylor", 750, 5, "2,4,5,27,33 VA"),
      infantry("c_johnson", "B. Johnson", 800, 4, "21,42,48 VA; 1 VA Bn"),
      infantry("c_talia", "A.G. Taliaferro", 1150, 3, "10,23,37 VA; 47,48 AL (green)"),
      infantry("c_starke", "Starke/Stafford", 1500, 4, "1,2,9,10,15 LA; Coppens"),
      foot("c_tart_a", "Art. Shumaker a", [195, 12], [5, 4], "rifled sections"),
      foot("c_tart_b", "Art. Shumaker b", [225, 14], [5, 3], "smoothbores"),
    ],
  },
);

const EWELL = corps(
  { id: "W2", name: "Ewell’s Division", commander: "lee", level: 16, wing: "jackson" },
  {
    "": [
      infantry("c_lawton", "Lawton/Douglass", 2200, 4, "13,26,31,38,60,61 GA"),
      infantry("c_trimble", "Trimble", 1300, 5, "15 AL; 12,21 GA; 21 NC"),
      foot("c_earty_a", "Art. Courtney a", [195, 12], [5, 4], "rifled sections"),
      foot("c_earty_b", "Art. Courtney b", [165, 10], [5, 3], "smoothbores"),
    ],
    "early-detachment": [
      infantry("c_early", "Early", 1800, 5, "13,25,31,44,49,52,58 VA"),
      infantry("c_forno", "Forno/Strong", 1300, 4, "5,6,7,8,14 LA"),
    ],
  },
  { "early-detachment": "Early’s Detachment" },
);

const HILL = corps(
  { id: "W3", name: "Light Division", commander: "lee", level: 23, wing: "jackson" },
  {
    "": [
      infantry("c_branch", "Branch", 1700, 4, "7,18,28,33,37 NC"),
      infantry("c_pender", "Pender", 1600, 5, "16,22,34,38 NC"),
      infantry("c_thomas", "Thomas", 1800, 4, "14,35,45,49 GA"),
      infantry("c_gregg", "Gregg", 1500, 5, "1,12,13,14 SC; 1 SC Rifles"),
      infantry("c_archer", "Archer", 1400, 4, "1,7,14 TN; 19 GA; 5 AL Bn"),
      infantry("c_field", "Field/Brockenbrough", 1400, 3, "40,47,55 VA; 22 VA Bn"),
      foot("c_hart_a", "Art. Walker a", [230, 14], [5, 4], "Pegram, Braxton, Crenshaw"),
      foot("c_hart_b", "Art. Walker b", [200, 12], [5, 3], "Latham, McIntosh, Davidson, Fleet"),
    ],
  },
);

/** Jackson’s wing. */
export const JACKSON = [TALIAFERRO, EWELL, HILL];
