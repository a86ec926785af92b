import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import type { GuestConversation } from '#domain/talk/contact/conversation.ts';
import { repliesUntil } from '#domain/talk/contact/deadlines.ts';
import { contactAnswered, contactOpened } from '#domain/testing/contactSamples.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { preloadLayout } from '#web/app/layouts/layout.tsx';
import { preloadScreen } from '#web/app/shell/screens.ts';
import { routeAt } from '#web/routing/routeAt.ts';
import { appAt, type VisitorName } from '#web/testing/appAt.tsx';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { putStream } from '#web/testing/putWorld.ts';

beforeEach(() => {
  vi.setSystemTime(NOON);
});

const open = async (who: VisitorName, address: string) => {
  const route = routeAt(address.split('?')[0] as string);
  if (!route) throw new Error(`${address} is no route`);
  await Promise.all([preloadScreen(route), preloadLayout(route)]);
  return { router: appAt(who, address), user: userEvent.setup() };
};

const words = '報酬の支払日を知りたいです。';
const sendButton = () => screen.getByRole('button', { name: '事務局へ送信する' });
const asked = (callable: string) => server.asked.filter((each) => each.callable === callable).map(({ payload }) => payload);
const isFaulty = (label: RegExp) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

test('a guest sees missing fields, asks with name and address, and sees what happens next', async () => {
  const { user, router } = await open('guest', '/contact');
  await user.click(await waitFor(sendButton));
  await waitFor(() => expect([isFaulty(/^お名前/), isFaulty(/^メールアドレス/), isFaulty(/^内容/)]).toEqual([true, true, true]));
  expect(server.asked).toEqual([]);
  await user.type(screen.getByLabelText(/^お名前/), '山田 京子');
  await user.type(screen.getByLabelText(/^メールアドレス/), 'kyoko@example.com');
  await user.click(screen.getByRole('radio', { name: /^不具合/ }));
  await user.type(screen.getByLabelText(/^内容/), words);
  server.answer('guestContacts', () => null);
  await user.click(sendButton());
  await screen.findByText('kyoko@example.com に受付のメールをお送りしました。');
  expect(screen.getByText(/^3日以内を目安に、事務局が回答します。/)).toBeTruthy();
  expect(asked('guestContacts')).toMatchObject([
    { type: 'open', category: 'BUG', name: '山田 京子', email: 'kyoko@example.com', text: words },
  ]);
  expect(router.state.location.pathname).toBe('/contact');
  expect(sessionStorage).toHaveLength(0);
});

test('an error from the server is at its field, and the input stays', async () => {
  const { user } = await open('guest', '/contact?category=BUG');
  await user.type(await screen.findByLabelText(/^お名前/), '山田 京子');
  await user.type(screen.getByLabelText(/^メールアドレス/), 'kyoko@example.com');
  await user.type(screen.getByLabelText(/^内容/), words);
  expect((screen.getByRole('radio', { name: /^不具合/ }) as HTMLInputElement).checked).toBe(true);
  refuses('guestContacts', 'invalid-argument', errorMessages['invalid-argument'], { email: '受信できないアドレスです' });
  await user.click(sendButton());
  await screen.findByText('受信できないアドレスです');
  expect((screen.getByLabelText(/^内容/) as HTMLTextAreaElement).value).toBe(words);
});

test.each(['unverified', 'suspendedAccount'] as const)('%s asks as a guest, with the own address filled in', async (who) => {
  await open(who, '/contact');
  const email = (await screen.findByLabelText(/^メールアドレス/)) as HTMLInputElement;
  expect(email.value).toMatch(/@example\.com$/);
  expect(screen.queryByRole('heading', { name: 'これまでのお問い合わせ' })).toBeNull();
});

test.each(['noRole', 'uncertifiedClient', 'suspendedTalent', 'talent', 'client'] as const)('%s asks as a member', async (who) => {
  await open(who, '/contact');
  expect(await screen.findByRole('heading', { name: 'これまでのお問い合わせ' })).toBeTruthy();
  expect(screen.queryByLabelText(/^メールアドレス/)).toBeNull();
});

test('a member gets to the conversation, writes again, and sees the answer when it arrives', async () => {
  const { user, router } = await open('uncertifiedClient', '/contact');
  await user.click(await screen.findByRole('radio', { name: /^お仕事・取引/ }));
  await user.type(screen.getByLabelText(/^内容/), words);
  server.answer('contacts', ({ type }) => {
    if (type === 'open') putStream('contact-c1', contactOpened);
    return { streamId: 'contact-c1', version: 1 };
  });
  await user.click(sendButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact/c1'));
  const lines = within(await screen.findByRole('list', { name: 'やり取り' }));
  expect(lines.getByText(words)).toBeTruthy();
  expect(screen.getByText(/^3日以内を目安に/)).toBeTruthy();

  await user.type(screen.getByLabelText(/^内容/), '追加で教えてください。');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await waitFor(() => expect((screen.getByLabelText(/^内容/) as HTMLTextAreaElement).value).toBe(''));
  expect(asked('contacts').map(({ type, text, contactId }) => [type, text, contactId])).toEqual([
    ['open', words, undefined],
    ['write', '追加で教えてください。', 'c1'],
  ]);
  expect(screen.queryByText(/^前回の入力内容/)).toBeNull();

  act(() => putStream('contact-c1', contactOpened, contactAnswered));
  await lines.findByText('翌月末の予定です。');
  // Members do not see which colleague answered.
  expect(lines.getByText('事務局')).toBeTruthy();
  expect(screen.getByText('回答済み')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '返信する' })).toBeTruthy();
});

const conversation = (change: Partial<GuestConversation> = {}): GuestConversation => ({
  category: 'ACCOUNT',
  status: 'CLOSED',
  since: NOON - DAY,
  messages: [{ number: 1, by: 'asker', text: '登録できません。', createdAt: NOON - 2 * DAY }],
  ...change,
});

test('a guest replies by the link of the mail, until 14 days after the closing', async () => {
  server.answer('guestContacts', () => conversation());
  const { user } = await open('guest', '/contact/c1?code=secret');
  await screen.findByText('登録できません。');
  expect(screen.getByText(new RegExp(longTime(repliesUntil(NOON - DAY)).replace(/[()]/g, '\\$&')))).toBeTruthy();
  await user.type(screen.getByLabelText(/^内容/), 'まだできません。');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await waitFor(() =>
    expect(asked('guestContacts').at(-1)).toMatchObject({ type: 'write', contactId: 'c1', code: 'secret', text: 'まだできません。' }),
  );
  await leaveApp();
  server.answer('guestContacts', () => conversation({ since: NOON - 14 * DAY }));
  await open('guest', '/contact/c1?code=secret');
  expect((await screen.findByRole('link', { name: '新しくお問い合わせする' })).getAttribute('href')).toBe('/contact');
  expect(screen.queryByLabelText(/^内容/)).toBeNull();
});

test('a link without its code says where to go', async () => {
  refuses('guestContacts', 'contact-link-invalid', errorMessages['contact-link-invalid']);
  await open('guest', '/contact/c1?code=guessed');
  expect(await screen.findByText(errorMessages['contact-link-invalid'])).toBeTruthy();
  await leaveApp();
  await open('guest', '/contact/c1');
  expect((await screen.findByRole('link', { name: 'ログインする' })).getAttribute('href')).toBe('/login?continuePath=%2Fcontact%2Fc1');
});

test('an office member is redirected to the office’s list', async () => {
  await open('office', '/contact');
  expect((await screen.findByRole('link', { name: 'お問い合わせの一覧へ' })).getAttribute('href')).toBe('/office/contacts');
});
