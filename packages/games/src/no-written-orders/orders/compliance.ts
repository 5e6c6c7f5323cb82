import { keysOf } from "@stonebridge/kernel";
import {
  COMPLIANCE_SHIFTS,
  complianceAt,
  complianceColumn,
  type ComplianceShift,
  slower,
} from "../tables/compliance-table.ts";
import type { Compliance, OrderType } from "../vocabulary.ts";

/** Under what conditions an order reaches a leader (table TS). */
export interface Receipt {
  /** Ratings of the sender and of the recipient. */
  readonly sender: number;
  readonly recipient: number;
  readonly onReserve: boolean;
  /** NWO-RUL182 */
  readonly faceToFace: boolean;
  /** It is for a division, or for a cavalry corps; both count once. */
  readonly divisionOrCavalry: boolean;
}

/** The shifts that apply to an order on its receipt. */
export function shiftsOf(type: OrderType, receipt: Receipt): readonly ComplianceShift[] {
  const met: Readonly<Record<ComplianceShift, boolean>> = {
    onReserve: receipt.onReserve,
    attackOrProbe: type === "attack" || type === "probe",
    faceToFace: receipt.faceToFace,
    divisionOrCavalry: receipt.divisionOrCavalry,
    generalRetreat: type === "general-retreat",
  };
  return keysOf(COMPLIANCE_SHIFTS).filter((shift) => met[shift]);
}

/**
 * The column on which an order is tested (NWO-12.7-b): the leftmost of those of a sequence (NWO-12.7-f).
 * @param types of its legs, at least one
 */
export function columnOf(types: readonly OrderType[], receipt: Receipt): number {
  const columns = types.map((type) =>
    shiftsOf(type, receipt).reduce((sum, shift) => sum + COMPLIANCE_SHIFTS[shift], receipt.sender + receipt.recipient),
  );
  return complianceColumn(Math.min(...columns));
}

/** How a leader responds to an order (NWO-12.7-c, NWO-12.7-d): later if his formation is demoralised (NWO-14.2-a). */
export function complianceOf(column: number, total: number, demoralised: boolean): Compliance {
  const result = complianceAt(column, total);
  return demoralised ? slower(result) : result;
}

/** Lowest die with which a waiting order is obeyed (NWO-12.7-d). */
export const OBEYS_FROM: Readonly<Record<Exclude<Compliance, "C">, number>> = { R4: 4, R5: 5, R6: 6 };
