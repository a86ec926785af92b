import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { unsaid } from '#domain/testing/dealSamples.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import { agree, answerDialog, openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { COLLEAGUE, clientAccount, putColleague } from '#web/testing/officeWorld.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { clientRegistered } from '#web/testing/registrations.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import AccountsScreen from './accountsScreen.tsx';

const granted = { type: 'OfficeGranted', data: { operator: 'ops@example.com' } } as const;
const changed = { type: 'ClientProfileChanged', data: clientProfile } as const;
const registered = clientRegistered();

const openClient = (...events: Parameters<typeof putStream>[1][]) => {
  putStream('account-client-1', ...clientAccount);
  server.put('officeAccounts/client-1', { ...server.document('officeAccounts/client-1'), hasClientProfile: true });
  putStream('client-client-1', ...events);
  return renderOffice(<AccountsScreen />, '/office/accounts/client-1', '/office/accounts/:uid');
};
const stateOf = async () => (await screen.findByText(/に登録$/)).parentElement?.querySelector('span span')?.textContent;
const factOf = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling?.textContent;

test('the office enters and removes a client’s accounting number', async () => {
  const { user } = openClient(registered);
  expect(await factOf('請求先番号')).toBe('未登録');
  const enter = async (typed: string) => {
    const dialog = await openDialog(user, '変更する');
    await user.clear(dialog.getByLabelText(/^請求先番号/));
    if (typed) await user.type(dialog.getByLabelText(/^請求先番号/), typed);
    await agree(user, '請求先番号を変更する');
  };
  server.answer('clients', ({ billClientId }) => {
    putStream('client-client-1', registered, { type: 'ClientBillClientIdSet', data: { billClientId: billClientId as string | null } });
    return { streamId: 'client-client-1', version: 2 };
  });
  await enter('C-0042');
  expect(await factOf('請求先番号')).toBe('C-0042');
  await enter('');
  expect(await factOf('請求先番号')).toBe('未登録');
  expect(server.sentTo('clients').map(({ billClientId }) => billClientId)).toEqual(['C-0042', null]);
});

test('the card names the payers that the office has confirmed, and removes one', async () => {
  const confirmed: AnyEvent = { type: 'ClientPayerConfirmed', data: { payer: 'ソライロ オオノケンジ' } };
  const { user } = openClient(registered, confirmed);
  server.answer('clients', () => {
    putStream('client-client-1', registered, confirmed, { type: 'ClientPayerRemoved', data: confirmed.data });
    return { streamId: 'client-client-1', version: 3 };
  });
  await user.click(await screen.findByRole('button', { name: 'ソライロ オオノケンジを削除する' }));
  await answerDialog(user, '削除する');
  await waitFor(() => expect(screen.queryByText('ソライロ オオノケンジ')).toBeNull());
  expect(server.sentTo('clients')).toMatchObject([{ type: 'removePayer', payer: 'ソライロ オオノケンジ' }]);
});

test('the card names the missing fields of the billing profile', async () => {
  openClient({ ...registered, data: { ...registered.data, department: '', company: { ...clientProfile.company, phone: '' } } });
  expect(await factOf('請求先情報')).toBe('不足：部署、電話番号');
  expect(await factOf('お支払い方法')).toBe('銀行振込');
});

test('a client without a payment method shows bank transfer and a hint to complete the billing data', async () => {
  openClient(registered);
  await factOf('お支払い方法');
  server.put('officeClients/client-1', { ...server.document('officeClients/client-1'), paymentMethod: null });
  expect(await screen.findByText(/クライアントに請求先情報の更新を依頼してください/)).toBeDefined();
  expect(await factOf('お支払い方法')).toBe('銀行振込');
});

test('an office member’s account links to the record of what the member looked at', async () => {
  putColleague();
  renderOffice(<AccountsScreen />, `/office/accounts/${COLLEAGUE}`, '/office/accounts/:uid');
  const link = await screen.findByRole('link', { name: '監査の記録' });
  expect(link.getAttribute('href')).toMatch(new RegExp(`/office/audit\\?stream=audit-${COLLEAGUE}_\\d{4}-\\d{2}-\\d{2}$`));
});

