import type { Firestore } from 'firebase-admin/firestore';
import type { ListedBill } from '#domain/money/bill/billRow.ts';
import type { BillFilter } from '#domain/office/audit/fields.ts';
import { billActors } from './billActors.ts';
import type { BillProfiles } from './billProfiles.ts';
import { type BillCursor, readBills } from './selectBills.ts';

/**
 * A page of bills for the office's list; of the billing profiles only the number and completeness.
 */
export const listBills = async (
  db: Firestore,
  profiles: BillProfiles,
  filter: BillFilter,
  limit: number,
  after: BillCursor | null,
): Promise<{ readonly bills: ListedBill[]; readonly next: BillCursor | null }> => {
  const { bills, next } = await readBills(db, filter, limit, after);
  const [billed, doneBy] = await Promise.all([profiles.ofBills(bills), billActors(db, bills)]);
  return {
    bills: billed.map(({ bill, profile: { billClientId, isBillable } }) => ({ ...bill, billClientId, isBillable, doneBy: doneBy(bill) })),
    next,
  };
};
