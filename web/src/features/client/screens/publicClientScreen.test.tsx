import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import PublicClientScreen from './publicClientScreen.tsx';

const path = `publicClients/${uidOf.client}`;
const registered = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } } as const;
const company = clientProfile.company.name ?? '';

const show = () => {
  signedIn(uidOf.talent, { role: 'talent', hasTalentProfile: true });
  shownAt(`/talent/clients/${uidOf.client}`, <PublicClientScreen />, '/talent/clients/:id');
};
const placeholder = async () => {
  await waitFor(() => expect(screen.getByRole('heading', { name: '会員が存在しません' })).toBeTruthy());
  expect(screen.queryByText(company)).toBeNull();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.queryByRole('button', { name: /もう一度/ })).toBeNull();
};

test('a client has a page, which becomes the placeholder when the rules close it', async () => {
  putStream(`client-${uidOf.client}`, registered);
  show();
  expect(await screen.findByText(company)).toBeTruthy();
  expect(screen.queryByText('会員が存在しません')).toBeNull();
  server.refuse(path);
  await placeholder();
});

test.each([
  ['left', () => putStream(`client-${uidOf.client}`, registered, { type: 'ClientWithdrawn', data: {} })],
  ['never was', () => undefined],
  ['is closed by the rules', () => server.refuse(path)],
])('a client who %s is shown as the placeholder, without a picture', async (_, given) => {
  given();
  show();
  await placeholder();
});
