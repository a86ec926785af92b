import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#web/shared/data/queryClient.ts';

/** The query cache around screens that read; pages for guests do without it, and without its code. */
export default function QueryScope({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
