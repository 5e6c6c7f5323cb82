import { arrivalsOf, leg, order } from "../lines.ts";
import type { ArrivalData, OrderData } from "../module-data.ts";
import { BETHLEHEM_CHURCH, MANASSAS_JUNCTION } from "./places.ts";

const northern = arrivalsOf("union");
const southern = arrivalsOf("confederate");

/** First turn of each day’s daylight on the track: 05:00 of 29 and 30 August. */
const DAWN_29TH = 12;
const DAWN_30TH = 36;
const FIRST_HOUR = 5;
const on29th = (hour: number): number => DAWN_29TH + hour - FIRST_HOUR;
const on30th = (hour: number): number => DAWN_30TH + hour - FIRST_HOUR;

/** Porter’s march to Dawkins Branch; his owner may send him to Manassas Junction instead. */
const TO_DAWKINS_BRANCH: OrderData = {
  ...order("V5", leg("march", "dawkins-branch-crossing", MANASSAS_JUNCTION, BETHLEHEM_CHURCH)),
  orElse: "manassas-junction",
};

/** Anderson may march on through the night. */
const BY_NIGHT: OrderData = { ...order("L5", leg("march", "groveton")), mayBeForced: true };

/** Who comes on 29 and 30 August, hour by hour. */
export const ARRIVALS: readonly ArrivalData[] = [
  northern(on29th(8), "V5", "u_roberts u_lansing u_griffin u_butart_a u_butart_b", ["eBS"], [TO_DAWKINS_BRANCH], {
    leaders: "porter morell",
  }),
  northern(on29th(9), "V5", "u_buch u_chap u_warren u_sykart u_piatt", ["eBS"], [TO_DAWKINS_BRANCH], {
    leaders: "sykes",
  }),
  northern(on29th(9), "V7", "u_buford", ["eMW"], [order("V7", leg("delay", "gainesville-road-west"))], {
    leaders: "buford",
  }),
  southern(on29th(9), "L6", "c_fitzlee", ["eSN"], [order("fitzhugh-lee-brigade", leg("defend", "sudley-church"))], {
    leaders: "fitzhugh-lee",
  }),
  northern(
    on29th(10),
    "V2",
    "u_duryea u_tower u_stiles u_thob u_ricart_a u_ricart_b u_bayard",
    ["eBS"],
    [
      order("ricketts-division", leg("march", "manassas-junction")),
      order("bayard-cavalry", leg("march", "manassas-junction")),
    ],
    { leaders: "ricketts bayard" },
  ),
  southern(
    on29th(10),
    "L1",
    "c_hood c_law c_hoart",
    ["ePW"],
    [order("L1", leg("march", "groveton")), order("longstreet", leg("march", "groveton"))],
    { leaders: "lee longstreet hood", headquarters: true },
  ),
  southern(
    on29th(11),
    "L1",
    "c_evans c_boyce c_wart_a",
    ["ePW"],
    [order("evans-brigade", leg("march", "brawner-farm"))],
    { leaders: "evans" },
  ),
  southern(
    on29th(11),
    "L2",
    "c_kemper c_jenkins c_pickett c_wart_b",
    ["ePW"],
    [order("L2", leg("march", "brawner-farm"))],
    { leaders: "kemper" },
  ),
  southern(on29th(12), "L4", "c_wilcox c_pryor c_feath", ["ePW"], [order("L4", leg("march", "brawner-farm"))], {
    leaders: "wilcox",
  }),
  southern(
    on29th(12),
    "L3",
    "c_toombs c_drayton c_jones",
    ["ePW", "eRW", "eMW"],
    [order("L3", leg("march", "cole-house"))],
    { leaders: "d-r-jones" },
  ),
  southern(on30th(3), "L5", "c_arm c_mahone c_wright", ["ePW"], [BY_NIGHT], { leaders: "r-h-anderson" }),
  southern(on30th(5), "L5", "c_lart", ["ePW"], [order("s-d-lee-battalion", leg("march", "brawner-ridge"))], {
    leaders: "s-d-lee",
  }),
];
