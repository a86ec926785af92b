import { QueryClient } from '@tanstack/react-query';
import { onUser } from './userChange.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false },
    // A command without a connection fails at once and says so; held back, it would leave the user
    // with a button that turns for ever.
    mutations: { networkMode: 'always' },
  },
});

onUser('left', () => queryClient.clear());
