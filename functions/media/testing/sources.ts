import type { TranscodingFault } from '#domain/people/media/transcoding.ts';
import { type Container, pictures, type Recording, record, tone } from './clips.ts';

/** What becomes of a source: its facts, or its fault. `colour`: the middle of the still picture. */
type Expected = {
  readonly fault?: TranscodingFault;
  readonly size?: readonly [number, number];
  readonly seconds?: number;
  readonly isSilent?: true;
  readonly colour?: readonly [number, number, number];
};

type MovieSource = { readonly name: string; readonly make: () => Buffer; readonly expected: Expected };

const plain = (facts: { seconds?: number; width?: number; height?: number } = {}) =>
  pictures({ seconds: 1, width: 160, height: 120, ...facts });
/** One colour in 10 bits, by its luma and chroma, with the numbers of its colour space. */
const flat = (
  luma: number,
  cb: number,
  cr: number,
  colours: Recording['colours'],
  codec: 'libx265' | 'libx264' = 'libx265',
): Recording => ({
  filters: `color=gray:size=160x120:rate=10:duration=1,format=yuv420p10,geq=lum=${luma}:cb=${cb}:cr=${cr}`,
  codec,
  options: codec === 'libx265' ? { preset: 'ultrafast', 'x265-params': 'log-level=none' } : { preset: 'ultrafast' },
  tag: codec === 'libx265' ? 'hvc1' : 'avc1',
  ...(colours ? { colours } : {}),
});
const LIMITED = 1;
const FULL = 2;
const [BT709, BT2020, P3] = [1, 9, 12];
const [PQ, HLG] = [16, 18];
const fragments: Container = { format: 'mp4', options: { movflags: 'frag_keyframe+empty_moov+default_base_moof' } };
const fast: Container = { format: 'mp4', options: { movflags: '+faststart' } };
const size = [160, 120] as const;

/** Bytes with others in the place of a text. */
const patched = (movie: Buffer, from: string, change: (at: Buffer) => void): Buffer => {
  const copy = Buffer.from(movie);
  change(copy.subarray(copy.indexOf(from, 0, 'latin1')));
  return copy;
};

