import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { preloadLayout } from '#web/app/layouts/layout.tsx';
import { preloadScreen } from '#web/app/shell/screens.ts';
import { routeAt } from '#web/routing/routeAt.ts';
import { appAt, type VisitorName } from '#web/testing/appAt.tsx';

const open = async (who: VisitorName, address = '/help') => {
  const route = routeAt(address);
  if (!route) throw new Error(`${address} is no route`);
  await Promise.all([preloadScreen(route), preloadLayout(route)]);
  const router = appAt(who, address);
  await screen.findByRole('searchbox', { name: 'キーワード' });
  return { user: userEvent.setup(), router };
};

const questions = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
const [ofCasts, ofClients, ofBoth] = ['予定を登録すると、どうなりますか？', '認証とは何ですか？', 'パスワードを忘れました'];

test.each([
  ['guest', ofClients, ofCasts],
  ['talent', ofCasts, ofClients],
  ['suspendedTalent', ofCasts, ofClients],
  ['uncertifiedClient', ofClients, ofCasts],
  ['client', ofClients, ofCasts],
] as const)('%s sees the questions of one side first, and finds the other side’s', async (who, own, others) => {
  const { user } = await open(who);
  expect(questions()).toEqual(expect.arrayContaining([own, ofBoth]));
  expect(questions()).not.toContain(others);
  const tab = own === ofCasts ? 'クライアントの方' : 'キャストの方';
  await user.click(screen.getByRole('link', { name: tab }));
  await waitFor(() => expect(questions()).toContain(others));
  expect(questions()).not.toContain(own);
});

test('clients find the same help in their settings', async () => {
  await open('client', '/client/mypage/settings/help');
  expect(questions()).toContain(ofClients);
});

test('a search ignores width and kana and opens the hit; without a hit it links to the office', async () => {
  const { user } = await open('guest');
  const all = questions().length;
  await user.type(screen.getByRole('searchbox'), 'ﾊﾟｽﾜｰﾄﾞ');
  await waitFor(() => expect(questions()).toContain(ofBoth));
  expect(questions().length).toBeLessThan(all);
  expect(screen.getByText(`${questions().length}件の質問が見つかりました`)).toBeTruthy();
  expect(document.querySelectorAll('details[open]')).toHaveLength(questions().length);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), '宇宙旅行');
  const none = await screen.findByRole('heading', { name: '当てはまる質問が見つかりませんでした' });
  expect(
    within(none.parentElement as HTMLElement)
      .getByRole('link', { name: '事務局へ問い合わせる' })
      .getAttribute('href'),
  ).toBe('/contact');
});

test('an answer has a link only for users who may open the page', async () => {
  await open('uncertifiedClient');
  const links = [...document.querySelectorAll('details a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/withdrawal');
  expect(links).not.toContain('/client/mypage/offers');
});