test('a client’s account links to the client’s deals', async () => {
  openClient(registered);
  expect((await screen.findByRole('link', { name: 'オファー' })).getAttribute('href')).toBe('/office/offers?tab=recent&client=client-1');
  expect(screen.getByRole('link', { name: 'エントリー' }).getAttribute('href')).toBe('/office/entries?tab=recent&client=client-1');
});

test('the duties of a colleague are shown and can be changed with a reason', async () => {
  putColleague();
  const { user } = renderOffice(<AccountsScreen />, `/office/accounts/${COLLEAGUE}`, '/office/accounts/:uid');
  expect(await factOf('役割')).toMatch(/^審査、会員、請求、承認者、監査、運用、管理者/);
  expect(await factOf('承認できる報酬')).toBe('上限なし');
  const dialog = await openDialog(user, '変更する');
  for (const role of [/^会員/, /^承認者/, /^監査/, /^運用/, /^管理者/]) await user.click(dialog.getByRole('checkbox', { name: role }));
  await user.type(dialog.getByLabelText(/^承認できる報酬の上限/), '50,000');
  await user.click(dialog.getByRole('button', { name: '役割を変更する' }));
  await waitFor(() => expect(dialog.getByLabelText(/^理由/).getAttribute('aria-invalid')).toBe('true'));
  await user.type(dialog.getByLabelText(/^理由/), '担当の変更');
  server.answer('accounts', ({ roles, approvalLimit, reason }) => {
    putColleague({ type: 'OfficeDutiesSet', data: { roles, approvalLimit, reason } as never });
    return { streamId: `account-${COLLEAGUE}`, version: 3 };
  });
  await agree(user, '役割を変更する');
  expect(await factOf('役割')).toMatch(/^審査、請求/);
  expect(await factOf('承認できる報酬')).toBe('50,000円（税抜）まで');
  expect(server.lastCommand()).toMatchObject({ uid: COLLEAGUE, roles: ['review', 'billing'], approvalLimit: 50_000 });
});

test('a member without the right to give duties has no button, and nobody can change their own', async () => {
  putColleague();
  renderOffice(<AccountsScreen />, `/office/accounts/${COLLEAGUE}`, '/office/accounts/:uid', ['people']);
  await factOf('役割');
  expect(screen.queryByRole('button', { name: '変更する' })).toBeNull();
  await leaveApp();
  putStream('account-office', { type: 'AccountRegistered', data: { email: 'office@example.com' } }, granted);
  renderOffice(<AccountsScreen />, '/office/accounts/office', '/office/accounts/:uid');
  await factOf('役割');
  expect(screen.queryByRole('button', { name: '変更する' })).toBeNull();
});

test('an account without a role can become an office member; a client cannot', async () => {
  putStream('account-newcomer', { type: 'AccountRegistered', data: { email: 'new@example.com' } });
  renderOffice(<AccountsScreen />, '/office/accounts/newcomer', '/office/accounts/:uid');
  expect(await screen.findByRole('button', { name: '事務局の担当者にする' })).toBeDefined();
  await leaveApp();
  putStream('account-client-1', ...clientAccount);
  renderOffice(<AccountsScreen />, '/office/accounts/client-1', '/office/accounts/:uid');
  await stateOf();
  expect(screen.queryByRole('button', { name: '事務局の担当者にする' })).toBeNull();
});

test('acts that the member may not do have no button', async () => {
  putStream('account-client-1', { type: 'AccountRegistered', data: { email: 'ken@example.com' } });
  renderOffice(<AccountsScreen />, '/office/accounts/client-1', '/office/accounts/:uid', ['billing']);
  await stateOf();
  expect(screen.queryByRole('button', { name: 'アカウントを休止する' })).toBeNull();
  expect(screen.getByRole('button', { name: '個人情報を表示する' })).toBeDefined();
});

