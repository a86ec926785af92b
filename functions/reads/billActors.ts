import type { Firestore } from 'firebase-admin/firestore';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { Bill } from '#domain/money/bill/billRow.ts';
import type { OfficeJournalRow } from '#projections/office/officeJournal.schema.ts';
import { memberNames } from './actorNames.ts';

const acts = ['BillClaimed', 'BillIgnored'];
/** A Firestore query accepts at most 30 combinations of values. */
const AT_ONCE = 30 / acts.length;

const streamOf = ({ kind, id }: Bill): string => streamIdOf(kind, id);

/** The acts on these bills; a reopened bill has several. */
const actsOn = async (db: Firestore, streamIds: readonly string[]): Promise<OfficeJournalRow[]> => {
  const pages = Array.from({ length: Math.ceil(streamIds.length / AT_ONCE) }, (_, page) =>
    db
      .collection('officeJournal')
      .where('act', 'in', acts)
      .where('streamId', 'in', streamIds.slice(page * AT_ONCE, (page + 1) * AT_ONCE))
      .get(),
  );
  return (await Promise.all(pages)).flatMap(({ docs }) => docs.map((document) => document.data() as OfficeJournalRow));
};

/** The name of the member who last claimed or ignored each bill; null for an unclaimed bill. */
export const billActors = async (db: Firestore, bills: readonly Bill[]): Promise<(bill: Bill) => string | null> => {
  const found = await actsOn(db, bills.filter(({ billStatus }) => billStatus !== 'UNCLAIMED').map(streamOf));
  const last = new Map(
    found
      .sort((a, b) => a.version - b.version)
      .map(({ streamId, uid, confirmedBy }) => [streamId, confirmedBy ? [uid, confirmedBy] : [uid]]),
  );
  const names = await memberNames(db, [...last.values()].flat());
  return (bill) => {
    const [uid, second] = (bill.billStatus === 'UNCLAIMED' ? undefined : last.get(streamOf(bill))) ?? [];
    if (uid === undefined) return null;
    const name = names.get(uid) ?? null;
    return second === undefined ? name : `${name}（確認：${names.get(second) ?? ''}）`;
  };
};
