import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { signedIn } from '#web/testing/fakeSession.ts';

/** For a member at an address; `path` is its route pattern if it has parameters. */
export const renderOffice = (element: ReactElement, at = '/office', path = '*') => {
  signedIn('office', { isAdmin: true });
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
};
