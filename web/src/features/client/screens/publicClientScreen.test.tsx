// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import { publicClients } from '#projections/client/publicClients.ts';
import { project } from '#projections/testing/project.ts';
import { stored } from '#web/testing/fakeReads.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

let refused: Error | null = null;
vi.mock('#web/shared/data/reads.ts', async () => {
  const reads = await import('#web/testing/fakeReads.ts');
  const useOne: typeof reads.useOne = (path, schema) => ({
    ...reads.useOne(path, schema),
    ...(refused ? { data: undefined, error: refused } : {}),
  });
  return { ...reads, useOne };
});

const { default: PublicClientScreen } = await import('./publicClientScreen.tsx');

afterEach(() => {
  cleanup();
  stored({});
  refused = null;
});

const client = (...later: Parameters<typeof envelopes>[1][]) =>
  project(
    [publicClients],
    envelopes(`client-${uidOf.client}`, { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } }, ...later),
  );

const show = () => {
  signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true });
  shownAt(`/talent/clients/${uidOf.client}`, <PublicClientScreen />, '/talent/clients/:id');
};

test('a client has a page', () => {
  stored(client());
  show();
  expect(screen.queryByText('会員が見つかりません')).toBeNull();
  expect(screen.getByText(clientProfile.company.name ?? '')).toBeTruthy();
});

test.each([
  ['left', () => stored(client({ type: 'ClientWithdrawn', data: {} }))],
  ['never was', () => stored({})],
  [
    'is closed by the rules',
    () => {
      refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
    },
  ],
])('a client who %s is shown as the placeholder, without a picture', (_, given) => {
  given();
  show();
  expect(screen.getByRole('heading', { name: '会員が見つかりません' })).toBeTruthy();
  expect(screen.queryByText(clientProfile.company.name ?? '')).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});
