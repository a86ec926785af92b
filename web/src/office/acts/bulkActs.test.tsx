import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agree, openDialog, usable } from '#web/testing/dialogs.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { accountEvents, castRegistered, clientRegistered } from '#web/testing/registrations.ts';
import AccountsScreen from '../accounts/accountsScreen.tsx';
import TalentsScreen from '../talents/talentsScreen.tsx';
import { renderOffice } from '../testing/renderOffice.tsx';

const names = { hana: '山田 花子', ken: '佐藤 健', mio: '森 美緒' } as const;
const putCasts = () => {
  putWorld(...Object.entries(names).map(([uid, name]) => [`talent-${uid}`, castRegistered(name)] as const));
  server.answer('audit', ({ uid }) => ({ publish: uid === 'mio' ? 'guardian-consent-unconfirmed' : null, returnProfile: null }));
};
const published = () => server.sentTo('talents').map(({ uid }) => uid);

test('several casts are published with a result for each; a minor without consent is left out before the press', async () => {
  putCasts();
  server.answer('talents', ({ uid }) => {
    if (uid === 'ken') throw refusal('status-conflict', 'ほかの担当者が先に処理しました。');
    putStream(`talent-${uid}`, castRegistered(names[uid as 'hana']), { type: 'TalentPublished', data: {} });
    return { streamId: `talent-${uid}`, version: 2 };
  });
  const { user } = renderOffice(<TalentsScreen />, '/office/talents?shown=waiting');
  await user.click(await screen.findByRole('checkbox', { name: '表示中の3件をすべて選択' }));
  const dialog = await openDialog(user, '3人を公開する', '3人を公開しますか？');
  expect(await dialog.findByText('1人は、いまは公開できないため、除きます。')).toBeDefined();
  const left = dialog.getByText(/^森 美緒/).closest('li') as HTMLElement;
  expect(left.textContent).toMatch(/保護者の同意が確認できていない/);
  expect(within(left).getByRole('link').getAttribute('href')).toBe('/office/talents/mio');
  await user.click(dialog.getByRole('button', { name: '2人を公開する' }));
  expect(await dialog.findByText('2人のうち1人を公開しました。')).toBeDefined();
  expect(dialog.getByText(/^山田 花子/).closest('li')?.textContent).toMatch(/公開しました$/);
  await waitFor(() => expect(dialog.getByText(/^佐藤 健/).closest('li')?.textContent).toMatch(/ほかの担当者が先に処理しました。$/));
  expect(published().sort()).toEqual(['hana', 'ken']);
  await agree(user, '閉じる');
});

test('only the list of waiting casts offers it, and only to members who may publish', async () => {
  putCasts();
  renderOffice(<TalentsScreen />, '/office/talents?shown=waiting', '*', ['billing']);
  expect(await screen.findByRole('link', { name: /山田 花子/ })).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('several clients are certified, and one with a name like another client’s is marked', async () => {
  const client = (uid: string, company: string) =>
    [
      [`account-${uid}`, ...accountEvents(`${uid}@example.com`, 'client')],
      [`client-${uid}`, clientRegistered(company)],
    ] as const;
  putWorld(...client('one', '株式会社あおぞら'), ...client('two', '㈱あおぞら'));
  server.answer('accounts', ({ uid }) => ({ streamId: `account-${uid}`, version: 3 }));
  const { user } = renderOffice(<AccountsScreen />, '/office/accounts?kind=waiting');
  await user.click(await screen.findByRole('checkbox', { name: '表示中の2件をすべて選択' }));
  const dialog = await openDialog(user, '2件を認証する');
  const certify = await usable('2件を認証する', dialog);
  expect(dialog.getAllByText(/^名前の似たクライアントがいます。/)).toHaveLength(2);
  await user.click(certify);
  expect(await dialog.findByText('2件のうち2件を認証しました。')).toBeDefined();
});
