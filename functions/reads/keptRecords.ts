import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { type KeptWords, keptFields } from '#domain/office/record/fields.ts';
import type { BillParty } from '#domain/office/record/party.ts';
import { openWhole } from '../eventStore/readEvents.ts';
import type { EventStore } from '../eventStore/request.ts';

/** The part of the event store that reads streams. */
export type Log = Pick<EventStore, 'db' | 'keys'>;

/** The kept words of a deal's record; fields without words are null. */
export const readRecord = async ({ db, keys }: Log, dealId: string): Promise<KeptWords> => {
  const events = await openWhole(db, keys, streamIdOf('record', dealId));
  const kept = events.flatMap((event) => (event.type === 'DealRecordKept' ? [event.data] : []));
  return Object.fromEntries(keptFields.map((field) => [field, kept.find((words) => words[field] !== null)?.[field] ?? null])) as KeptWords;
};

/** The recipient of a deal's bill from its record; null if it is not kept. */
export const keptParty = ({
  talentName: _,
  content: __,
  place: ___,
  undecided: ____,
  notes: _____,
  ...party
}: KeptWords): BillParty | null => (Object.values(party).includes(null) ? null : (party as BillParty));
