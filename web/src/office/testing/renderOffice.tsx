import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { tellUser } from '#web/shared/data/auth/userChange.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { hideToast } from '#web/shared/ui/toast.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';

/**
 * Renders a part of the office for a member at an address; `path` is its route pattern if it has
 * parameters.
 */
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

/**
 * Runs after each test: clears all state, as a sign-out does. Fails a test that did not wait for
 * its last command, which would end during a later test.
 */
export const leaveOffice = (): void => {
  const inFlight = queryClient.isMutating();
  cleanup();
  hideToast();
  tellUser('left');
  server.reset();
  expect(inFlight, 'commands in flight').toBe(0);
};
