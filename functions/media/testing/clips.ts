import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, encode, pull, setOptions } from '../transcoding/calls.ts';
import {
  type CodecContext,
  type Dictionary,
  FRAME_DURATION,
  GLOBAL_HEADER,
  loadLibav,
  type Packet,
  type Stream,
} from '../transcoding/libav.ts';

/** The parts of FFmpeg's libraries that only the tests call. */
type Recorder = Omit<ReturnType<typeof loadLibav>, 'Dictionary'> & {
  readonly Dictionary: new () => Texts;
  readonly avGetPixFmtName: (format: number) => string | null;
  readonly avGetCodecName: (id: number) => string | null;
};
type RecordedStream = Stream & { disposition: number };
type RecordedParameters = Stream['codecpar'] & {
  codecTag: number;
  readonly format: number;
  addCodedSideData(type: number, data: Buffer): number;
  getCodedSideData(type: number): Buffer | null;
};
type Texts = Dictionary & { getAll(): Record<string, string> };
type Tagged = { metadata: Texts | null };

const DISPLAY_MATRIX_OF_PACKETS = 5;
const ONE = 65_536;

/** One track: a graph of FFmpeg that makes it, and how it is encoded. */
export type Recording = {
  /** Filters that end in frames of the wanted format: `testsrc=...,format=yuv420p`. */
  readonly filters: string;
  readonly codec: string;
  readonly options?: Readonly<Record<string, string>>;
  /** The numbers of range, primaries, transfer and matrix (ITU-T H.273). */
  readonly colours?: readonly [range: number, primaries: number, transfer: number, matrix: number];
  readonly tag?: string;
  /** Mirrored and turned like this: a, b, c, d of the display matrix. */
  readonly matrix?: readonly [number, number, number, number];
  readonly disposition?: number;
  /** The last picture lasts no time, as some recorders write it. */
  readonly isBrief?: true;
  /** Moves each time (units of the track). */
  readonly times?: (time: bigint) => bigint;
};

export type Container = {
  readonly format?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly metadata?: Readonly<Record<string, string>>;
};

