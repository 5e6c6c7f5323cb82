/** How a Marshal leads, in English. */
export const marshal = {
  temper: "How he leads",
  tempers: { usual: "As he thinks best", cautious: "Cautious", bold: "Bold", historical: "As in history" },
  help: {
    usual: "He does whatever promises most.",
    cautious: "He spares his men, attacks only when it is worth it, and keeps his guards at home.",
    bold: "He attacks at worse odds, counts his own losses for little, and leaves few guards behind.",
  },
  history: {
    "1861": "McDowell turns the left by Sudley. Beauregard begins with his attack over the lower fords.",
    "1862": "Pope attacks Jackson with whatever is at hand. Jackson holds, then Longstreet strikes.",
    orders: "McDowell or Pope, Beauregard or Lee: each begins with the plan he had, while it makes sense.",
  },
  givesUp: "Gives up when all is lost",
};

export type MarshalTexts = typeof marshal;
