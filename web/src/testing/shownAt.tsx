import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '#web/shared/data/queryClient.ts';

/**
 * Renders an element as the page of an address; other addresses show their path. Returns the
 * router.
 */
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

/** Resolves when the reads of the page have their answers, for tests of what is not on it. */
export const whenRead = () =>
  waitFor(() => {
    if (queryClient.isFetching() > 0) throw new Error('the page still reads');
  });
