import { useInfiniteQuery } from '@tanstack/react-query';
import type { AroundJob, AuditedEvent, Cursor, History, Seal } from '#domain/audit/history.ts';
import { askFunction } from '#web/shared/data/askFunction.ts';

/** What a history is of: a stream, or a job with everything around it. */
export type Subject = { readonly stream: string } | { readonly job: string };
export type Purpose = 'VIEW' | 'CSV';
type Page = { readonly events: readonly AuditedEvent[]; readonly seal: Seal | null; readonly next: number | Cursor | null };

const PAGE = 100;

/** One page, recorded as read: each asking is a look of its own. */
export const readPage = async (subject: Subject, after: number | Cursor | null, purpose: Purpose, limit = PAGE): Promise<Page> => {
  const asked = { commandId: crypto.randomUUID(), limit, purpose };
  if ('job' in subject) {
    const { events, next, missing } = await askFunction<AroundJob>('audit', { ...asked, type: 'aroundJob', jobId: subject.job, after });
    const broken = missing.length > 0 ? { version: 0, reason: missing.join(', ') } : null;
    return { events, next, seal: { checked: events.length, hash: '', broken } };
  }
  return askFunction<History>('audit', { ...asked, type: 'history', streamId: subject.stream, from: after ?? 1 });
};

/** A history page by page. Nothing asks again by itself: every look is on record. */
export const useHistory = (subject: Subject) =>
  useInfiniteQuery({
    queryKey: ['audit', subject],
    queryFn: ({ pageParam }) => readPage(subject, pageParam, 'VIEW'),
    initialPageParam: null as number | Cursor | null,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