test('the office writes to a member and is told where the message appears', async () => {
  const { user } = openClient(registered);
  server.answer('contacts', ({ uid, category, text }) => {
    putStream('contact-contact-1', { type: 'ContactBegun', data: { uid, role: 'client', category, text, at: 1 } } as AnyEvent);
    return { streamId: 'contact-contact-1', version: 1 };
  });
  const dialog = await openDialog(user, '連絡する');
  await user.type(dialog.getByLabelText(/^内容/), '写真の差し替えをお願いします。');
  await agree(user, '送信する');
  const { type, uid, category, text } = server.sentTo('contacts')[0] ?? {};
  expect({ type, uid, category, text }).toEqual({
    type: 'begin',
    uid: 'client-1',
    category: 'ACCOUNT',
    text: '写真の差し替えをお願いします。',
  });
});

test('after a registration is returned the page waits for the client’s own stream', async () => {
  const put = (...events: Parameters<typeof putStream>[1][]) =>
    putWorld(['account-client-1', ...clientAccount], ['client-client-1', registered, changed, changed, ...events]);
  put();
  const { user } = renderOffice(<AccountsScreen />, '/office/accounts/client-1', '/office/accounts/:uid');
  server.answer('clients', ({ reason }) => {
    put({ type: 'ClientProfileReturned', data: { reason: reason as string } });
    return { streamId: 'client-client-1', version: 4 };
  });
  await openDialog(user, '差し戻す');
  await agree(user, '差し戻す', '所在地を確認できませんでした。');
  expect(await stateOf()).toBe('差し戻し中');
  expect(server.document('officeClients/client-1')).toMatchObject({ version: 4 });
});

describe('an act on a client', () => {
  const certified: AnyEvent = { type: 'ClientCertified', data: {} };
  const because = { reason: '規約に反する募集が続いたため。' };
  const suspended: AnyEvent = { type: 'AccountSuspended', data: because };

  test('a company that looks like another client’s has a warning before its certification', async () => {
    putWorld(
      ['account-client-1', ...clientAccount],
      ['client-client-1', clientRegistered('株式会社 ガィア')],
      ['account-client-2', ...clientAccount, certified],
      ['client-client-2', clientRegistered('株式会社ガイア')],
      ['account-client-3', ...clientAccount, certified],
      ['client-client-3', clientRegistered('株式会社ガイア企画')],
    );
    renderOffice(<AccountsScreen />, '/office/accounts/client-1', '/office/accounts/:uid');
    const warning = (await screen.findByText(/名前の似たクライアントがいます/)).closest('div') as HTMLElement;
    expect(within(warning).getAllByRole('link')).toHaveLength(1);
    expect(within(warning).getByRole('link').getAttribute('href')).toContain('client-2');
    expect(within(warning).getByRole('link').textContent).toContain('株式会社ガイア');
  });

  test.each([
    ['認証する', 'certifyClient', [], certified, '認証済み', false],
    ['認証を取り消す', 'revokeCertification', [certified], { type: 'ClientCertificationRevoked', data: because }, '認証取り消し', true],
    ['アカウントを休止する', 'suspend', [certified], suspended, '休止中', true],
    ['休止を解除する', 'lift', [certified, suspended], { type: 'AccountSuspensionLifted', data: because }, '認証済み', true],
  ] as const)('%s', async (label, type, before, after, state, isReasoned) => {
    const put = (...events: readonly AnyEvent[]) =>
      putWorld(['account-client-1', ...clientAccount, ...events], ['client-client-1', registered as AnyEvent]);
    put(...before);
    const { user } = renderOffice(<AccountsScreen />, '/office/accounts/client-1', '/office/accounts/:uid');
    const dialog = await openDialog(user, label);
    if (isReasoned) {
      await user.click(dialog.getByRole('button', { name: label }));
      await waitFor(() => expect(dialog.getByLabelText(/^理由/).getAttribute('aria-invalid')).toBe('true'));
      expect(server.sentTo('accounts')).toEqual([]);
      await user.type(dialog.getByLabelText(/^理由/), because.reason);
    }
    server.answer('accounts', () => {
      put(...before, after as AnyEvent);
      return { streamId: 'account-client-1', version: clientAccount.length + before.length + 1 };
    });
    await agree(user, label);
    expect(await stateOf()).toBe(state);
    expect(server.sentTo('accounts')).toMatchObject([{ type, uid: 'client-1', ...(isReasoned ? because : {}) }]);
  });
});

