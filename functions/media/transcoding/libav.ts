import { createRequire } from 'node:module';

// The parts of FFmpeg's libraries that we call, under FFmpeg's names, without promises.

/** A ratio, and the unit of times (s). */
export type Rational = { readonly num: number; readonly den: number };

/** One encoded part of a stream. */
export type Packet = {
  streamIndex: number;
  pts: bigint;
  duration: bigint;
  alloc(): void;
  unref(): void;
  free(): void;
  clone(): Packet | null;
  rescaleTs(from: Rational, to: Rational): void;
};

/** One decoded picture, or some samples of sound. */
export type Frame = {
  readonly format: number;
  readonly width: number;
  readonly height: number;
  readonly nbSamples: number;
  readonly sampleRate: number;
  readonly channelLayout: { readonly nbChannels: number; readonly order: number; readonly mask: bigint };
  readonly bestEffortTimestamp: bigint;
  readonly sampleAspectRatio: Rational;
  readonly duration: bigint;
  pictType: number;
  pts: bigint;
  colorRange: number;
  colorPrimaries: number;
  colorTrc: number;
  colorSpace: number;
  alloc(): void;
  unref(): void;
  free(): void;
  clone(): Frame | null;
  toBuffer(): Buffer;
  getSideData(type: number): Buffer | null;
};

type Codec = { readonly name: string | null };

/** What a container says of a stream. */
export type CodecParameters = {
  readonly codecType: number;
  readonly codecId: number;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly sampleRate: number;
  fromContext(codec: CodecContext): number;
};

export type Dictionary = { alloc(): void; set(key: string, value: string, flags: number): number };

/** A decoder or an encoder. */
export type CodecContext = {
  timeBase: Rational;
  pktTimebase: Rational;
  framerate: Rational;
  flags: number;
  width: number;
  height: number;
  pixelFormat: number;
  sampleAspectRatio: Rational;
  colorRange: number;
  colorPrimaries: number;
  colorTrc: number;
  colorSpace: number;
  sampleRate: number;
  sampleFormat: number;
  channelLayout: Frame['channelLayout'];
  allocContext3(codec: Codec): void;
  freeContext(): void;
  parametersToContext(parameters: CodecParameters): number;
  open2Sync(codec: Codec, options: null): number;
  sendPacketSync(packet: Packet | null): number;
  receiveFrameSync(frame: Frame): number;
  sendFrameSync(frame: Frame | null): number;
  receivePacketSync(packet: Packet): number;
};

export type Stream = {
  readonly index: number;
  readonly disposition: number;
  readonly avgFrameRate: Rational;
  readonly sampleAspectRatio: Rational;
  timeBase: Rational;
  discard: number;
  codecpar: CodecParameters;
};

/** An open container. */
export type FormatContext = {
  readonly streams: readonly Stream[] | null;
  /** Microseconds. */
  readonly startTime: bigint;
  readonly duration: bigint;
  allocContext(): void;
  allocOutputContext2(format: null, name: string, url: string): number;
  openInputSync(url: string, format: unknown, options: Dictionary | null): number;
  findStreamInfoSync(options: null): number;
  readFrameSync(packet: Packet): number;
  closeInputSync(): void;
  newStream(codec: null): Stream;
  openOutputSync(): number;
  writeHeaderSync(options: null): number;
  interleavedWriteFrameSync(packet: Packet): number;
  writeTrailerSync(): number;
  closeOutputSync(): void;
  freeContext(): void;
};

export type FilterContext = {
  buffersrcAddFrameSync(frame: Frame | null): number;
  buffersinkGetFrameSync(frame: Frame): number;
  buffersinkGetTimeBase(): Rational;
  buffersinkGetFormat(): number;
  buffersinkGetWidth(): number;
  buffersinkGetHeight(): number;
  buffersinkGetChannelLayout(): Frame['channelLayout'];
};

export type FilterGraph = {
  nbThreads: number;
  alloc(): void;
  free(): void;
  parsePtr(filters: string): number;
  configSync(): number;
  getFilter(name: string): FilterContext | null;
};

export type Libav = {
  readonly FormatContext: new () => FormatContext;
  readonly CodecContext: new () => CodecContext;
  readonly Dictionary: new () => Dictionary;
  readonly FilterGraph: new () => FilterGraph;
  readonly Frame: new () => Frame;
  readonly Packet: new () => Packet;
  readonly Codec: { findDecoder(id: number): Codec | null; findEncoderByName(name: string): Codec | null };
  readonly Option: { set(context: CodecContext | FormatContext, name: string, value: string, flags: number): number };
  readonly InputFormat: { findInputFormat(name: string): unknown };
  readonly Log: { setLevel(level: number): void };
  readonly getFFmpegInfo: () => { readonly version: string };
};

/** The error code: nothing more comes. */
export const EOF = -541_478_725;
/** The error code: more input is needed. */
export const AGAIN = -11;
/** A time that is not known. */
export const NO_TIME = -(2n ** 63n);
export const VIDEO = 0;
export const AUDIO = 1;
/** The mark of a cover. */
export const ATTACHED_PICTURE = 0x400;
/** The facts of a frame that tell how it is turned. */
export const DISPLAY_MATRIX = 6;
/** The flag of encoders: parameters go to the container. */
export const GLOBAL_HEADER = 0x40_0000;
/** The flag of encoders: frames tell how long they last. */
export const FRAME_DURATION = 0x100;
/** The value for a stream that is not read. */
export const DISCARD_ALL = 48;
/** The flag of options: also those of the codec. */
export const SEARCH_CHILDREN = 1;
const FATAL = 8;

/** Loads FFmpeg's libraries (170 MB) into this process: only the programs of movies call this. */
export const loadLibav = (): Libav => {
  const libav = createRequire(import.meta.url)('@seydx/node-av-linux-x64') as Libav;
  libav.Log.setLevel(FATAL);
  return libav;
};
