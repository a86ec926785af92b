import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { type KeptWords, keptFields } from '#domain/record/fields.ts';
import type { BillParty } from '#domain/record/party.ts';
import { openWhole } from '../eventStore/readEvents.ts';
import type { EventStore } from '../eventStore/request.ts';

export type Log = Pick<EventStore, 'db' | 'keys'>;

/** What the record of a deal says: its words, as far as they are kept. */
export const readRecord = async ({ db, keys }: Log, dealId: string): Promise<KeptWords> => {
  const events = await openWhole(db, keys, streamIdOf('record', dealId));
  const kept = events.flatMap((event) => (event.type === 'DealRecordKept' ? [event.data] : []));
  return Object.fromEntries(keptFields.map((field) => [field, kept.find((words) => words[field] !== null)?.[field] ?? null])) as KeptWords;
};

/** Whom the bill of a deal goes to, by its record; null when that is not kept. */
export const keptParty = ({
  talentName: _,
  content: __,
  place: ___,
  undecided: ____,
  notes: _____,
  ...party
}: KeptWords): BillParty | null => (Object.values(party).includes(null) ? null : (party as BillParty));
