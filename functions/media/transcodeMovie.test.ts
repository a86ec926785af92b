import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { MovieFault } from '#domain/people/media/transcoding.ts';
import { rotate } from '#domain/testing/rotation.ts';
import { logTo } from '../platform/log.ts';
import { runBounded } from './boundedProcess.ts';
import { clip, factsOf } from './testing/clips.ts';
import { MOVIE_MEMORY_MAX, networkGuard, transcodeInFolder, transcodeMovie } from './transcodeMovie.ts';

const limits = { ms: MINUTE, memory: MOVIE_MEMORY_MAX };

let messages: string[];
let undo: () => void;
beforeEach(() => {
  messages = [];
  undo = logTo(({ severity, message }) => messages.push(`${severity} ${message}`));
});
afterEach(() => undo());

const WARNED = 'WARNING movies are transcoded with a network, which this machine cannot take away';

test('a movie’s process has no network, or the log says that the machine cannot take it away', async () => {
  const program = (await networkGuard(runBounded))(['/bin/cat', '/proc/net/dev']);
  const { output } = await runBounded(program, limits);
  const networks = [...output.toString().matchAll(/^\s*(\w+):/gm)].map(([, name]) => name);
  if (program[0] === '/bin/cat') expect(messages).toEqual([WARNED]);
  else expect(networks).toEqual(['lo']);
});

test('without the right to take the network away, the program runs as it is and a warning is logged', async () => {
  const refused = { code: 1, limit: null, output: Buffer.alloc(0), said: 'unshare failed: Operation not permitted' };
  for (const run of [async () => refused, () => Promise.reject(new Error('ENOENT'))])
    expect((await networkGuard(run))(['/bin/true'])).toEqual(['/bin/true']);
  expect(messages).toEqual([WARNED, WARNED]);
});

test('a process that needs too much memory is ended, with a text for the owner', async () => {
  await expect(transcodeMovie(await clip({ width: 1_280, height: 720 }), MINUTE, 60_000_000)).rejects.toMatchObject({
    reason: 'movie-unfinished',
  });
});

test('a process that cannot write a file is a fault of the movie, not a reason to try again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'movie-'));
  await writeFile(join(folder, 'original'), await clip({ seconds: 0.2, silent: true }));
  await mkdir(join(folder, 'still'));
  await expect(transcodeInFolder(folder, limits)).rejects.toMatchObject({ reason: 'upload-unreadable' });
  await rm(folder, { recursive: true });
});

test('a program that cannot start is no fault of the movie', async () => {
  await expect(transcodeInFolder('/nowhere', limits)).rejects.toMatchObject({ code: 'ENOENT' });
});

/** A folder for temporary files, so that the tests see files that are not deleted. */
let temporary: string;
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'transcoding-'));
  vi.stubEnv('TMPDIR', temporary);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  expect(await readdir(temporary)).toEqual([]);
  await rm(temporary, { recursive: true });
});

const transcoded = (bytes: Buffer) => transcodeMovie(bytes, MINUTE);
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'taken',
    (error: unknown) => (error instanceof MovieFault ? error.reason : error),
  );

describe('a movie', () => {
  test.each(rotate('codecs', 2, ['h264', 'hevc'] as const))(
    'in %s becomes H.264 and AAC in two sizes that stream, with a still picture',
    async (codec) => {
      const { S, M, poster } = await transcoded(await clip({ width: 1_920, height: 1_080, seconds: 1, codec }));
      const sound = { video: 'h264', audio: 'aac', pixels: 'yuv420p', startsFast: true };
      expect(await factsOf(M)).toMatchObject({ ...sound, size: [1_280, 720] });
      expect(await factsOf(S)).toMatchObject({ ...sound, size: [640, 360] });
      expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
    },
  );
  test('that is small, silent and short stays so, with even sides', async () => {
    const { S, M, poster } = await transcoded(await clip({ width: 162, height: 90, seconds: 0.5, silent: true }));
    for (const size of [S, M]) expect(await factsOf(size)).toMatchObject({ audio: null, size: [162, 90] });
    expect(await sharp(poster).metadata()).toMatchObject({ width: 162, height: 90 });
  });
  test('that was filmed upright is shown upright, without its location', async () => {
    const filmed = await clip({ width: 960, height: 540, rotated: true });
    const before = await factsOf(filmed);
    expect([before.isTurned, before.texts]).toEqual([true, expect.stringContaining('+35.6586')]);
    const { M, S, poster } = await transcoded(filmed);
    const facts = await factsOf(M);
    expect(facts).toMatchObject({ size: [540, 960], isTurned: false, texts: expect.not.stringContaining('35.6586') });
    expect((await factsOf(S)).size).toEqual([360, 640]);
    expect(await sharp(poster).metadata()).toMatchObject({ width: 540, height: 960 });
  });
});

describe('refused are', () => {
  test('files that are not movies, or are broken or cut', async () => {
    const whole = await clip({ seconds: 4 });
    const broken = Buffer.concat([whole.subarray(0, 40), Buffer.alloc(5_000, 7)]);
    const { M: fast } = await transcoded(whole);
    const cut = [whole.subarray(0, whole.length - 2_000), fast.subarray(0, fast.length / 2)];
    // Each is tried in a process of its own, which loads the whole library.
    for (const wrong of rotate('broken movies', 2, [broken, ...cut, Buffer.from('#EXTM3U\n'), Buffer.alloc(9)]))
      expect(await codeOf(transcoded(wrong))).toBe('upload-unreadable');
  });
  test('playlists and file lists, which would lead to other files', async () => {
    const folder = await mkdtemp(join(temporary, 'secret-'));
    const secret = join(folder, 'secret.mp4');
    await writeFile(secret, (await transcoded(await clip())).M);
    const playlist = `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nfile://${secret}\n#EXT-X-ENDLIST\n`;
    for (const list of [playlist, `ffconcat version 1.0\nfile '${secret}'\n`])
      expect(await codeOf(transcoded(Buffer.from(list)))).toBe('upload-unreadable');
    await rm(folder, { recursive: true });
  });
  test('more pixels than 4K, longer movies, and transcoding that takes too long', async () => {
    expect(await codeOf(transcoded(await clip({ width: 4_098, height: 2_400, seconds: 0.1, silent: true })))).toBe('movie-too-large');
    const long = await clip({ seconds: businessRules.movieLengthMax / 1000 + 2, width: 32, height: 32, silent: true });
    expect(await codeOf(transcoded(long))).toBe('movie-too-long');
    expect(await codeOf(transcodeMovie(await clip({ width: 1_280, height: 720 }), 50))).toBe('movie-unfinished');
  });
});
