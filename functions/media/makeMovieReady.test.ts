import { expect, test } from 'vitest';
import { MovieFault } from '#domain/people/media/transcoding.ts';
import { processOf } from '#local/memory/process.ts';
import { auditionInvitePath } from '#projections/audition/auditions.schema.ts';
import { addMovie, makeOffer, movieId, movieUpload, offerId, sendTape, talentId, tapeUpload, worldAfter } from '../testing/smallWorld.ts';
import { makeMovieReady, moviePaths } from './makeMovieReady.ts';
import { uploadPath } from './objectStore.ts';

test('if a task runs twice at once, the first result counts and the second run ends well', async () => {
  const world = await worldAfter(addMovie);
  world.files.set(movieUpload, Buffer.from('a movie'));
  const runtime = processOf(world);
  const slow = Promise.withResolvers<void>();
  const made = (M: string) => ({ S: Buffer.from('S'), M: Buffer.from(M), poster: Buffer.from('poster') });
  const transcodeSlowly = async () => {
    await slow.promise;
    return made('another size');
  };
  const late = makeMovieReady({ ...runtime, transcode: transcodeSlowly }, { streamId: movieId });
  await makeMovieReady({ ...runtime, transcode: async () => made('a size') }, { streamId: movieId });
  slow.resolve();
  await late;
  expect(world.database.documents().get(`talents/${talentId}/media/${movieId.replace('media-', '')}`)).toMatchObject({
    state: 'READY',
    size: 'a size'.length,
  });
});

/** A cast agreed to send a tape, and sent it. */
const taped = async () => {
  const world = await worldAfter(makeOffer, ...sendTape);
  world.files.set(uploadPath(talentId, tapeUpload.uploadId), Buffer.from('a movie'));
  const task = { streamId: 'audition-job-1_1', tape: { dealId: offerId, ...tapeUpload } };
  return { world, task, invite: () => world.database.documents().get(auditionInvitePath('job-1_1', offerId)) };
};

test('the movie of an audition is shown in its invite; a repeated task changes nothing', async () => {
  const { world, task, invite } = await taped();
  const transcode = async () => ({ S: Buffer.from('S'), M: Buffer.from('M'), poster: Buffer.from('poster') });
  for (let run = 0; run < 2; run += 1) await makeMovieReady({ ...processOf(world), transcode }, task);
  expect(invite()).toMatchObject({ tape: 'READY', ...moviePaths(talentId, 'tape-1') });
  expect(world.files.has(moviePaths(talentId, 'tape-1').M)).toBe(true);
});

test('a movie of an audition that cannot be transcoded has a reason, and leaves no files', async () => {
  const { world, task, invite } = await taped();
  const transcode = () => Promise.reject(new MovieFault('movie-too-long'));
  await makeMovieReady({ ...processOf(world), transcode }, task);
  expect(invite()).toMatchObject({ tape: 'FAILED', fault: 'movie-too-long', M: null });
  expect(world.files.has(moviePaths(talentId, 'tape-1').M)).toBe(false);
});
