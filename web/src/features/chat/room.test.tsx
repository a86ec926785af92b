import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { asked, firstOfPair, parties, terms } from '#domain/testing/dealSamples.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import { sheetFacts, sheetWords } from '#domain/testing/sheets.ts';
import { offerStatusView } from '#domain/work/offer/statusView.ts';
import { inboxPath } from '#projections/inbox/inbox.schema.ts';
import { emptyInbox } from '#projections/inbox/inbox.ts';
import { noConnection } from '#web/entities/testing/subjects.ts';
import { roomOpened, said } from '#web/features/testing/rooms.ts';
import { tellUser } from '#web/shared/data/auth/userChange.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { setWidth } from '#web/testing/windowWidth.ts';
import RoomScreen from './screens/roomScreen.tsx';

atNoon();

const times = [
  { date: '2026-12-14', from: '09:00', to: '18:00' },
  { date: '2026-12-15', from: '22:00', to: '02:00' },
];
const find = () => server.answer('chats', () => ({ streamId: 'chat-o1', version: 9 }));
const open = (...events: AnyEvent[]) => {
  putStream('chat-o1', roomOpened, ...events);
  signedIn(uidOf.talent, { role: 'talent' });
  find();
  shownAt('/talent/mypage/messages/o1', <RoomScreen />, '/talent/mypage/messages/:roomId');
  return userEvent.setup();
};
const payloads = () => server.asked.map(({ payload }) => payload);
const sent = () => payloads().filter(({ type }) => type !== 'read');

describe('a room', () => {
  test('marks the newest own message that the other side has read, and no other', async () => {
    const read: AnyEvent = { type: 'ChatRead', data: { ...parties, side: 'client', upTo: 2, unreadCount: 1, remindDue: null } };
    open(...['一つ目', '二つ目', '三つ目'].map((text, at) => said('talent', at + 1, { text })), read);
    const lines = await screen.findByRole('list', { name: 'メッセージ' });
    await within(lines).findByText('三つ目');
    expect(within(lines).getByText('既読').closest('li')?.textContent).toContain('二つ目');
  });

  test.each(['wide', 'usual'] as const)('keeps day, place, fee and state of its deal in sight in a %s window', async (width) => {
    setWidth(width);
    const offer: AnyEvent = {
      type: 'OfferMade',
      data: { ...parties, ...terms, ...asked, sheet: { facts: sheetFacts, words: 1 }, sheetWords, message: null, ...firstOfPair },
    };
    putStream('offer-o1', offer);
    open();
    const head = within(await screen.findByRole('region', { name: 'お仕事の条件' }));
    await head.findByText(offerStatusView.IN_PROGRESS.talent.label, { exact: false });
    expect(head.getByText('報酬').parentElement?.textContent).toContain('税抜');
    expect(head.getByText('場所').parentElement?.textContent).toContain(sheetWords.place);
    expect(head.getByText('日時').parentElement?.textContent).toContain('11/30');
    expect(document.querySelector('details') === null).toBe(width === 'wide');
  });

  test('finds words in the loaded messages and in names of files', async () => {
    const file = { path: 'documents/client-1/a.pdf', name: '香盤表.pdf', size: 9 };
    const user = open(
      said('client', 1, { text: '集合はＡ口です。' }),
      said('client', 2, { files: [file] }),
      said('talent', 1, { text: '了解です。' }),
    );
    const lines = within(await screen.findByRole('list', { name: 'メッセージ' }));
    await lines.findByText('了解です。');
    await user.click(screen.getByRole('button', { name: 'このやり取り：メニュー' }));
    await user.click(await screen.findByRole('menuitem', { name: 'メッセージを検索' }));
    await user.type(await screen.findByRole('searchbox'), 'a口');
    await waitFor(() => expect(lines.queryByText('了解です。')).toBeNull());
    expect(lines.getByText('集合はＡ口です。')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '香盤');
    await lines.findByText('香盤表.pdf');
    expect(lines.queryByText('集合はＡ口です。')).toBeNull();
    await user.click(screen.getByRole('button', { name: '検索を終了' }));
    expect(lines.getByText('了解です。')).toBeTruthy();
  });

  test('turns URLs into links that open a new page', async () => {
    open(said('client', 1, { text: '地図はhttps://example.com/mapです。' }));
    const link = await screen.findByRole('link', { name: 'https://example.com/map' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow']);
  });

  test('inserts a phrase that can be edited', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: '定型文・日程' }));
    await user.click(await screen.findByRole('button', { name: '集合場所と時間を教えていただけますか。' }));
    expect((screen.getByLabelText('メッセージを入力') as HTMLTextAreaElement).value).toBe('集合場所と時間を教えていただけますか。');
    expect(sent()).toEqual([]);
  });
});

