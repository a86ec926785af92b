import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { roomOpened, said } from '#web/features/testing/rooms.ts';
import { savedFiles } from '#web/features/testing/savedFiles.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { downloadFile } from '#web/testing/fakeDownloads.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { fakeStore } from '#web/testing/fakeStore.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import RoomScreen from './screens/roomScreen.tsx';

const saved = savedFiles();

atNoon();

/** The server's answers for PDFs, in the order of sending. */
let answers: (() => unknown)[];
let begun = 0;
beforeEach(() => {
  answers = [];
  fakeStore();
});

const open = (...events: AnyEvent[]) => {
  putStream('chat-o1', roomOpened, ...events);
  signedIn(uidOf.talent, { role: 'talent' });
  server.answer('chats', () => ({ streamId: 'chat-o1', version: 9 }));
  server.answer('uploads', ({ type }) => {
    if (type === 'begin') return { uploadId: `u${begun++}`, url: 'http://store/u', method: 'PUT', headers: {} };
    return type === 'finishPicture' ? { path: `pictures/${uidOf.talent}/a_M.webp` } : answers.shift()?.();
  });
  shownAt('/talent/mypage/messages/o1', <RoomScreen />, '/talent/mypage/messages/:roomId');
  return userEvent.setup({ applyAccept: false });
};
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const stored = (name: string) => ({ path: `documents/${uidOf.talent}/${name}.pdf`, size: 1_234_567 });
const input = () => screen.findByLabelText('画像・PDFを添付する');
const posts = () => server.asked.filter(({ payload }) => payload.type === 'post').map(({ payload }) => payload);
const sendButton = () => screen.getByRole('button', { name: '送信する' }) as HTMLButtonElement;

describe('the composer', () => {
  test('attaches images and PDFs with one button and sends both', async () => {
    const user = open();
    answers = [() => stored('a')];
    await user.upload(await input(), [new File(['x'], 'map.png', { type: 'image/png' }), pdf('/tmp/香盤\u202e表.PDF')]);
    const files = within(await screen.findByRole('list', { name: '添付するファイル' }));
    expect(within(screen.getByRole('list', { name: '添付する画像' })).getAllByRole('listitem')).toHaveLength(1);
    await files.findByText('香盤表.pdf');
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    await user.click(sendButton());
    await waitFor(() =>
      expect(posts()).toMatchObject([
        { text: '', pictures: [`pictures/${uidOf.talent}/a_M.webp`], files: [{ ...stored('a'), name: '香盤表.pdf' }] },
      ]),
    );
    // Until the message is in the room, a preview shows the same content.
    const bubble = (await screen.findByText('送信中…')).closest('li') as HTMLElement;
    await within(bubble).findByText('香盤表.pdf');
    expect(screen.queryByRole('list', { name: '添付するファイル' })).toBeNull();
  });

  test('shows why a PDF was refused; it is sent again or removed, and nothing is sent without it', async () => {
    const user = open();
    answers = [() => Promise.reject(refusal('document-locked', '制限があります。')), () => stored('b')];
    await user.upload(await input(), pdf('台本.pdf'));
    const row = within(await screen.findByRole('list', { name: '添付するファイル' }));
    expect((await row.findByRole('alert')).textContent).toBe('制限があります。');
    expect(sendButton().disabled).toBe(true);
    await user.click(row.getByRole('button', { name: '台本.pdfをもう一度送る' }));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    await user.click(row.getByRole('button', { name: '台本.pdfを削除する' }));
    expect(screen.queryByRole('list', { name: '添付するファイル' })).toBeNull();
    expect(sendButton().disabled).toBe(true);
    expect(posts()).toEqual([]);
  });

  test('accepts at most three PDFs and names the allowed formats', async () => {
    const user = open();
    answers = ['a', 'b', 'c', 'd'].map((name) => () => stored(name));
    await user.upload(await input(), ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map(pdf));
    await screen.findByText('PDFは3件まで選べます。');
    expect(within(screen.getByRole('list', { name: '添付するファイル' })).getAllByRole('listitem')).toHaveLength(3);
    await user.upload(await input(), new File(['x'], 'a.docx', { type: 'application/msword' }));
    await screen.findByText('JPEG・PNG・WebP形式の画像か、PDFを選択してください。');
  });
});

describe('a file of a message', () => {
  const file = { path: `documents/${uidOf.client}/a.pdf`, name: '香盤表.pdf', size: 1_234_567 };

  test('is saved with its name', async () => {
    downloadFile.mockResolvedValueOnce(new Blob(['%PDF']));
    const user = open(said('client', 1, { files: [file] }));
    const button = await screen.findByRole('button', { name: /^香盤表\.pdf\s*1\.2MB\s*保存する$/ });
    await user.click(button);
    await waitFor(() => expect(saved().map(({ name }) => name)).toEqual(['香盤表.pdf']));
    expect(await saved()[0]?.text()).toBe('%PDF');
    expect(downloadFile.mock.lastCall?.slice(0, 2)).toEqual(['messageFiles', { roomId: 'o1', messageId: 'client-1', path: file.path }]);
  });

  test('that cannot be fetched shows why and can be pressed again', async () => {
    downloadFile.mockRejectedValueOnce(new CommandError('unreachable', '接続をご確認ください。'));
    const user = open(said('client', 1, { files: [file] }));
    const button = await screen.findByRole('button', { name: /^香盤表\.pdf/ });
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('接続をご確認ください。');
    downloadFile.mockResolvedValueOnce(new Blob(['%PDF']));
    await user.click(button);
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