test('personal data is masked until it is opened with a reason, and again afterwards', async () => {
  const { user } = openClient(registered);
  await factOf('ご担当者');
  expect(document.body.textContent).not.toContain(clientProfile.company.phone);
  const card = within(await screen.findByRole('region', { name: 'クライアント情報' }));
  await user.click(card.getByRole('button', { name: '個人情報を表示する' }));
  server.answer('audit', () => ({ 'company.phone': clientProfile.company.phone }));
  await answerDialog(user, '理由を記録して表示する', 'ご本人からの電話のため');
  await screen.findByText(clientProfile.company.phone);
  expect(server.sentTo('audit')).toMatchObject([
    { type: 'open', streamId: 'client-client-1', scope: 'DOCUMENT', reason: 'ご本人からの電話のため' },
  ]);
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByText(clientProfile.company.phone)).toBeNull());
});

test('the office’s acts on an account are listed with the colleague and the reason', async () => {
  putColleague();
  openClient(registered);
  const acts = (...told: readonly AnyEvent[]) => putStream('account-client-1', ...clientAccount, ...told);
  acts({ type: 'AccountSuspended', data: { reason: '募集内容の確認のため。' } });
  const list = within(await screen.findByRole('region', { name: '事務局の操作' }));
  expect(await list.findByRole('row', { name: /keiri@example\.com 募集内容の確認のため。/ })).toBeDefined();
});

test('the list finds one account by its whole address, which the server looks up', async () => {
  for (const id of ['ken', 'other']) putStream(`account-${id}`, { type: 'AccountRegistered', data: { email: `${id}@example.com` } });
  server.answer('audit', ({ type, email }) => ({ uid: type === 'findAccount' && email === 'ken@example.com' ? 'ken' : null }));
  renderOffice(<AccountsScreen />, '/office/accounts?q=ken@example.com', '/office/accounts');
  const links = within(await screen.findByRole('table', { name: 'アカウントの一覧' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([expect.stringContaining('/office/accounts/ken')]);
});

test('a filtered list is saved under a name on this device, opened again, and removed; a sign-out removes all', async () => {
  openClient(registered);
  await leaveApp();
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('views:'));
  const { user, router } = renderOffice(<AccountsScreen />, '/office/accounts?kind=client&q=ken', '/office/accounts');
  const dialog = await openDialog(user, 'この絞り込みを保存する');
  await user.type(dialog.getByLabelText(/^名前/), '気になる会社');
  await agree(user, 'この絞り込みを保存する');
  expect(kept()).toEqual(['views:office:accounts']);
  await act(() => router.navigate('/office/accounts'));
  await user.click(await screen.findByRole('link', { name: '気になる会社' }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ kind: 'client', q: 'ken' });
  await user.click(screen.getByRole('button', { name: '保存した絞り込み「気になる会社」を削除する' }));
  expect(screen.queryByRole('link', { name: '気になる会社' })).toBeNull();
  expect(localStorage.getItem('views:office:accounts')).toBe('[]');
  await leaveApp();
  expect(kept()).toEqual([]);
});

test('a suspension says how many deals run, with links to them', async () => {
  const clientId = 'client-1';
  const of = { ...made, data: { ...made.data, clientId } } as AnyEvent;
  putWorld(
    ['account-client-1', ...clientAccount],
    ['offer-o1', of],
    ['offer-o2', of, { type: 'OfferCanceled', data: { ...unsaid, clientId } }],
  );
  const { user } = renderOffice(<AccountsScreen />, '/office/accounts/client-1', '/office/accounts/:uid');
  const dialog = await openDialog(user, 'アカウントを休止する');
  expect((await dialog.findByRole('link', { name: 'オファー 1件' })).getAttribute('href')).toBe(
    '/office/offers?tab=recent&client=client-1',
  );
  expect(await dialog.findByText(/エントリー 0件/)).toBeDefined();
});
