import { expect, test } from 'vitest';
import { processOf } from '#local/memory/process.ts';
import { addMovie, movieId, movieUpload, talentId, worldAfter } from '../testing/smallWorld.ts';
import { makeMovieReady } from './makeMovieReady.ts';

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
