import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { asCertifiedClient } from '#web/entities/testing/subjects.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { NoticeSettings } from './components/noticeSettings.tsx';

atNoon();

const stream = `account-${uidOf.client}`;
const registered = { type: 'AccountRegistered', data: { email: 'sato@example.com' } } as const;
const chosen = (mail: 'off' | 'digest') => ({ type: 'AccountMailChosen', data: { topic: 'offers', mail } }) as const;

const opened = (...events: ReturnType<typeof chosen>[]) => {
  putStream(stream, registered, { type: 'AccountRoleChosen', data: { role: 'client' } }, ...events);
  asCertifiedClient();
  shownAt('/client/settings', <NoticeSettings />);
  return userEvent.setup();
};
const offers = async () => within(await screen.findByRole('group', { name: 'オファーと出演の問い合わせ' }));
const isChecked = async (name: string) => ((await offers()).getByRole('radio', { name }) as HTMLInputElement).checked;
const sent = () => server.asked.filter(({ callable }) => callable === 'accounts').map(({ payload }) => payload);

test('every mail comes at once by default', async () => {
  opened();
  expect(await isChecked('そのつど')).toBe(true);
});

test('the current choice is shown, and a press saves another one', async () => {
  const user = opened(chosen('digest'));
  expect(await isChecked('1日1回まとめて')).toBe(true);
  accepts('accounts', stream, registered, { type: 'AccountRoleChosen', data: { role: 'client' } }, chosen('digest'), chosen('off'));
  await user.click((await offers()).getByRole('radio', { name: '受け取らない' }));
  await (await offers()).findByText('保存しました');
  expect(sent()).toMatchObject([{ type: 'chooseMail', topic: 'offers', mail: 'off' }]);
  expect(await isChecked('受け取らない')).toBe(true);
});

test('the last of several quick choices is saved last', async () => {
  const user = opened();
  const answer = Promise.withResolvers<object>();
  server.answer('accounts', () => answer.promise);
  const row = await offers();
  for (const name of ['受け取らない', '1日1回まとめて', 'そのつど']) await user.click(row.getByRole('radio', { name }));
  expect(row.getByText('保存しています…')).toBeTruthy();
  answer.resolve({ streamId: stream, version: 2 });
  await row.findByText('保存しました');
  expect(sent()).toMatchObject([{ mail: 'off' }, { mail: 'each' }]);
  expect(await isChecked('そのつど')).toBe(true);
});

test('a choice that could not be saved stays selected with an error, and is sent again', async () => {
  const user = opened();
  refuses('accounts', 'unavailable', '通信できませんでした。');
  await user.click((await offers()).getByRole('radio', { name: '受け取らない' }));
  expect((await (await offers()).findByRole('alert')).textContent).toContain('保存できていません。通信できませんでした。');
  expect(await isChecked('受け取らない')).toBe(true);
  server.answer('accounts', () => ({ streamId: stream, version: 2 }));
  await user.click((await offers()).getByRole('button', { name: 'もう一度保存する' }));
  await (await offers()).findByText('保存しました');
  expect(sent().at(-1)).toMatchObject({ topic: 'offers', mail: 'off' });
});

test('required mails say why, deadlines have no digest, and saved searches have a link', async () => {
  opened();
  await offers();
  expect(screen.queryByRole('group', { name: '条件・成立・取り消し' })).toBeNull();
  expect(screen.getByText('お仕事の条件をお知らせする大切なメールのため、停止できません。')).toBeTruthy();
  const deadlines = within(screen.getByRole('group', { name: '期限のお知らせ' })).getAllByRole('radio');
  expect(deadlines).toHaveLength(2);
  expect(screen.getByRole('link', { name: '保存した検索条件を見る' }).getAttribute('href')).toBe('/client/mypage/searches');
});
