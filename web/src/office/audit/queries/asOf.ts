import { useQuery } from '@tanstack/react-query';
import type { AsOf } from '#domain/audit/history.ts';
import { askFunction } from '#web/shared/data/askFunction.ts';

/** A moment in a stream: right after a version, or at a time (ms). */
export type Moment = { readonly version: number } | { readonly at: number };

/** What a stream's document said then; recorded as read. */
export const useAsOf = (streamId: string, moment: Moment) =>
  useQuery({
    queryKey: ['asOf', streamId, moment],
    queryFn: () => askFunction<AsOf>('audit', { commandId: crypto.randomUUID(), type: 'asOf', streamId, ...moment }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
