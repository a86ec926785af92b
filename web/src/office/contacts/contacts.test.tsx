import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactAnswered, contactOpened, guestContactClosed, guestContactOpened } from '#domain/testing/contactSamples.ts';
import { DAY, HOUR, NOON } from '#domain/testing/contexts.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putColleague } from '#web/testing/officeWorld.ts';
import { accepts, putStream, putWorld } from '#web/testing/putWorld.ts';
import { clientRegistered } from '#web/testing/registrations.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import { answerTemplates } from './components/answerForm.tsx';
import ContactsScreen from './contactsScreen.tsx';

beforeEach(() => {
  vi.setSystemTime(NOON + 4 * DAY);
});

const open = (at = '/office/contacts') =>
  renderOffice(<ContactsScreen />, at, at.split('/').length > 3 ? '/office/contacts/:contactId' : undefined);
const rows = async () =>
  within(await screen.findByRole('table', { name: 'お問い合わせの一覧' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

const laterBy = (time: number): typeof guestContactOpened => {
  if (guestContactOpened.type !== 'GuestContactOpened') throw new Error('no guest');
  return { ...guestContactOpened, data: { ...guestContactOpened.data, at: NOON + time } };
};

test('the longest waiting contact is first and shows when the office was reminded', async () => {
  putWorld(
    ['client-client-1', clientRegistered()],
    ['contact-fresh', laterBy(4 * DAY - HOUR)],
    ['contact-slow', laterBy(2 * DAY)],
    ['contact-late', contactOpened],
    ['contact-answered', contactOpened, contactAnswered],
  );
  open();
  const shown = await rows();
  expect(shown).toEqual([
    expect.stringContaining(`お仕事・取引：${clientProfile.company.name}`),
    expect.stringContaining('アカウント：山田 京子（会員以外）'),
    expect.stringContaining('アカウント：山田 京子（会員以外）'),
  ]);
  expect(shown.map((row) => /（目安の(\d+)時間を超過）/.exec(row ?? '')?.[1])).toEqual(['72', '24', undefined]);
});

test('the office starts with a template, answers, and closes with the answer', async () => {
  putStream('contact-c1', contactOpened);
  const { user } = open('/office/contacts/c1');
  const field = (await screen.findByLabelText(/^内容/)) as HTMLTextAreaElement;
  await user.selectOptions(screen.getByLabelText('定型文を入れる'), answerTemplates[0].label);
  expect(field.value).toBe(answerTemplates[0].text);
  await user.click(screen.getByRole('radio', { name: '完了にする' }));
  accepts('contacts', 'contact-c1', contactOpened, contactAnswered);
  await user.click(screen.getByRole('button', { name: '回答を送信する' }));
  await waitFor(() => expect((screen.getByLabelText(/^内容/) as HTMLTextAreaElement).value).toBe(''));
  expect(server.sentTo('contacts')).toMatchObject([{ type: 'answer', contactId: 'c1', text: answerTemplates[0].text, closes: true }]);
  expect(await screen.findByText('翌月末の予定です。')).toBeTruthy();
});

test('an answer shows the name of the office member who wrote it', async () => {
  putColleague();
  putStream('contact-c1', contactOpened, contactAnswered);
  open('/office/contacts/c1');
  const [, answer] = within(await screen.findByRole('list', { name: 'やり取り' })).getAllByRole('listitem');
  await within(answer as HTMLElement).findByText(/^keiri@example\.com/);
});

test('a guest’s address is masked, and a guest’s closed contact can be erased', async () => {
  putStream('contact-g1', guestContactOpened);
  const { user } = open('/office/contacts/g1');
  expect(await screen.findByText('k***@example.com')).toBeTruthy();
  expect(document.body.textContent).not.toContain('kyoko@example.com');
  expect(screen.queryByRole('button', { name: '内容を消去する' })).toBeNull();
  act(() => putStream('contact-g1', guestContactOpened, guestContactClosed));
  const dialog = await openDialog(user, '内容を消去する');
  server.answer('contacts', () => {
    server.remove('contacts/g1');
    return { streamId: 'contact-g1', version: 3 };
  });
  await user.click(dialog.getByRole('button', { name: '内容を消去する' }));
  await screen.findByText('お問い合わせが見つかりません');
  expect(server.lastCommand()).toMatchObject({ type: 'erase', contactId: 'g1' });
});

test('a member cannot answer their own contact', async () => {
  if (contactOpened.type !== 'ContactOpened') throw new Error('no member');
  putStream('contact-own', { ...contactOpened, data: { ...contactOpened.data, uid: 'office', role: null } });
  open('/office/contacts/own');
  expect(await screen.findByText('ご自身のお問い合わせには、ほかの担当者が回答します。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '回答を送信する' })).toBeNull();
});
