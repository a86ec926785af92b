import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '#domain/calendar/instants.ts';
import type { OperationStatus } from '#domain/operation/answers.ts';
import { answer } from '#web/shared/data/answers.ts';

const status = { ...answer<OperationStatus>('operationStatus', { type: 'read' }), retry: 1 } as const;

/**
 * How the machinery stands, for a page that only says when something is wrong: asked once a minute.
 */
export const useBacklog = () => useQuery({ ...status, refetchInterval: MINUTE, staleTime: MINUTE });

/**
 * The same, asked again every ten seconds while the page is shown; where nothing came at all, it is
 * the reader who asks again.
 */
export const useStatus = () =>
  useQuery({ ...status, refetchInterval: ({ state }) => (state.status === 'error' && !state.data ? false : 10_000) });