const field = () => screen.findByLabelText('メッセージを入力') as Promise<HTMLTextAreaElement>;
const say = async (user: ReturnType<typeof open>, text: string) => {
  await user.type(await field(), text);
  await user.click(screen.getByRole('button', { name: '送信する' }));
};
const lose = () => server.answer('chats', () => Promise.reject(noConnection()));

describe('the message field', () => {
  test.each([['Control'], ['Meta']])('Enter breaks the line, and %s+Enter sends', async (key) => {
    const user = open();
    await user.type(await field(), `集合は{Enter}9時です。`);
    expect((await field()).value).toBe('集合は\n9時です。');
    expect(sent()).toEqual([]);
    await user.type(await field(), `{${key}>}{Enter}{/${key}}`);
    await waitFor(() => expect(sent()).toMatchObject([{ type: 'post', text: '集合は\n9時です。' }]));
    expect((await field()).value).toBe('');
  });

  test('a failed message keeps its text and is sent again with the same id', async () => {
    const user = open();
    lose();
    await say(user, '電車が遅れています。');
    const retry = await screen.findByRole('button', { name: 'もう一度送る' });
    // The two acts must not look alike.
    expect(screen.getByRole('button', { name: '取り消す' }).className).not.toBe(retry.className);
    expect(screen.getByText('電車が遅れています。')).toBeTruthy();
    find();
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'もう一度送る' })).toBeNull());
    expect(sent()).toHaveLength(2);
    expect(new Set(sent().map(({ commandId }) => commandId)).size).toBe(1);
  });
});

const textsSent = () => sent().map(({ text }) => text);

describe('without a connection', () => {
  test.each([
    ['it returns', () => dispatchEvent(new Event('online'))],
    ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('messages are sent again in their order when %s, also after the user left the room', async (_, happens) => {
    const user = open();
    lose();
    await say(user, '電車が遅れています。');
    await say(user, '10分ほど遅れます。');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'もう一度送る' })).toHaveLength(2));
    // The browser asks before it closes the tab.
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    cleanup();
    find();
    act(() => void happens());
    await waitFor(() => expect(sent()).toHaveLength(4));
    expect(textsSent().slice(2)).toEqual(['電車が遅れています。', '10分ほど遅れます。']);
    expect(new Set(sent().map(({ commandId }) => commandId)).size).toBe(2);
  });

  test('a message survives a reload of the tab, and is sent with the same id', async () => {
    const user = open();
    lose();
    await say(user, '電車が遅れています。');
    await screen.findByRole('button', { name: 'もう一度送る' });
    cleanup();
    // The memory of the page ends as with a session that ended elsewhere; the tab's storage stays.
    tellUser('left');
    find();
    open();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await screen.findByText('電車が遅れています。');
    expect(new Set(sent().map(({ commandId }) => commandId)).size).toBe(1);
    expect(screen.queryByRole('button', { name: 'もう一度送る' })).toBeNull();
  });

  test('a withdrawn message is not sent', async () => {
    const user = open();
    lose();
    await say(user, '電車が遅れています。');
    await user.click(await screen.findByRole('button', { name: '取り消す' }));
    find();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('電車が遅れています。')).toBeNull();
    await say(user, '着きました。');
    await waitFor(() => expect(textsSent()).toEqual(['電車が遅れています。', '着きました。']));
  });

  test('a refused message is not sent again on its own', async () => {
    const user = open();
    server.answer('chats', () => Promise.reject(refusal('not-found', '見つかりません。')));
    await say(user, 'こんにちは。');
    await screen.findByText('見つかりません。');
    find();
    act(() => void dispatchEvent(new Event('online')));
    expect(sent()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'もう一度送る' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
  });
});

