import type { Entry } from '#projections/entries.ts';
import { type Answer, send } from './callables.ts';
import { type Cast, document, type Person } from './people.ts';

export type MadeEntry = { readonly entryId: string; readonly path: string };

export const texts = { pr: '時代劇の経験があります。', schedule: '12月は平日であればいつでも伺えます。' };

export const enter = (talent: Person, jobId: string): Promise<Answer> => send(talent, 'entries', { type: 'enter', jobId, ...texts });

/** An entry that waits for the office. */
export const newEntry = async ({ talent, jobId }: Pick<Cast, 'talent' | 'jobId'>): Promise<MadeEntry> => {
  const { streamId } = await enter(talent, jobId);
  const entryId = streamId.slice('entry-'.length);
  return { entryId, path: `jobs/${jobId}/entries/${entryId}` };
};

export const whenEntryStatus = (path: string, status: Entry['status']): Promise<Entry> =>
  document<Entry>(path, (entry) => entry.status === status);
