import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { logTo } from '../platform/log.ts';
import { runBounded } from './boundedProcess.ts';
import { MOVIE_MEMORY_MAX, networkGuard, transcodeInFolder } from './movieProcess.ts';
import { clip } from './testing/clips.ts';
import { transcodeMovie } from './transcodeMovie.ts';

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
