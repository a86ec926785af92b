import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { personalFolders } from '#functions/media/objectStore.ts';
import type { StoredDocument } from '#functions/media/processDocument.ts';
import { DRAWN, pageObjects, pdfOf } from '#functions/media/testing/pdfs.ts';
import { runtime } from '#functions/runtime.ts';
import type { Message } from '#projections/chat/chatRooms.schema.ts';
import { call, send } from '#tests/support/callables.ts';
import { whenReference } from '#tests/support/chats.ts';
import { newOffer } from '#tests/support/deals.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, newCast, newTalent, type Person, suspend } from '#tests/support/people.ts';
import { stored, upload } from '#tests/support/uploads.ts';

const evil = pdfOf({ ...pageObjects('/OpenAction 32 0 R'), 32: "<< /S /JavaScript /JS (app.alert('evil')) >>" });
const NAME = '香盤表 (第2稿).pdf';

let cast: Cast;
let roomId: string;
let messageId: string;
let path: string;
beforeAll(async () => {
  cast = await newCast();
  roomId = (await newOffer(cast)).offerId;
  await whenReference(cast.talent, roomId);
});

const finished = async (person: Person, bytes: Buffer): Promise<StoredDocument> =>
  call(person, 'uploads', { type: 'finishDocument', uploadId: await upload(person, 'application/pdf', bytes) });
const postFile = (person: Person, file: object) => send(person, 'chats', { type: 'post', roomId, text: '', pictures: [], files: [file] });

/** Requests a file of the message like the browser. */
const fetched = (person: Pick<Person, 'token'> | null, change: object = {}) =>
  fetch(`${process.env.FUNCTIONS_BASE_URL}/${addressOf('messageFiles')}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(person && { Authorization: `Bearer ${person.token}` }) },
    body: JSON.stringify({ roomId, messageId, path, ...change }),
  });
const answered = async (person: Pick<Person, 'token'> | null, change: object = {}) => {
  const answer = await fetched(person, change);
  const { error } = (await answer.json()) as { error: { details: { code: string } } };
  return [answer.status, error.details.code];
};

describe('a PDF in a message', () => {
  test('is stored without its script, under the message’s name', async () => {
    const document = await finished(cast.client, evil);
    path = document.path;
    expect(path).toMatch(new RegExp(`^documents/${cast.client.uid}/[\\w-]+\\.pdf$`));
    expect((await runtime().objects.read(path)).includes('evil')).toBe(false);
    await postFile(cast.client, { ...document, name: NAME });
    const { lastMessage } = await whenReference(cast.talent, roomId, ({ unreadCount }) => unreadCount === 1);
    expect(lastMessage).toEqual({ senderId: cast.client.uid, text: '', pictures: 0, files: 1, kind: 'SAID' });
    const [message] = (await runtime().db.collection(`chatRooms/${roomId}/messages`).get()).docs.map((found) => found.data() as Message);
    expect(message?.files).toEqual([{ ...document, name: NAME }]);
    messageId = message?.id ?? '';
    // The file's name is the sender's, so the log has it encrypted only.
    expect(JSON.stringify(await eventsOf(`chat-${roomId}`))).not.toMatch(/香盤表|\.pdf/);
  });

  test('is sent to both members as a download, never as a page', async () => {
    for (const member of [cast.talent, cast.client]) {
      const answer = await fetched(member);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent('香盤表')}%20%28${encodeURIComponent('第2稿')}%29.pdf`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.includes(DRAWN)).toBe(true);
      expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    }
  });

  test('is refused to others, and has no public address', async () => {
    const stranger = await newTalent(cast.office);
    for (const other of [stranger, cast.office]) expect(await answered(other)).toEqual([403, 'permission-denied']);
    expect(await answered(null)).toEqual([401, 'unauthenticated']);
    expect(await answered(await suspend(cast.office, stranger))).toEqual([403, 'account-suspended']);
    expect((await stored(path)).status).toBe(404);
  });

  test('can be read only through its own message', async () => {
    const other = await finished(cast.client, evil);
    for (const change of [{ path: other.path }, { messageId: 'no-such-message' }, { path: `pictures/${cast.client.uid}/a.webp` }])
      expect(await answered(cast.talent, change)).toEqual([404, 'not-found']);
    expect(await answered(cast.talent, { roomId: 'no-such-room' })).toEqual([403, 'permission-denied']);
    expect(await answered(cast.talent, { path: '../uploads' })).toEqual([400, 'invalid-argument']);
  });

  test('is deleted with its sender', async () => {
    for (const folder of personalFolders(cast.client.uid)) await runtime().objects.removeFolder(folder);
    expect(await answered(cast.talent)).toEqual([404, 'not-found']);
  });
});
