// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { RolesProvider } from '../roles/roles.tsx';
import { leaveOffice, renderOffice } from '../testing/renderOffice.tsx';
import Palette from './palette.tsx';

afterEach(leaveOffice);

test.each([
  ['a given name', '花子', '山田 花子'],
  ['a whole name without its space', '山田花子', '山田 花子'],
  ['a reading in hiragana, from its middle', 'はなこ', '山田 花子'],
  ['a company without its form', 'あおぞら', clientProfile.name],
  ['a word of a title', '出演者', posting.title],
  ['the beginning of an id', 'offe', 'offer-1'],
  ['the number in the books', 'C-00', clientProfile.name],
])('finds by %s', async (_, typed, found) => {
  putStream('talent-talent-1', { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 100 } });
  putStream(
    'client-client-1',
    { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } },
    { type: 'ClientBillClientIdSet', data: { billClientId: 'C-0042' } },
  );
  putStream('job-job-1', { type: 'JobPosted', data: { clientId: uidOf.client, ...posting } });
  putStream('offer-offer-1', made);
  const { user } = renderOffice(<Palette onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox'), typed);
  expect(await screen.findByText(found, { selector: '[role=option] > span' })).toBeDefined();
});

const profileOf = (name: string): AnyEvent => ({ type: 'TalentProfileRegistered', data: { ...talentProfile, name, viewOrder: 100 } });

test('finds a cast who is shown by words inside of the name, however many are newer', async () => {
  putWorld(...Array.from({ length: 100 }, (_, n) => [`talent-newer-${n}`, profileOf(`新しい人${n}`)] as const), [
    'talent-older',
    profileOf('白石 美咲'),
    { type: 'TalentPublished', data: {} },
  ]);
  const { user } = renderOffice(<Palette onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox'), '美咲');
  expect(await screen.findByText('白石 美咲')).toBeDefined();
});

test('what the search offers instead of a hit is none', async () => {
  putWorld(['talent-older', profileOf('白石 美咲'), { type: 'TalentPublished', data: {} }]);
  const { user } = renderOffice(<Palette onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox'), '美咲 乗馬');
  expect(await screen.findByText(/^見つかりません。/)).toBeDefined();
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('finds the office’s own pages, before everything else', async () => {
  putWorld(['talent-older', profileOf('監査 太郎'), { type: 'TalentPublished', data: {} }]);
  const { user } = renderOffice(<Palette onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox'), '監査');
  await screen.findByText('監査 太郎');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)[0]).toBe('監査画面');
});

test('finds no page that is not for the member’s roles', async () => {
  const { user } = renderOffice(
    <RolesProvider value={['billing']}>
      <Palette onClose={() => undefined} />
    </RolesProvider>,
  );
  await user.type(screen.getByRole('combobox'), '受講生');
  expect(await screen.findByText(/^見つかりません。/)).toBeDefined();
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), '請求');
  expect(await screen.findByRole('option', { name: /請求/ })).toBeDefined();
});
