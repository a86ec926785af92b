import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE } from '#domain/calendar/instants.ts';
import { runFfmpeg } from '../ffmpeg.ts';

/** A test picture with a tone, like a phone's movie, with a location in its metadata. */
type Clip = {
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  readonly codec?: 'h264' | 'hevc';
  readonly silent?: boolean;
  /** Filmed with the phone turned. */
  readonly rotated?: boolean;
};

const inFolder = async <Result>(
  work: (run: (...args: string[]) => Promise<string>, folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  const run = async (...args: string[]) => (await runFfmpeg(args, { folder, signal: AbortSignal.timeout(2 * MINUTE) })).said;
  try {
    return await work(run, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The bytes of a MOV with its index at the end, as cameras write it. */
export const clip = ({ seconds = 2, width = 320, height = 240, codec = 'h264', silent = false, rotated = false }: Clip = {}) =>
  inFolder(async (run, folder) => {
    const encoder = codec === 'h264' ? ['libx264'] : ['libx265', '-tag:v', 'hvc1'];
    await run(
      ...['-f', 'lavfi', '-i', `testsrc=size=${width}x${height}:rate=24:duration=${seconds}`],
      ...(silent ? [] : ['-f', 'lavfi', '-i', `sine=duration=${seconds}`, '-c:a', 'aac']),
      ...['-c:v', ...encoder, '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-metadata', 'location=+35.6586+139.7454/', 'upright.mov'],
    );
    await run('-i', 'upright.mov', '-c', 'copy', ...(rotated ? ['-metadata:s:v:0', 'rotate=90'] : []), 'clip.mov');
    return readFile(join(folder, 'clip.mov'));
  });

/** The streams of a movie according to ffmpeg, and whether it plays from the first bytes. */
export const factsOf = (movie: Buffer) =>
  inFolder(async (run, folder) => {
    await writeFile(join(folder, 'movie'), movie);
    const said = await run('-i', 'movie');
    const [, width, height] = /Video: .*?, (\d+)x(\d+)/.exec(said) ?? [];
    const [, minutes, seconds] = /Duration: 00:(\d\d):(\d\d\.\d+)/.exec(said) ?? [];
    return {
      video: /Video: (\w+)/.exec(said)?.[1] ?? null,
      audio: /Audio: (\w+)/.exec(said)?.[1] ?? null,
      pixels: /Video: [^,]+, (\w+)/.exec(said)?.[1] ?? null,
      size: [Number(width), Number(height)],
      seconds: Number(minutes) * 60 + Number(seconds),
      startsFast: movie.indexOf('moov') > 0 && movie.indexOf('moov') < movie.indexOf('mdat'),
      said,
    };
  });
