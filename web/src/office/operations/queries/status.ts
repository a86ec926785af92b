import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { OperationStatus } from '#domain/office/operation/answers.ts';
import { answer } from '#web/shared/data/reads/answers.ts';

const status = { ...answer<OperationStatus>('operationStatus', { type: 'read' }), retry: 1 } as const;

/** The processing state for pages that only show alerts: refetched once a minute. */
export const useBacklog = () => useQuery({ ...status, refetchInterval: MINUTE, staleTime: MINUTE });

/** Every ten seconds while the page is visible. After a failure the user has to retry. */
export const useStatus = () =>
  useQuery({ ...status, refetchInterval: ({ state }) => (state.status === 'error' && !state.data ? false : 10_000) });