describe('the room of an ended deal', () => {
  const put = (blocked: readonly string[]) => server.put(inboxPath(uidOf.talent), { ...emptyInbox(uidOf.talent), blocked });
  const composer = () => screen.queryByLabelText('メッセージを入力');
  const dates = () => said('client', 1, { dates: times });

  test('keeps the message field while the deal is under way', async () => {
    putStream('offer-o1', ...histories.IN_PROGRESS);
    open(dates());
    act(() => put([uidOf.client]));
    await screen.findByText(offerStatusView.IN_PROGRESS.talent.label, { exact: false });
    expect(composer()).not.toBeNull();
    await screen.findByRole('form', { name: '日程への回答' });
  });

  test('closes with a neutral text once the server refuses, and opens once a message is sent', async () => {
    putStream('offer-o1', ...histories.IS_REFUSED);
    const user = open();
    const text = errorMessages['room-closed'];
    server.answer('chats', () => Promise.reject(refusal('room-closed', text)));
    await say(user, '先日はありがとうございました。');
    const closed = (await screen.findByText(text, { selector: '[role=status] *' })).closest('[role=status]');
    expect(closed?.textContent).not.toContain('ブロック');
    expect(composer()).toBeNull();
    find();
    await user.click(screen.getByRole('button', { name: 'もう一度送る' }));
    await field();
  });
});

test('messages count as read only while the page is visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  open(said('client', 1, { text: '集合時間が変わりました。' }));
  await screen.findByText('集合時間が変わりました。');
  const read = () => payloads().filter(({ type }) => type === 'read');
  expect(read()).toEqual([]);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(read()).toMatchObject([{ roomId: 'o1', upTo: 1 }]));
  visibility.mockRestore();
});

describe('times', () => {
  test('are proposed in one message, and errors are at their field', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: '定型文・日程' }));
    await user.click(await screen.findByRole('button', { name: '日程を提案する' }));
    const dialog = within(await screen.findByRole('dialog', { name: '日程を提案する' }));
    fireEvent.change(dialog.getByLabelText(/^日付/), { target: { value: '2026-11-19' } });
    await user.click(dialog.getByRole('button', { name: 'この日程を送る' }));
    await dialog.findByText('過ぎた日は選べません');
    expect(sent()).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/^日付/), { target: { value: '2026-12-14' } });
    await user.click(dialog.getByRole('button', { name: 'この日程を送る' }));
    await waitFor(() => expect(sent()).toMatchObject([{ type: 'proposeDates', text: '', dates: [times[0]] }]));
  });

  test('of the other side are answered one by one and sent together', async () => {
    const user = open(said('client', 1, { dates: times }));
    const form = within(await screen.findByRole('form', { name: '日程への回答' }));
    const send = form.getByRole('button', { name: '回答を送る' }) as HTMLButtonElement;
    await user.click(within(form.getByRole('radiogroup', { name: '12/14(月) 09:00〜18:00' })).getByRole('radio', { name: '可' }));
    expect(send.disabled).toBe(true);
    await user.click(within(form.getByRole('radiogroup', { name: '12/15(火) 22:00〜翌02:00' })).getByRole('radio', { name: '不可' }));
    await user.click(send);
    await waitFor(() => expect(sent()).toMatchObject([{ type: 'answerDates', answerTo: 'client-1', answers: ['YES', 'NO'] }]));
  });

  test('show the last answer, which can be changed', async () => {
    const answered = said('talent', 1, { dates: times, answerTo: 'client-1', answers: ['MAYBE', 'NO'] });
    const user = open(said('client', 1, { dates: times }), answered);
    const proposal = (await screen.findByText('日程の提案')).closest('li') as HTMLElement;
    expect(proposal.textContent).toContain('12/14(月) 09:00〜18:00　△ 要調整');
    await user.click(within(proposal).getByRole('button', { name: '回答を変更する' }));
    expect((within(proposal).getAllByRole('radio', { name: '要調整' })[0] as HTMLInputElement).checked).toBe(true);
  });

  test('of one’s own show the answers and cannot be answered', async () => {
    open(said('talent', 1, { dates: times }), said('client', 1, { dates: times, answerTo: 'talent-1', answers: ['YES', 'MAYBE'] }));
    const proposal = (await screen.findByText('日程の提案')).closest('li') as HTMLElement;
    expect(proposal.textContent).toContain('○ 可');
    expect(within(proposal).queryByRole('button')).toBeNull();
  });
});
