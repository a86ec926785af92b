import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import { noConnection } from '#web/entities/testing/subjects.ts';
import { unsentIn } from '#web/shared/data/platform/tabInput.ts';
import { draftStorage } from '#web/shared/forms/draftStorage.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { textsOf } from '#web/testing/texts.ts';
import { type Draft, saysNothing } from './commands/postMessage.ts';
import MessagesScreen from './screens/messagesScreen.tsx';

atNoon();

const names: Readonly<Record<string, string>> = { r1: '白石 美咲', r2: '大野 修一', r3: '清水 結衣' };

/** A room per name, of which the second has an unread message. */
beforeEach(() => {
  signedIn(uidOf.client, { role: 'client' });
  for (const [roomId, name] of Object.entries(names)) {
    putStream(`chat-${roomId}`, { type: 'ChatOpened', data: { ...parties, dealKind: 'offer', dealId: roomId } });
    const path = `chatRoomReferences/${uidOf.client}_${roomId}`;
    const { peer, job, ...room } = server.document(path) as unknown as ChatRoomReference;
    const title = roomId === 'r3' ? 'ウェブＣＭ' : 'カタログ';
    const changed = { peer: { ...peer, name }, job: { ...job, title }, unreadCount: roomId === 'r2' ? 1 : 0 };
    server.put(path, { ...room, ...changed });
  }
});

const shownNames = () => textsOf(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 }));
const open = async (search = '') => {
  const router = shownAt(
    `/client/mypage/messages${search}`,
    <main>
      <MessagesScreen />
    </main>,
  );
  await screen.findByRole('searchbox');
  return { user: userEvent.setup(), router };
};

test('the list of rooms can show the unread ones only, and a room keeps the filter in its address', async () => {
  const { user } = await open();
  expect(shownNames()).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: /^未読/ }));
  await waitFor(() => expect(shownNames()).toEqual(['大野 修一']));
  expect(screen.getByRole('link', { name: '大野 修一' }).getAttribute('href')).toBe('/client/mypage/messages/r2?tab=unread');
});

test('rooms are found by the name of the other side and by the job', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), '白石');
  await waitFor(() => expect(shownNames()).toEqual(['白石 美咲']));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'うぇぶcm');
  await waitFor(() => expect(shownNames()).toEqual(['清水 結衣']));
  await user.click(screen.getByRole('link', { name: /^未読/ }));
  await screen.findByText('当てはまるメッセージはありません');
});

test('rooms in which nobody has written are folded, without the open one and one with an unsent message', async () => {
  const path = `chatRoomReferences/${uidOf.client}_r3`;
  const lastMessage = { senderId: uidOf.client, text: 'はい。', pictures: 0, files: 0, kind: 'SAID' };
  server.put(path, { ...(server.document(path) as unknown as ChatRoomReference), lastMessage });
  await open();
  const fold = (await screen.findByText('まだメッセージのない相手（2人）')).closest('details') as HTMLElement;
  expect(within(fold).getAllByRole('heading', { level: 2 })).toHaveLength(2);
  draftStorage<readonly Draft[]>(unsentIn('r1'), uidOf.client).write([]);
  await userEvent.setup().type(screen.getByRole('searchbox'), '大野');
  await waitFor(() => expect(shownNames()).toEqual(['大野 修一']));
  expect(screen.queryByText(/^まだメッセージのない相手/)).toBeNull();
  await userEvent.setup().clear(screen.getByRole('searchbox'));
  await screen.findByText('まだメッセージのない相手（1人）');
});

test('a room with a message that could not be sent says so, until it is sent', async () => {
  const lost = { ...saysNothing, text: '遅れます。', commandId: 'command-1', id: 'message-1' };
  draftStorage<readonly Draft[]>(unsentIn('r1'), uidOf.client).write([lost]);
  server.answer('chats', () => {
    throw noConnection();
  });
  await open();
  await screen.findByText('送信できていないメッセージがあります');
  server.answer('chats', () => ({ streamId: 'chat-r1', version: 2 }));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('送信できていないメッセージがあります')).toBeNull());
  expect(server.asked.map(({ payload }) => payload.commandId)).toEqual(['command-1', 'command-1']);
});
