import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { BillFilter } from '#domain/audit/commands.ts';
import { type Bill, type BillProfile, type BillTotals, billColumns } from '#domain/deal/billRow.ts';
import { csvLine } from '#domain/kernel/csv.ts';
import { billProfiles } from './billProfiles.ts';
import { type BillEncoding, encoderFor } from './encodings.ts';
import { type BillCursor, readBills } from './selectBills.ts';

const PAGE = 300;

/** What an export held, once it is through. */
export type Exported = BillTotals & { readonly sha256: string; readonly replaced: readonly string[] };

const lineOf = (bill: Bill, profile: BillProfile): string => csvLine(billColumns.map(([, cell]) => cell(bill, profile)));

/**
 * The bytes of an export, page by page: memory holds one page. Nothing of the moment is in it, so that the same bills in the same state give the same bytes.
 * Returns what it held.
 */
export const exportBills = async function* (db: Firestore, filter: BillFilter, encoding: BillEncoding): AsyncGenerator<Buffer, Exported> {
  const encoder = encoderFor(encoding);
  const hash = createHash('sha256');
  const profilesOf = billProfiles(db);
  const encoded = (text: string): Buffer => {
    const bytes = encoder.encode(text);
    hash.update(bytes);
    return bytes;
  };
  let count = 0;
  let total = 0;
  let after: BillCursor | null = null;
  yield encoded(encoder.begin + csvLine(billColumns.map(([title]) => title)));
  do {
    const page: Awaited<ReturnType<typeof readBills>> = await readBills(db, filter, PAGE, after);
    const profiles = await profilesOf(page.bills.map(({ clientId }) => clientId));
    if (page.bills.length > 0) yield encoded(page.bills.map((bill) => lineOf(bill, profiles.get(bill.clientId) as BillProfile)).join(''));
    count += page.bills.length;
    total += page.bills.reduce((sum, { fee }) => sum + fee, 0);
    after = page.next;
  } while (after);
  return { count, total, sha256: hash.digest('hex'), replaced: encoder.replaced() };
};