/** Movies as devices, editors and attackers make them, by FFmpeg's libraries. */
export const movieSources: readonly MovieSource[] = [
  { name: 'a camera: H.264 and AAC, index at the end', make: () => record([plain(), tone(1)]), expected: { size, seconds: 1 } },
  {
    name: 'a phone: HEVC with HLG, whose white is white',
    make: () => record([flat(721, 512, 512, [LIMITED, BT2020, HLG, BT2020])]),
    expected: { size, isSilent: true, colour: [250, 250, 250] },
  },
  {
    name: 'a phone: HEVC with PQ, whose white of 203 cd/m² is white',
    make: () => record([flat(572, 512, 512, [LIMITED, BT2020, PQ, BT2020])]),
    expected: { size, isSilent: true, colour: [250, 250, 250] },
  },
  {
    name: 'a phone: P3, whose red is as red as BT.709 can be',
    make: () => record([flat(250, 409, 960, [LIMITED, P3, BT709, BT709])]),
    expected: { size, isSilent: true, colour: [255, 0, 0] },
  },
  {
    name: 'BT.2020 without HDR, whose green is not grey',
    make: () => record([flat(600, 250, 250, [LIMITED, BT2020, BT709, BT2020])]),
    expected: { size, isSilent: true, colour: [0, 227, 0] },
  },
  {
    name: 'a screen recorder: full range, whose white stays white',
    make: () =>
      record([
        {
          ...plain(),
          filters: 'color=white:size=160x120:rate=10:duration=1,scale=out_range=full,format=yuvj420p',
          colours: [FULL, 1, 1, 1],
        },
      ]),
    expected: { size, isSilent: true, colour: [255, 255, 255] },
  },
  {
    name: 'a screen recorder: H.264 with full colours (4:4:4)',
    make: () => record([{ ...plain(), filters: 'testsrc=size=160x120:rate=24:duration=1,format=yuv444p' }, tone(1)]),
    expected: { size, seconds: 1 },
  },
  {
    name: 'a voice sample: one picture with ten seconds of sound',
    make: () => record([{ ...plain(), filters: 'color=red:size=160x120:rate=1:duration=1,format=yuv420p' }, tone(10)], fast),
    expected: { size, seconds: 10, colour: [253, 0, 0] },
  },
  {
    name: 'one picture alone',
    make: () => record([{ ...plain(), filters: 'color=red:size=160x120:rate=1:duration=1,format=yuv420p' }]),
    expected: { size, isSilent: true, colour: [253, 0, 0] },
  },
  {
    name: 'one picture that lasts no time',
    make: () => record([{ ...plain(), isBrief: true, filters: 'color=red:size=160x120:rate=1:duration=1,format=yuv420p' }]),
    expected: { size, isSilent: true, colour: [253, 0, 0] },
  },
  { name: 'two pictures in all', make: () => record([plain({ seconds: 2 / 24 })]), expected: { size, isSilent: true } },
  {
    name: 'a screen that stands still after half a second of ten',
    make: () => record([plain({ seconds: 0.5 }), tone(10)], fast),
    expected: { size, seconds: 10 },
  },
  {
    name: 'a browser: fragments without a length',
    make: () => record([plain({ seconds: 2 }), tone(2)], fragments),
    expected: { size, seconds: 2 },
  },
  {
    name: 'a phone that was turned',
    make: () => record([{ ...plain(), matrix: [0, 1, -1, 0] }, tone(1)]),
    expected: { size: [120, 160], seconds: 1 },
  },
  { name: 'a phone upside down', make: () => record([{ ...plain(), matrix: [-1, 0, 0, -1] }, tone(1)]), expected: { size, seconds: 1 } },
  {
    name: 'a mirrored selfie that was turned',
    make: () => record([{ ...plain(), matrix: [0, 1, 1, 0] }]),
    expected: { size: [120, 160], isSilent: true },
  },
  {
    name: 'a phone in the dark: pictures at uneven times',
    make: () => record([{ ...plain(), times: (time) => time * time }, tone(20)], fast),
    expected: { size, seconds: 20 },
  },
  {
    name: 'odd sides',
    make: () => record([{ ...plain(), filters: 'testsrc=size=161x91:rate=24:duration=1,format=yuv444p' }]),
    expected: { size: [160, 90], isSilent: true },
  },
  {
    name: 'a camcorder: pixels that are not square',
    make: () => record([{ ...plain(), filters: 'testsrc=size=720x480:rate=24:duration=0.5,setsar=32/27,format=yuv420p' }]),
    expected: { size: [852, 480], isSilent: true },
  },
  {
    name: 'a cover before the movie',
    make: () =>
      record(
        [
          {
            filters: 'color=blue:size=32x32:rate=1:duration=1,format=yuvj420p',
            codec: 'mjpeg',
            disposition: 0x400,
            colours: [FULL, 1, 1, 1],
          },
          plain(),
          tone(1),
        ],
        { format: 'mp4' },
      ),
    expected: { size, seconds: 1 },
  },
  { name: 'a song', make: () => record([tone(2)]), expected: { fault: 'upload-unreadable' } },
  {
    name: 'an editor: ProRes and PCM',
    make: () =>
      record([
        { filters: 'testsrc=size=160x120:rate=24:duration=1,format=yuv422p10', codec: 'prores_ks' },
        { filters: 'sine=duration=1,aformat=sample_fmts=s16', codec: 'pcm_s16le' },
      ]),
    expected: { size, seconds: 1 },
  },
  {
    name: 'an old phone: MPEG-4 and MP3',
    make: () =>
      record([
        { filters: 'testsrc=size=160x120:rate=24:duration=1,format=yuv420p', codec: 'mpeg4' },
        { ...tone(1), filters: 'sine=duration=1,asetnsamples=n=1152:p=0,aformat=sample_fmts=fltp', codec: 'libmp3lame' },
      ]),
    expected: { size, seconds: 1 },
  },
  {
    name: 'an old camera: pictures as JPEG',
    make: () => record([{ filters: 'testsrc=size=160x120:rate=24:duration=1,format=yuvj420p', codec: 'mjpeg', colours: [FULL, 1, 1, 5] }]),
    expected: { size, isSilent: true },
  },
  {
    name: 'six channels at 44.1 kHz',
    make: () =>
      record([
        plain(),
        {
          filters: 'aevalsrc=0.1*sin(440*2*PI*t)|0|0|0|0|0:c=5.1:s=44100:d=1,asetnsamples=n=1024:p=0,aformat=sample_fmts=fltp',
          codec: 'aac',
        },
      ]),
    expected: { size, seconds: 1 },
  },
  {
    name: 'a cut without encoding: sound that starts late',
    make: () => record([plain({ seconds: 3 }), { ...tone(2), times: (time) => time + 44_100n }], fast),
    expected: { size, seconds: 3 },
  },
  {
    name: 'an upload that broke off, index first',
    make: () => {
      const whole = record([plain({ seconds: 8 }), tone(8)], fast);
      return whole.subarray(0, whole.length / 2);
    },
    expected: { fault: 'upload-unreadable' },
  },
  {
    name: 'an upload that broke off, index last',
    make: () => {
      const whole = record([plain(), tone(1)]);
      return whole.subarray(0, whole.length - 500);
    },
    expected: { fault: 'upload-unreadable' },
  },
  {
    name: 'another container that is called MP4',
    make: () => record([plain()], { format: 'matroska' }),
    expected: { fault: 'upload-unreadable' },
  },
  {
    name: 'hostile: a reference to another file',
    make: () => patched(record([plain(), tone(1)]), 'url \0\0\0', (at) => at.write('url \0\0\0\0', 'latin1')),
    expected: { size, seconds: 1 },
  },
  {
    name: 'hostile: a header that states a picture of 65535 pixels',
    make: () => patched(record([plain()]), 'avc1', (at) => at.writeUInt32BE(0xff_ff_ff_ff, 28)),
    expected: { fault: 'movie-too-large' },
  },
  {
    name: 'hostile: a table of lengths that says weeks',
    make: () => patched(record([plain()]), 'stts', (at) => at.writeUInt32BE(2 ** 30, 16)),
    expected: { fault: 'movie-too-long' },
  },
  {
    name: 'hostile: zeros instead of the first picture',
    make: () => {
      const whole = record([plain({ seconds: 2 })]);
      return whole.fill(0, 400, Math.floor(whole.length / 3));
    },
    expected: { fault: 'upload-unreadable' },
  },
];
