import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { media } from '#domain/people/media/media.ts';
import { isLong } from '#domain/testing/rotation.ts';
import { fireDeadline } from '#functions/effects/deadlines/fireDeadline.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { makeMovieReady, moviePaths } from '#functions/media/makeMovieReady.ts';
import { clip, factsOf } from '#functions/media/testing/clips.ts';
import { runtime } from '#functions/runtime.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import { send } from '#tests/support/callables.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { document, newOffice, newTalent, type Person } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';
import { stored, upload } from '#tests/support/uploads.ts';

let talent: Person;
beforeAll(async () => {
  talent = await newTalent(await newOffice());
});

const isDone = ({ state }: Media) => state !== 'PROCESSING';
const addMovie = async (bytes: Buffer, contentType = 'video/quicktime') => {
  const uploadId = await upload(talent, contentType, bytes);
  const command = { type: 'add', content: { mediaType: 'MOVIE', uploadId }, description: '', orderIndex: 3 };
  const commandId = crypto.randomUUID();
  const added = await send(talent, 'media', command, commandId);
  const mediaId = added.streamId.slice('media-'.length);
  return { uploadId, mediaId, command, commandId, added, path: `talents/${talent.uid}/media/${mediaId}` };
};
const filesOf = (uploadId: string) =>
  Promise.all(
    [`uploads/${talent.uid}/${uploadId}`, ...Object.values(moviePaths(talent.uid, uploadId))].map((path) => runtime().objects.sizeOf(path)),
  );

const isEmpty = ([original, ...made]: (number | null)[]) => original === 0 && made.every((size) => size === null);

/** A long run takes a movie of the usual length. */
const SECONDS = isLong ? 20 : 3;

test('a movie is ready within a minute: two sizes, a still picture, original deleted', { timeout: 120_000 }, async () => {
  const filmed = await clip({ seconds: SECONDS, width: 1_280, height: 720 });
  const { path, uploadId, command, commandId, added } = await addMovie(filmed);
  const item = await document<Media>(path, isDone, MINUTE);
  expect(item).toMatchObject({ type: 'MOVIE', state: 'READY', failure: null, url: item.M, transcodedAt: expect.any(Number) });
  for (const [variant, size] of [
    [item.S, [640, 360]],
    [item.M, [1_280, 720]],
  ] as const) {
    const answer = await stored(variant as string);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    const facts = await factsOf(Buffer.from(await answer.arrayBuffer()));
    expect(facts).toMatchObject({ video: 'h264', audio: 'aac', startsFast: true, size });
    expect(facts.seconds).toBeCloseTo(SECONDS, 0);
  }
  expect((await sharp(Buffer.from(await (await stored(item.poster as string)).arrayBuffer())).metadata()).format).toBe('webp');
  await until(
    () => runtime().objects.sizeOf(`uploads/${talent.uid}/${uploadId}`),
    (size) => size === 0,
    'the original to go',
  );
  // The answer was lost, and the browser sends the command again.
  expect(await send(talent, 'media', command, commandId)).toEqual(added);
});

test('an HEVC movie is accepted, is deleted with its item, and is not transcoded again', async () => {
  const { path, mediaId, uploadId, added } = await addMovie(await clip({ codec: 'hevc' }));
  const { M } = await document<Media>(path, isDone);
  expect(await factsOf(await runtime().objects.read(M as string))).toMatchObject({ video: 'h264' });
  await send(talent, 'media', { type: 'remove', mediaId });
  const left = () => filesOf(uploadId);
  await until(left, isEmpty, 'the files to go');
  await makeMovieReady(runtime(), { streamId: added.streamId });
  expect(await left()).toEqual([0, null, null, null]);
});

test('a broken movie gets a reason, and its files are deleted', async () => {
  const sound = await clip();
  const { path, uploadId, mediaId } = await addMovie(Buffer.concat([sound.subarray(0, 40), Buffer.alloc(9_000, 7)]));
  expect(await document<Media>(path, isDone)).toMatchObject({ state: 'FAILED', failure: 'upload-unreadable', S: null, poster: null });
  await until(() => filesOf(uploadId), isEmpty, 'the files to go');
  await send(talent, 'media', { type: 'remove', mediaId });
});

test('a movie that is removed during transcoding leaves no files', async () => {
  const { path, uploadId, mediaId, added } = await addMovie(await clip({ seconds: 4, width: 640, height: 360 }));
  const { objects, ...rest } = runtime();
  const read = async (from: string) => {
    const bytes = await objects.read(from);
    await send(talent, 'media', { type: 'remove', mediaId });
    await whenCaughtUp();
    return bytes;
  };
  await makeMovieReady({ ...rest, objects: { ...objects, read } }, { streamId: added.streamId });
  expect((await runtime().db.doc(path).get()).exists).toBe(false);
  await until(() => filesOf(uploadId), isEmpty, 'the files to go');
});

test('a movie whose transcoding is lost is given up after an hour, and its files are deleted', async () => {
  const uploadId = await upload(talent, 'video/quicktime', await clip());
  const path = `uploads/${talent.uid}/${uploadId}`;
  const command = { type: 'add', content: { mediaType: 'MOVIE', url: path }, description: '', orderIndex: 4 };
  const sender = { uid: talent.uid, hasRequiredSecondFactor: false };
  // No message is published, so no task is made; and a process crashed after it wrote one file.
  const request = { aggregate: media, entityId: uploadId, command, commandId: uploadId, sender };
  const { answer } = await executeCommand(runtime(), request);
  await runtime().objects.write(moviePaths(talent.uid, uploadId).S, Buffer.from('half'), 'video/mp4');
  const later = Date.now() + businessRules.transcodingPeriod + 1_000;
  const alarm = { streamId: answer.streamId, kind: 'abandonTranscoding', dueAt: later, generation: 2, hop: 0 } as const;
  await fireDeadline({ ...runtime(), now: () => later }, alarm);
  const item = await document<Media>(`talents/${talent.uid}/media/${uploadId}`, isDone);
  expect(item).toMatchObject({ state: 'FAILED', failure: 'movie-unfinished' });
  await until(() => filesOf(uploadId), isEmpty, 'the files to go');
});
