import { businessRules } from '#domain/kernel/businessRules.ts';
import { MovieFault } from '#domain/people/media/transcoding.ts';
import { check, setOptions, THREADS } from './calls.ts';
import {
  ATTACHED_PICTURE,
  AUDIO,
  type CodecContext,
  DISCARD_ALL,
  type FormatContext,
  type Libav,
  NO_TIME,
  type Rational,
  type Stream,
  VIDEO,
} from './libav.ts';

/** The decoders of cameras, phones and their apps; no other decoder is opened. */
const decoders = [
  'h264',
  'hevc',
  'mpeg4',
  'mjpeg',
  'prores',
  'aac',
  'mp3float',
  'alac',
  'pcm_s16le',
  'pcm_s16be',
  'pcm_s24le',
  'pcm_s24be',
];

export type Track = { readonly stream: Stream; readonly decoder: CodecContext };

/** An open movie: pictures, sound if there is any, the stated length (ms, 0 if unknown). */
export type Source = {
  readonly format: FormatContext;
  readonly pictures: Track;
  readonly sound: Track | null;
  readonly length: number;
  /** The time at which the movie starts (µs). */
  readonly start: bigint;
};

const opened = (libav: Libav, stream: Stream): Track => {
  const codec = libav.Codec.findDecoder(stream.codecpar.codecId);
  if (!codec?.name || !decoders.includes(codec.name)) throw new MovieFault('upload-unreadable', new Error(`decoder ${codec?.name}`));
  const decoder = new libav.CodecContext();
  decoder.allocContext3(codec);
  check('parameters', decoder.parametersToContext(stream.codecpar));
  decoder.pktTimebase = stream.timeBase;
  setOptions(libav, decoder, { threads: THREADS, max_pixels: String(businessRules.moviePixelsMax) });
  check('decoder', decoder.open2Sync(codec, null));
  return { stream, decoder };
};

const lengthOf = (duration: bigint): number => (duration === NO_TIME || duration < 0n ? 0 : Number(duration / 1_000n));

/**
 * Whether the cuts that a file states are followed. Those of some recorders leave no picture.
 */
export type Edits = 'cut' | 'whole';

/** Moving pictures, not the cover of a song. */
const isMoving = ({ codecpar, disposition }: Stream): boolean => codecpar.codecType === VIDEO && (disposition & ATTACHED_PICTURE) === 0;

const assertSize = ({ streams }: FormatContext): void => {
  const isTooLarge = ({ codecpar: { width, height } }: Stream) => width * height > businessRules.moviePixelsMax;
  if (streams?.some(isTooLarge)) throw new MovieFault('movie-too-large');
};

/**
 * Opens a file as MP4 or MOV. Only this file is opened: no playlist, no network, and the references
 * of MOV to other files are not followed. Throws a MovieFault.
 */
export const openSource = (libav: Libav, name: string, edits: Edits): Source => {
  const format = new libav.FormatContext();
  format.allocContext();
  const options = {
    protocol_whitelist: 'file',
    format_whitelist: 'mov,mp4,m4a,3gp,3g2,mj2',
    codec_whitelist: decoders.join(','),
    max_streams: '64',
  };
  const cuts: Readonly<Record<string, string>> = edits === 'cut' ? {} : { ignore_editlist: '1', advanced_editlist: '0' };
  const asked = new libav.Dictionary();
  asked.alloc();
  for (const [key, value] of Object.entries({ ...options, ...cuts })) check(key, asked.set(key, value, 0));
  check('open', format.openInputSync(`file:${name}`, libav.InputFormat.findInputFormat('mov'), asked));
  // Before FFmpeg decodes anything: the header states the size.
  assertSize(format);
  check('streams', format.findStreamInfoSync(null));
  assertSize(format);
  const streams = format.streams ?? [];
  const pictures = streams.find(isMoving);
  if (!pictures) throw new MovieFault('upload-unreadable', new Error('no pictures'));
  const length = lengthOf(format.duration);
  if (length > businessRules.movieLengthMax) throw new MovieFault('movie-too-long');
  const sound = streams.find(({ codecpar }) => codecpar.codecType === AUDIO);
  for (const stream of streams) if (stream !== pictures && stream !== sound) stream.discard = DISCARD_ALL;
  return {
    format,
    pictures: opened(libav, pictures),
    sound: sound ? opened(libav, sound) : null,
    length,
    start: format.startTime === NO_TIME ? 0n : format.startTime,
  };
};

/** A time of a stream from the movie's start, in the stream's units. */
export const fromStart = (time: bigint, { num, den }: Rational, start: bigint): bigint =>
  time - (start * BigInt(den)) / (BigInt(num) * 1_000_000n);

/** A time in milliseconds. */
export const inMs = (time: bigint, { num, den }: Rational): number => (Number(time) * num * 1_000) / den;
