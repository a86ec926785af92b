import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '#domain/calendar/instants.ts';
import { askStatus } from './ask.ts';

/** The same for a page that only says when something is wrong: asked once a minute. */
export const useBacklog = () =>
  useQuery({ queryKey: ['operationStatus', 'backlog'], queryFn: askStatus, refetchInterval: MINUTE, staleTime: MINUTE, retry: 1 });

/** How the machinery stands, asked again every ten seconds while the page is shown; where nothing came at all, it is the reader who asks again. */
export const useStatus = () =>
  useQuery({
    queryKey: ['operationStatus'],
    queryFn: askStatus,
    refetchInterval: ({ state }) => (state.status === 'error' && !state.data ? false : 10_000),
    retry: 1,
  });
