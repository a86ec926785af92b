import type { AuditedEvent, Cursor } from '#domain/audit/history.ts';
import { readPage, type Subject } from './history.ts';

/** The largest page that the server gives, and so many of them at the most: a file of ten thousand events. */
const [LARGEST, PAGES] = [200, 50];

/** A history from its beginning, for a file; each page is recorded as read for one. */
export const readWhole = async (subject: Subject): Promise<AuditedEvent[]> => {
  const events: AuditedEvent[] = [];
  let after: number | Cursor | null = null;
  for (let page = 0; page < PAGES; page++) {
    const read: Awaited<ReturnType<typeof readPage>> = await readPage(subject, after, 'CSV', LARGEST);
    events.push(...read.events);
    after = read.next;
    if (after === null) break;
  }
  return events;
};
