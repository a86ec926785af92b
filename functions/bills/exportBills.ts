import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { BillFilter } from '#domain/audit/commands.ts';
import type { BillEncoding } from '#domain/audit/events.ts';
import { type Bill, type BillProfile, type BillTotals, billColumns } from '#domain/deal/billRow.ts';
import { billProfiles } from './billProfiles.ts';
import { type BillCursor, readBills, totalBills } from './selectBills.ts';
import { type Row, requireRoom, tableFile } from './tableFile.ts';

const PAGE = 300;

/** What an export held, once it is through. */
export type Exported = BillTotals & { readonly sha256: string; readonly replaced: readonly string[] };

const rowOf = (bill: Bill, profile: BillProfile): Row => billColumns.map(([, cell]) => cell(bill, profile));

/**
 * The bytes of an export, page by page: memory holds one page. Nothing of the moment is in it, so that the same bills in the same state give the same bytes.
 * Returns what it held.
 */
export const exportBills = async function* (
  db: Firestore,
  filter: BillFilter,
  encoding: BillEncoding,
): AsyncGenerator<Uint8Array, Exported> {
  if (encoding === 'XLSX') requireRoom(encoding, (await totalBills(db, filter)).count);
  const file = tableFile(encoding);
  const hash = createHash('sha256');
  const profilesOf = billProfiles(db);
  const hashed = (bytes: Uint8Array): Uint8Array => {
    hash.update(bytes);
    return bytes;
  };
  let count = 0;
  let total = 0;
  let after: BillCursor | null = null;
  yield hashed(file.begin(billColumns.map(([title]) => title)));
  do {
    const page: Awaited<ReturnType<typeof readBills>> = await readBills(db, filter, PAGE, after);
    const profiles = await profilesOf(page.bills.map(({ clientId }) => clientId));
    if (page.bills.length > 0) yield hashed(file.rows(page.bills.map((bill) => rowOf(bill, profiles.get(bill.clientId) as BillProfile))));
    count += page.bills.length;
    total += page.bills.reduce((sum, { fee }) => sum + fee, 0);
    after = page.next;
  } while (after);
  yield hashed(file.end());
  return { count, total, sha256: hash.digest('hex'), replaced: file.replaced() };
};
