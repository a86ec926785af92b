import { check, encode, setOptions, THREADS } from './calls.ts';
import type { Size } from './filters.ts';
import {
  type CodecContext,
  FRAME_DURATION,
  type Frame,
  GLOBAL_HEADER,
  type Libav,
  type Packet,
  type Rational,
  type Stream,
} from './libav.ts';

/** The largest sides (pixels), the quality and the rates of a size. */
export type Variant = {
  readonly name: string;
  readonly longer: number;
  readonly shorter: number;
  readonly crf: number;
  readonly rate: string;
  readonly audio: string;
};

/** The sink's facts that the encoder of the pictures needs. */
export type Pictures = { readonly size: Size; readonly time: Rational; readonly rate: Rational; readonly first: Frame };

const SOUND_TIME: Rational = { num: 1, den: 48_000 };
const FLOAT_PLANES = 8;
/** The samples of a frame of AAC. */
export const SOUND_SAMPLES = 1_024;

const soundEncoder = (libav: Libav, { audio }: Variant): CodecContext => {
  const codec = libav.Codec.findEncoderByName('aac');
  if (!codec) throw new Error('no encoder of AAC');
  const encoder = new libav.CodecContext();
  encoder.allocContext3(codec);
  encoder.sampleRate = SOUND_TIME.den;
  encoder.sampleFormat = FLOAT_PLANES;
  encoder.channelLayout = { nbChannels: 2, order: 1, mask: 3n };
  encoder.timeBase = SOUND_TIME;
  encoder.flags = GLOBAL_HEADER;
  setOptions(libav, encoder, { b: audio });
  check('sound encoder', encoder.open2Sync(codec, null));
  return encoder;
};

const pictureEncoder = (libav: Libav, { crf, rate }: Variant, { size, time, rate: frames, first }: Pictures): CodecContext => {
  const codec = libav.Codec.findEncoderByName('libx264');
  if (!codec) throw new Error('no encoder of H.264');
  const encoder = new libav.CodecContext();
  encoder.allocContext3(codec);
  Object.assign(encoder, { ...size, pixelFormat: first.format, sampleAspectRatio: { num: 1, den: 1 }, timeBase: time });
  if (frames.num > 0 && frames.den > 0) encoder.framerate = frames;
  encoder.colorRange = first.colorRange;
  encoder.colorPrimaries = first.colorPrimaries;
  encoder.colorTrc = first.colorTrc;
  encoder.colorSpace = first.colorSpace;
  encoder.flags = GLOBAL_HEADER | FRAME_DURATION;
  const quality = { preset: 'veryfast', crf: String(crf), maxrate: rate, bufsize: rate, threads: THREADS };
  setOptions(libav, encoder, quality);
  check('picture encoder', encoder.open2Sync(codec, null));
  return encoder;
};

type Lane = { readonly encoder: CodecContext; readonly stream: Stream };

/** A file that is written: H.264 and AAC as MP4 that plays from its first bytes. */
export type Target = {
  readonly picture: (frame: Frame | null) => void;
  readonly sound: (frame: Frame | null) => void;
  readonly start: (pictures: Pictures) => void;
  readonly finish: () => void;
};

/**
 * Creates the file `NAME.mp4`. Sound may come before `start`, which knows the pictures; it waits in
 * memory until then. Null ends a stream.
 */
export const createTarget = (libav: Libav, variant: Variant, hasSound: boolean): Target => {
  const format = new libav.FormatContext();
  const url = `file:${variant.name}.mp4`;
  check('target', format.allocOutputContext2(null, 'mp4', url));
  const forSound = hasSound ? soundEncoder(libav, variant) : null;
  const early: Packet[] = [];
  let pictures: Lane | null = null;
  let sound: Lane | null = null;
  let last = -1n;
  const write = (packet: Packet, { encoder, stream }: Lane): void => {
    packet.streamIndex = stream.index;
    packet.rescaleTs(encoder.timeBase, stream.timeBase);
    check('write', format.interleavedWriteFrameSync(packet));
  };
  const laneOf = (encoder: CodecContext): Lane => {
    const stream = format.newStream(null);
    check('stream', stream.codecpar.fromContext(encoder));
    stream.timeBase = encoder.timeBase;
    return { encoder, stream };
  };
  return {
    start: (facts) => {
      pictures = laneOf(pictureEncoder(libav, variant, facts));
      sound = forSound && laneOf(forSound);
      check('file', format.openOutputSync());
      setOptions(libav, format, { movflags: '+faststart' });
      check('header', format.writeHeaderSync(null));
      for (const packet of early) {
        write(packet, sound as Lane);
        packet.free();
      }
    },
    picture: (frame) => {
      if (frame !== null) {
        if (frame.pts <= last) return;
        last = frame.pts;
        frame.pictType = 0;
      }
      const lane = pictures as Lane;
      encode(libav, lane.encoder, frame, (packet) => write(packet, lane));
    },
    sound: (frame) => {
      const encoder = forSound as CodecContext;
      encode(libav, encoder, frame, (packet) => {
        if (sound) write(packet, sound);
        else early.push(packet.clone() as Packet);
      });
    },
    finish: () => {
      check('trailer', format.writeTrailerSync());
      format.closeOutputSync();
      format.freeContext();
    },
  };
};
