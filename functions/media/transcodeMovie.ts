import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR, MINUTE, SECOND } from '#domain/calendar/instants.ts';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { MovieFault } from '#domain/media/transcoding.ts';
import { type Ended, type Limits, runFfmpeg } from './ffmpeg.ts';
import { stillOf } from './processPicture.ts';

/** A transcoded movie: two sizes as MP4 (H.264, AAC), and a still picture as WebP. */
export type Transcoded = { readonly S: Buffer; readonly M: Buffer; readonly poster: Buffer };

/** Per variant: the largest sides (pixels) and the quality. */
const variants = {
  S: { longer: 640, shorter: 360, crf: 25, rate: '800k', audio: '96k' },
  M: { longer: 1_280, shorter: 720, crf: 23, rate: '3000k', audio: '128k' },
} as const;
type Variant = keyof typeof variants;

/** The codecs of cameras and phones; no other decoder is used. */
const codecs = 'h264,hevc,mpeg4,mjpeg,prores,aac,mp3,alac,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be';
const THREADS = '2';
/** The least part of the stated length that must be readable; a truncated file is refused. */
const WHOLE = 0.9;
/** The time of the still picture (ms), in a movie that is long enough. */
const STILL_AT = SECOND;

/**
 * Input options: the file is read as MP4 or MOV, and only files are opened, no playlist and no
 * network. By default ffmpeg does not follow MOV's references to other files.
 */
const input = (name: string): string[] => [
  ...['-protocol_whitelist', 'file', '-codec_whitelist', codecs, '-max_pixels', String(businessRules.moviePixelsMax)],
  ...['-threads', THREADS, '-t', seconds(businessRules.movieLengthMax), '-f', 'mov', '-i', `file:${name}`],
];

const seconds = (ms: number): string => (ms / SECOND).toFixed(3);

/**
 * A filter that shrinks to the largest sides, never enlarges, and gives even sides, as H.264 needs.
 */
const fitted = ({ longer, shorter }: { readonly longer: number; readonly shorter: number }): string =>
  [
    `scale=w='min(iw,if(gte(iw,ih),${longer},${shorter}))':h='min(ih,if(gte(iw,ih),${shorter},${longer}))':force_original_aspect_ratio=decrease`,
    "scale=w='max(2,trunc(iw/2)*2)':h='max(2,trunc(ih/2)*2)'",
  ].join(',');

/**
 * Output options of one size: plays from its first bytes, without location, camera and chapters.
 */
const output = (name: Variant): string[] => {
  const { crf, rate, audio, ...box } = variants[name];
  return [
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...['-vf', fitted(box), '-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(crf), '-maxrate', rate, '-bufsize', rate],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', audio, '-ac', '2', '-ar', '48000', '-threads', THREADS],
    ...['-max_muxing_queue_size', '4096', '-movflags', '+faststart', '-f', 'mp4', `file:${name}.mp4`],
  ];
};

const durationIn = (said: string): number | null => {
  const found = /Duration: (\d+):(\d\d):(\d\d\.\d+)/.exec(said);
  return found ? Number(found[1]) * HOUR + Number(found[2]) * MINUTE + Number(found[3]) * SECOND : null;
};
const pixelsIn = (said: string): number => {
  const found = /Video: .*?, (\d+)x(\d+)/.exec(said);
  return found ? Number(found[1]) * Number(found[2]) : 0;
};

const assertDone = ({ ok, said }: Ended): string => {
  if (!ok) throw new MovieFault('upload-unreadable', new Error(said.slice(-500)));
  return said;
};

/**
 * The length of a file (ms), after its first frame was decoded. Throws if it is too large or too
 * long.
 */
const lengthOf = async (name: string, limits: Limits): Promise<number> => {
  const probed = await runFfmpeg([...input(name), '-map', '0:v:0', '-frames:v', '1', '-f', 'null', '-'], limits);
  if (pixelsIn(probed.said) > businessRules.moviePixelsMax) throw new MovieFault('movie-too-large');
  const length = durationIn(assertDone(probed));
  if (length === null || length <= 0) throw new MovieFault('upload-unreadable');
  if (length > businessRules.movieLengthMax) throw new MovieFault('movie-too-long');
  return length;
};

const stillAt = async (at: number, limits: Limits): Promise<Buffer> => {
  const still = ['-ss', seconds(at), ...input('M.mp4'), '-map', '0:v:0', '-frames:v', '1', '-c:v', 'png', '-f', 'image2', 'file:still.png'];
  assertDone(await runFfmpeg(still, limits));
  return stillOf(await readFile(join(limits.folder, 'still.png')));
};

/**
 * Transcodes a movie in a temporary folder within `timeoutMs`; the folder is always removed. Throws
 * a MovieFault: `upload-unreadable`, `movie-too-large`, `movie-too-long` or `movie-unfinished`.
 */
export const transcodeMovie = async (original: Buffer, timeoutMs: number): Promise<Transcoded> => {
  const folder = await mkdtemp(join(tmpdir(), 'movie-'));
  try {
    await writeFile(join(folder, 'original'), original);
    const limits = { folder, signal: AbortSignal.timeout(timeoutMs) };
    const length = await lengthOf('original', limits);
    assertDone(await runFfmpeg(['-loglevel', 'error', ...input('original'), ...output('M'), ...output('S')], limits));
    if ((await lengthOf('M.mp4', limits)) < length * WHOLE) throw new MovieFault('upload-unreadable');
    const poster = await stillAt(Math.min(STILL_AT, length / 2), limits);
    const [S, M] = await Promise.all([readFile(join(folder, 'S.mp4')), readFile(join(folder, 'M.mp4'))]);
    return { S, M, poster };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
