import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';

/** Other addresses show their path. */
export const shownAt = (address: string, element: ReactNode, path = new URL(address, 'https://site.invalid').pathname) => {
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

const hasRead = () =>
  waitFor(() => {
    if (queryClient.isFetching() > 0) throw new Error('the page still reads');
  });
/** Resolves when what the cache has told so far is rendered. */
const rendered = () => act(() => new Promise<void>((resolve) => notifyManager.schedule(resolve)));

/**
 * Resolves when the page shows the answers of all its reads, also of those that follow from others;
 * for tests of what is not on it.
 */
export const whenRead = async (): Promise<void> => {
  do {
    await hasRead();
    await rendered();
  } while (queryClient.isFetching() > 0);
};

export const whenSent = (): Promise<void> =>
  waitFor(() => {
    if (queryClient.isMutating() > 0) throw new Error('a command is in flight');
  });
