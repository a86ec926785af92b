import { useQuery } from '@tanstack/react-query';
import type { AroundJob, AsOf, AuditedEvent, Cursor, History, Seal } from '#domain/office/audit/history.ts';
import { answer, askFunction, recorded, useAnswerPages } from '#web/shared/data/reads/answers.ts';

/** The object of a history: one stream, or a job with all its deals. */
export type Subject = { readonly stream: string } | { readonly job: string };
/** Why a page is read; the record of the access has it. */
export type Purpose = 'VIEW' | 'CSV';
type Page = {
  readonly rows: readonly AuditedEvent[];
  readonly seal: Seal | null;
  readonly next: number | Cursor | null;
  /** The number of events of the stream; several streams have none. */
  readonly version?: number;
};

const PAGE = 100;

/** Reads one page. The server records each call as an access. */
export const readPage = async (subject: Subject, after: number | Cursor | null, purpose: Purpose, limit = PAGE): Promise<Page> => {
  const asked = { commandId: crypto.randomUUID(), limit, purpose };
  if ('job' in subject) {
    const { events, next, missing } = await askFunction<AroundJob>('audit', { ...asked, type: 'aroundJob', jobId: subject.job, after });
    return { rows: events, next, seal: { checked: events.length, hash: '', broken: null, missing } };
  }
  const { events, ...rest } = await askFunction<History>('audit', {
    ...asked,
    type: 'history',
    streamId: subject.stream,
    from: after ?? 1,
  });
  return { ...rest, rows: events };
};

/**
 * A history in pages. It is never refetched automatically, because the server records each read.
 */
export const useHistory = (subject: Subject) =>
  useAnswerPages<AuditedEvent, number | Cursor, Page>('audit', { subject }, (after) => readPage(subject, after, 'VIEW'), recorded);

/** The server's largest page, and the limit of pages for a file: 10,000 events. */
const [LARGEST, PAGES] = [200, 50];

/** Reads a whole history for a file; the server records each page as read for a file. */
export const readWhole = async (subject: Subject): Promise<AuditedEvent[]> => {
  const events: AuditedEvent[] = [];
  let after: number | Cursor | null = null;
  for (let page = 0; page < PAGES; page++) {
    const read: Awaited<ReturnType<typeof readPage>> = await readPage(subject, after, 'CSV', LARGEST);
    events.push(...read.rows);
    after = read.next;
    if (after === null) break;
  }
  return events;
};

/** A moment in a stream: right after a version, or at a time (ms). */
export type Moment = { readonly version: number } | { readonly at: number };

/** The content of a stream's document at a moment; the server records the access. */
export const useAsOf = (streamId: string, moment: Moment) =>
  useQuery({
    ...answer<AsOf>('audit', { type: 'asOf', streamId, ...moment }),
    queryFn: () => askFunction<AsOf>('audit', { commandId: crypto.randomUUID(), type: 'asOf', streamId, ...moment }),
    ...recorded,
  });
