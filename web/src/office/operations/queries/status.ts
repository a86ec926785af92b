import { useQuery } from '@tanstack/react-query';
import { askStatus } from './ask.ts';

/** How the machinery stands, asked again every ten seconds while the page is shown; where nothing came at all, it is the reader who asks again. */
export const useStatus = () =>
  useQuery({
    queryKey: ['operationStatus'],
    queryFn: askStatus,
    refetchInterval: ({ state }) => (state.status === 'error' && !state.data ? false : 10_000),
    retry: 1,
  });
