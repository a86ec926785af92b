import type { Firestore } from 'firebase-admin/firestore';
import type { BillFilter } from '#domain/audit/commands.ts';
import type { ListedBill } from '#domain/deal/billRow.ts';
import type { BillProfiles } from './billProfiles.ts';
import { type BillCursor, readBills } from './selectBills.ts';

/** A page of bills as the office's list shows them; nothing of the billing profiles but the number and whether they are complete. */
export const listBills = async (
  db: Firestore,
  profilesOf: BillProfiles,
  filter: BillFilter,
  limit: number,
  after: BillCursor | null,
): Promise<{ readonly bills: ListedBill[]; readonly next: BillCursor | null }> => {
  const { bills, next } = await readBills(db, filter, limit, after);
  const profiles = await profilesOf(bills.map(({ clientId }) => clientId));
  return {
    bills: bills.map((bill) => {
      const { billClientId = null, isBillable = false } = profiles.get(bill.clientId) ?? {};
      return { ...bill, billClientId, isBillable };
    }),
    next,
  };
};
