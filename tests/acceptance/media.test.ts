import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import type { Picture } from '#functions/media/processPicture.ts';
import { runtime } from '#functions/runtime.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import type { TalentPrivate } from '#projections/talent/talentPrivate.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { call, refusal, send } from '#tests/support/callables.ts';
import { eventsOf } from '#tests/support/log.ts';
import {
  clientProfile,
  document,
  newClient,
  newOffice,
  newTalent,
  type Person,
  posting,
  signUp,
  suspend,
  talentProfile,
} from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';
import { beginUpload, sendFile, stored, upload } from '#tests/support/uploads.ts';

let office: Person;
let talent: Person;
let photo: Buffer;
beforeAll(async () => {
  office = await newOffice();
  talent = await newTalent(office);
  photo = await sharp({ create: { width: 1_600, height: 800, channels: 3, background: '#5eb9e6' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'ひみつ' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
});

const detailsOf = async (attempt: Promise<unknown>) => (await refusal(attempt)).details;
const codeOf = async (attempt: Promise<unknown>) => (await detailsOf(attempt))?.code;
const addImage = (person: Person, uploadId: string) =>
  send(person, 'media', { type: 'add', content: { mediaType: 'IMAGE', uploadId }, description: '舞台より', orderIndex: 1 });

describe('a portfolio', () => {
  test('accepts a picture at a signed address: upright, two sizes, no EXIF data, original deleted', async () => {
    const uploadId = await upload(talent, 'image/jpeg', photo);
    const { streamId } = await addImage(talent, uploadId);
    const mediaId = streamId.slice('media-'.length);
    const path = `talents/${talent.uid}/media/${mediaId}`;
    const item = await document<Media>(path, () => true);
    expect(item).toMatchObject({ ownerId: talent.uid, type: 'IMAGE', description: '舞台より', orderIndex: 1, url: item.M });
    for (const [variant, width, height] of [
      [item.S, 160, 320],
      [item.M, 480, 960],
    ] as const) {
      const answer = await stored(variant as string);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([metadata.width, metadata.height, metadata.exif]).toEqual([width, height, undefined]);
    }
    expect(await runtime().objects.sizeOf(`uploads/${talent.uid}/${uploadId}`)).toBe(0);
    // Paths and texts of the talent are encrypted in the log.
    expect(JSON.stringify(await eventsOf(streamId))).not.toMatch(/舞台より|_M\.webp/);

    await send(talent, 'media', { type: 'describe', mediaId, description: '千秋楽' });
    await send(talent, 'media', { type: 'reorder', mediaId, orderIndex: 3 });
    await document<Media>(path, ({ description, orderIndex }) => description === '千秋楽' && orderIndex === 3);
    const other = await newTalent(office);
    expect(await codeOf(send(other, 'media', { type: 'remove', mediaId }))).toBe('permission-denied');
    await send(talent, 'media', { type: 'remove', mediaId });
    await until(
      async () => (await runtime().db.doc(path).get()).exists,
      (exists) => !exists,
      'the item to go',
    );
    for (const variant of [item.S, item.M])
      await until(
        () => runtime().objects.sizeOf(variant as string),
        (size) => size === null,
        'the files to go',
      );
  });

  test('loses an item that the office removes: its files are deleted, and its owner reads the reason', async () => {
    const { streamId } = await addImage(talent, await upload(talent, 'image/jpeg', photo));
    const mediaId = streamId.slice('media-'.length);
    const path = `talents/${talent.uid}/media/${mediaId}`;
    const { S, M } = await document<Media>(path, () => true);
    const takeDown = { type: 'takeDown', mediaId, reason: 'ほかの方が写っているため' };
    expect(await codeOf(send(talent, 'media', takeDown))).toBe('permission-denied');
    await send(office, 'media', takeDown);
    expect(await document<Media>(path, ({ state }) => state === 'TAKEN_DOWN')).toMatchObject({
      takenDown: takeDown.reason,
      S: null,
      M: null,
      url: '',
    });
    for (const variant of [S, M])
      await until(
        () => runtime().objects.sizeOf(variant as string),
        (size) => size === null,
        'the files to go',
      );
    await send(talent, 'media', { type: 'remove', mediaId });
  });

  test('a removed profile picture is deleted too, and another save does not restore it', async () => {
    const shown = await newTalent(office);
    const picture = async (): Promise<Picture> => {
      const uploadId = await upload(shown, 'image/jpeg', photo);
      return call<Picture>(shown, 'uploads', { type: 'finishPicture', uploadId });
    };
    const { path, S, M } = await picture();
    const profile = { ...talentProfile(), thumbnail: path };
    await send(shown, 'talents', profile);
    await send(office, 'talents', { type: 'takeDownPicture', uid: shown.uid, path, reason: 'お顔が写っていないため' });
    await document<Talent>(`talents/${shown.uid}`, ({ thumbnail }) => thumbnail === null);
    const own = await document<TalentPrivate>(`talentPrivate/${shown.uid}`, ({ picturesTakenDown }) => picturesTakenDown.length === 1);
    expect(own.picturesTakenDown).toMatchObject([{ reason: 'お顔が写っていないため' }]);
    for (const variant of [S, M])
      await until(
        () => runtime().objects.sizeOf(variant),
        (size) => size === null,
        'the files to go',
      );
    expect(Object.keys((await detailsOf(send(shown, 'talents', profile)))?.fields ?? {})).toEqual(['thumbnail']);
    const other = await picture();
    await send(shown, 'talents', { ...profile, thumbnail: other.path });
    await document<Talent>(`talents/${shown.uid}`, ({ thumbnail }) => thumbnail === other.path);
    await document<TalentPrivate>(`talentPrivate/${shown.uid}`, ({ picturesTakenDown }) => picturesTakenDown.length === 0);
  });

  test('accepts a video by any form of its address', async () => {
    const content = { mediaType: 'YOUTUBE', url: 'https://youtu.be/dQw4w9WgXcQ?si=abc' };
    const { streamId } = await send(talent, 'media', { type: 'add', content, description: '', orderIndex: 2 });
    const video = await document<Media>(`talents/${talent.uid}/media/${streamId.slice('media-'.length)}`, () => true);
    expect(video).toMatchObject({ type: 'YOUTUBE', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', S: null, M: null });
    const elsewhere = { type: 'add', content: { mediaType: 'YOUTUBE', url: 'https://example.com/v' }, description: '', orderIndex: 2 };
    expect((await detailsOf(send(talent, 'media', elsewhere)))?.fields).toHaveProperty(['content.url']);
  });

  test('is for talents only', async () => {
    const client = await newClient(office);
    expect(await codeOf(addImage(client, await upload(client, 'image/jpeg', photo)))).toBe('permission-denied');
  });

  test('a repeated command gives the same item', async () => {
    const uploadId = await upload(talent, 'image/jpeg', photo);
    const command = { type: 'add', content: { mediaType: 'IMAGE', uploadId }, description: '', orderIndex: 9 };
    const commandId = crypto.randomUUID();
    const first = await send(talent, 'media', command, commandId);
    expect(await send(talent, 'media', command, commandId)).toEqual(first);
  });
});

describe('before a file is sent', () => {
  test('its type and size are checked', async () => {
    const fieldsOf = async (contentType: string, size: number) => (await detailsOf(beginUpload(talent, contentType, size)))?.fields;
    expect(await fieldsOf('image/heic', 1)).toHaveProperty('contentType', expect.stringContaining('HEIC'));
    expect(await fieldsOf('image/svg+xml', 1)).toHaveProperty('contentType');
    expect(await fieldsOf('image/png', businessRules.pictureBytesMax + 1)).toHaveProperty('size');
    for (const type of ['video/mp4', 'video/quicktime'])
      expect(await fieldsOf(type, businessRules.movieBytesMax + 1)).toHaveProperty('size', expect.stringContaining('100MB以下'));
  });
  test('its account is checked in the log', async () => {
    expect(await codeOf(beginUpload(await signUp(), 'image/png', 1))).toBe('permission-denied');
    const suspended = await suspend(office, await newTalent(office));
    expect(await codeOf(beginUpload(suspended, 'image/png', 1))).toBe('account-suspended');
  });
});

describe('a signed address', () => {
  test('accepts one file of the granted size and type, once', async () => {
    const begun = await beginUpload(talent, 'image/jpeg', photo.length);
    expect(begun.expiresAt - Date.now()).toBeLessThanOrEqual(businessRules.uploadPeriod);
    expect(await sendFile(begun, Buffer.concat([photo, Buffer.from('!')]))).toBe(400);
    expect(await sendFile(begun, Buffer.alloc(0))).toBe(400);
    expect(await sendFile(begun, photo, { 'content-type': 'text/html' })).toBe(403);
    expect(await sendFile(begun, photo, { 'x-goog-content-length-range': '1,999999999' })).toBe(403);
    expect(await sendFile(begun, photo, { 'x-goog-if-generation-match': '1' })).toBe(403);
    expect(await sendFile(begun, photo)).toBe(200);
    expect(await sendFile(begun, photo)).toBe(412);
  });
  test('accepts no second file after the check', async () => {
    for (const bytes of [photo, Buffer.from('no picture')]) {
      const begun = await beginUpload(talent, 'image/jpeg', photo.length);
      expect(await sendFile(begun, bytes)).toBe(200);
      await call(talent, 'uploads', { type: 'finishPicture', uploadId: begun.uploadId }).catch(() => undefined);
      expect(await sendFile(begun, photo)).toBe(412);
    }
  });
  test('is valid for its path and for a limited time', async () => {
    const begun = await beginUpload(talent, 'image/jpeg', photo.length);
    const change = (from: string | RegExp, to: string) => ({ ...begun, url: begun.url.replace(from, to) });
    expect(await sendFile(change(talent.uid, 'somebody'), photo)).toBe(403);
    expect(await sendFile(change(/expires=\d+/, `expires=${Date.now() + DAY}`), photo)).toBe(403);
    const late = await runtime().objects.signedUpload({
      path: begun.path,
      contentType: 'image/jpeg',
      bytesMax: 9,
      expiresAt: Date.now() - 1,
    });
    expect(await sendFile({ ...begun, ...late }, photo)).toBe(403);
  });
  test('does not show an upload that is not checked', async () => {
    const begun = await beginUpload(talent, 'image/jpeg', photo.length);
    await sendFile(begun, photo);
    for (const path of [begun.path, `pictures/../${begun.path}`, begun.path.replace('uploads/', 'uploads%2f')])
      expect((await stored(path)).status).toBe(404);
  });
});

describe('after a file came', () => {
  test('another person’s picture cannot be used in a profile, a posting or a draft', async () => {
    const [client, other] = await Promise.all([newClient(office), newTalent(office)]);
    const uploadId = await upload(talent, 'image/jpeg', photo);
    const { path } = await call<Picture>(talent, 'uploads', { type: 'finishPicture', uploadId });
    const fieldsOf = async (attempt: Promise<unknown>) => Object.keys((await detailsOf(attempt))?.fields ?? {});
    expect(await fieldsOf(send(other, 'talents', { ...talentProfile(), thumbnail: path }))).toEqual(['thumbnail']);
    expect(await fieldsOf(send(client, 'clients', { ...clientProfile(), thumbnail: path }))).toEqual(['thumbnail']);
    expect(await fieldsOf(send(client, 'jobs', { ...posting(), pictures: [path] }))).toEqual(['pictures']);
    await send(talent, 'talents', { ...talentProfile(), thumbnail: path });
  });
  test('pictures of profiles, postings and messages are processed the same way', async () => {
    const client = await newClient(office);
    const uploadId = await upload(client, 'image/jpeg', photo);
    const picture = await call<Picture>(client, 'uploads', { type: 'finishPicture', uploadId });
    expect((await stored(picture.path)).status).toBe(200);
    expect((await stored(picture.S)).status).toBe(200);
  });
});
