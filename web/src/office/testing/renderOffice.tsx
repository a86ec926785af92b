import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { RolesProvider } from '../roles/roles.tsx';

/**
 * Renders a part of the office for a member at an address; `path` is its route pattern if it has
 * parameters.
 */
export const renderOffice = (element: ReactElement, at = '/office', path = '*', roles?: readonly OfficeRole[]) => {
  signedIn('office', { isAdmin: true });
  const router = createMemoryRouter(
    [
      { path, element: roles ? <RolesProvider value={roles}>{element}</RolesProvider> : element },
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