const inFolder = <Result>(work: (at: (name: string) => string) => Result): Result => {
  const folder = mkdtempSync(join(tmpdir(), 'clip-'));
  try {
    return work((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

let loaded: Recorder | undefined;
const recorder = (): Recorder => {
  loaded ??= loadLibav() as Recorder;
  return loaded;
};

/** Each packet of a track, encoded, with its encoder. */
const recorded = (libav: Recorder, { filters, codec: name, options, colours, times, isBrief }: Recording) => {
  const codec = libav.Codec.findEncoderByName(name);
  if (!codec) throw new Error(`no encoder ${name}`);
  const isSound = /^(?:sine|aevalsrc|anoisesrc|anullsrc)/.test(filters);
  const graph = new libav.FilterGraph();
  graph.alloc();
  check('graph', graph.parsePtr(`${filters},${isSound ? 'abuffersink' : 'buffersink'}@0`));
  check('graph', graph.configSync());
  const sink = graph.getFilter(isSound ? 'abuffersink@0' : 'buffersink@0');
  if (!sink) throw new Error('no sink');
  const encoder = new libav.CodecContext();
  encoder.allocContext3(codec);
  const packets: Packet[] = [];
  const keep = (packet: Packet) => packets.push(packet.clone() as Packet);
  let isOpen = false;
  pull(libav, sink, (frame) => {
    if (!isOpen) {
      isOpen = true;
      encoder.timeBase = sink.buffersinkGetTimeBase();
      encoder.flags = GLOBAL_HEADER | (isBrief ? 0 : FRAME_DURATION);
      if (isSound) Object.assign(encoder, { sampleRate: frame.sampleRate, sampleFormat: frame.format, channelLayout: frame.channelLayout });
      else
        Object.assign(encoder, {
          width: frame.width,
          height: frame.height,
          pixelFormat: frame.format,
          sampleAspectRatio: frame.sampleAspectRatio,
        });
      const [colorRange, colorPrimaries, colorTrc, colorSpace] = colours ?? [];
      if (colours) Object.assign(encoder, { colorRange, colorPrimaries, colorTrc, colorSpace });
      setOptions(libav, encoder, options ?? {});
      check(name, encoder.open2Sync(codec, null));
    }
    if (times) frame.pts = times(frame.pts);
    frame.pictType = 0;
    encode(libav, encoder, frame, keep);
  });
  encode(libav, encoder, null, keep);
  graph.free();
  return { encoder, packets };
};

const written = (libav: Recorder, path: string, tracks: readonly Recording[], { format = 'mov', options, metadata }: Container): void => {
  const file = new libav.FormatContext();
  check('file', file.allocOutputContext2(null as null, format, `file:${path}`));
  const lanes = tracks.map((track) => {
    const { encoder, packets } = recorded(libav, track);
    const stream = file.newStream(null) as RecordedStream;
    const parameters = stream.codecpar as RecordedParameters;
    check('parameters', parameters.fromContext(encoder));
    if (track.tag) parameters.codecTag = Buffer.from(track.tag, 'latin1').readUInt32LE();
    if (track.matrix) {
      const matrix = Buffer.alloc(36);
      for (const [index, at] of [0, 4, 12, 16].entries()) matrix.writeInt32LE((track.matrix[index] as number) * ONE, at);
      matrix.writeInt32LE(2 ** 30, 32);
      check('matrix', parameters.addCodedSideData(DISPLAY_MATRIX_OF_PACKETS, matrix));
    }
    if (track.disposition !== undefined) stream.disposition = track.disposition;
    stream.timeBase = encoder.timeBase;
    return { encoder, packets, stream };
  });
  if (metadata) {
    const texts = new libav.Dictionary();
    texts.alloc();
    for (const [key, value] of Object.entries(metadata)) check(key, texts.set(key, value, 0));
    (file as unknown as Tagged).metadata = texts;
  }
  check('open', file.openOutputSync());
  setOptions(libav, file, options ?? {});
  check('header', file.writeHeaderSync(null));
  const inTime = lanes.flatMap(({ encoder, packets, stream }) =>
    packets.map((packet) => ({ packet, encoder, stream, at: timeOf(packet, encoder) })),
  );
  for (const { packet, encoder, stream } of inTime.sort((a, b) => a.at - b.at)) {
    packet.streamIndex = stream.index;
    packet.rescaleTs(encoder.timeBase, stream.timeBase);
    check('packet', file.interleavedWriteFrameSync(packet));
  }
  check('trailer', file.writeTrailerSync());
  file.closeOutputSync();
  file.freeContext();
};
const timeOf = (packet: Packet & { readonly dts?: bigint }, { timeBase }: CodecContext): number =>
  (Number(packet.dts ?? packet.pts) * timeBase.num) / timeBase.den;

export const record = (tracks: readonly Recording[], container: Container = {}): Buffer =>
  inFolder((at) => {
    written(recorder(), at('clip'), tracks, container);
    return readFileSync(at('clip'));
  });

/** A test picture with a tone, like a phone's movie, with a location in its metadata. */
type Clip = {
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  readonly codec?: 'h264' | 'hevc';
  readonly silent?: boolean;
  readonly rotated?: boolean;
};

export const pictures = ({ seconds = 2, width = 320, height = 240, codec = 'h264', rotated = false }: Clip = {}): Recording => ({
  filters: `testsrc=size=${width}x${height}:rate=24:duration=${seconds},format=yuv420p`,
  codec: codec === 'h264' ? 'libx264' : 'libx265',
  options: { preset: 'ultrafast', ...(codec === 'hevc' ? { 'x265-params': 'log-level=none' } : {}) },
  ...(codec === 'hevc' ? { tag: 'hvc1' } : {}),
  ...(rotated ? { matrix: [0, 1, -1, 0] as const } : {}),
});

export const tone = (seconds = 2): Recording => ({
  filters: `sine=duration=${seconds},asetnsamples=n=1024:p=0,aformat=sample_fmts=fltp`,
  codec: 'aac',
});

const LOCATION = '+35.6586+139.7454/';

/** The bytes of a MOV with its index at the end, as cameras write it. */
export const clip = async (facts: Clip = {}): Promise<Buffer> =>
  record([pictures(facts), ...(facts.silent ? [] : [tone(facts.seconds)])], { metadata: { location: LOCATION } });

/** The parts of a movie, and its texts. */
export const factsOf = async (movie: Buffer) =>
  inFolder((at) => {
    const libav = recorder();
    writeFileSync(at('movie'), movie);
    const format = new libav.FormatContext();
    format.allocContext();
    check('open', format.openInputSync(`file:${at('movie')}`, null, null));
    check('streams', format.findStreamInfoSync(null));
    const streams = format.streams ?? [];
    const shown = streams.find(({ codecpar }) => codecpar.codecType === 0);
    const heard = streams.find(({ codecpar }) => codecpar.codecType === 1);
    const parameters = shown?.codecpar as RecordedParameters | undefined;
    const facts = {
      video: parameters ? libav.avGetCodecName(parameters.codecId) : null,
      audio: heard ? libav.avGetCodecName(heard.codecpar.codecId) : null,
      pixels: parameters ? libav.avGetPixFmtName(parameters.format) : null,
      size: [parameters?.width ?? 0, parameters?.height ?? 0],
      seconds: Number(format.duration) / 1_000_000,
      startsFast: movie.indexOf('moov') > 0 && movie.indexOf('moov') < movie.indexOf('mdat'),
      isTurned: parameters?.getCodedSideData(DISPLAY_MATRIX_OF_PACKETS) != null,
      texts: JSON.stringify((format as unknown as Tagged).metadata?.getAll() ?? {}),
    };
    format.closeInputSync();
    return facts;
  });
