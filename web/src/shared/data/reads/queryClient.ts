import { QueryClient } from '@tanstack/react-query';
import { onUser } from '../auth/userChange.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false },
    // An offline command fails at once with a message. Paused by the library, its button would spin
    // for ever.
    mutations: { networkMode: 'always' },
  },
});

onUser('left', () => queryClient.clear());
