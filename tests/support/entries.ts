import { HOUR } from '#domain/kernel/calendar/instants.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { type Answer, send } from './callables.ts';
import { now } from './level.ts';
import { type Cast, document, type Person } from './people.ts';

export type MadeEntry = { readonly entryId: string; readonly path: string };

export const texts = { pr: '時代劇の経験があります。', schedule: '12月は平日であればいつでも伺えます。' };

export const days = [{ date: '2026-12-24', answer: 'ASK' }] as const;

export const enter = (talent: Person, jobId: string): Promise<Answer> => send(talent, 'entries', { type: 'enter', jobId, ...texts, days });

/** An entry that waits for the office. */
export const newEntry = async ({ talent, jobId }: Pick<Cast, 'talent' | 'jobId'>): Promise<MadeEntry> => {
  const { streamId } = await enter(talent, jobId);
  const entryId = streamId.slice('entry-'.length);
  return { entryId, path: `jobs/${jobId}/entries/${entryId}` };
};

/** An entry that its client has started to decide. */
export const decidingEntry = async (cast: Cast): Promise<MadeEntry> => {
  const made = await newEntry(cast);
  const { entryId } = made;
  await send(cast.office, 'entries', { type: 'adminApprove', termsNo: 1, entryId });
  await send(cast.client, 'entries', { type: 'startDeciding', entryId });
  await whenEntryStatus(made.path, 'IS_DECIDING');
  return made;
};

/** A concluded entry that ends in an hour. */
export const concludedEntry = async (cast: Cast): Promise<MadeEntry & { readonly jobId: string }> => {
  const made = await decidingEntry(cast);
  await send(cast.client, 'entries', {
    type: 'approve',
    termsNo: 1,
    entryId: made.entryId,
    fee: 40_000,
    scheduleToClose: now() + HOUR,
  });
  await whenEntryStatus(made.path, 'IS_APPROVED');
  return { ...made, jobId: cast.jobId };
};

export const whenEntryStatus = (path: string, status: Entry['status']): Promise<Entry> =>
  document<Entry>(path, (entry) => entry.status === status);
