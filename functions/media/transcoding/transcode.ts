import { writeFileSync } from 'node:fs';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { MovieFault } from '#domain/people/media/transcoding.ts';
import { check, decode, packetOf, pull } from './calls.ts';
import { fitted, pictureGraph, type Size, shownSize, soundGraph, stillGraph, type Turn, turnOf } from './filters.ts';
import {
  DISPLAY_MATRIX,
  type FilterContext,
  type FilterGraph,
  type Frame,
  type Libav,
  NO_TIME,
  type Packet,
  type Rational,
} from './libav.ts';
import { type Edits, fromStart, inMs, openSource, type Source, type Track } from './source.ts';
import { createTarget, SOUND_SAMPLES, type Target, type Variant } from './target.ts';

const variants: readonly [Variant, Variant] = [
  { name: 'M', longer: 1_280, shorter: 720, crf: 23, rate: '3000k', audio: '128k' },
  { name: 'S', longer: 640, shorter: 360, crf: 25, rate: '800k', audio: '96k' },
];

/** The least part of the stated length that must be readable; a truncated file is refused. */
const WHOLE = 0.9;
/** The time of the still picture (ms), in a movie that is long enough. */
const STILL_AT = SECOND;

type Graph = { readonly graph: FilterGraph; readonly source: FilterContext; readonly sinks: readonly FilterContext[] };

const graphOf = (libav: Libav, filters: string, sinks: readonly string[]): Graph => {
  const graph = new libav.FilterGraph();
  graph.alloc();
  graph.nbThreads = 2;
  check('filters', graph.parsePtr(filters));
  check('graph', graph.configSync());
  const named = (name: string): FilterContext => graph.getFilter(name) as FilterContext;
  return { graph, source: named(filters.slice(0, filters.indexOf('='))), sinks: sinks.map(named) };
};

const push = (libav: Libav, { source, sinks }: Graph, frame: Frame | null, uses: readonly ((frame: Frame) => void)[]): void => {
  check('source', source.buffersrcAddFrameSync(frame));
  sinks.forEach((sink, index) => {
    pull(libav, sink, (got) => uses[index]?.(got));
  });
};

/** Frames through filters, made again when frames change. `filtersOf` gets whether it is first. */
const filtered = (
  libav: Libav,
  formOf: (frame: Frame) => string,
  filtersOf: (frame: Frame, isFirst: boolean) => string,
  sinks: readonly string[],
  uses: readonly ((frame: Frame) => void)[],
) => {
  let graph: Graph | null = null;
  let form = '';
  const end = (): void => {
    if (graph === null) return;
    push(libav, graph, null, uses);
    graph.graph.free();
  };
  return {
    end,
    push: (frame: Frame): void => {
      if (formOf(frame) !== form || graph === null) {
        end();
        const isFirst = form === '';
        form = formOf(frame);
        graph = graphOf(libav, filtersOf(frame, isFirst), sinks);
      }
      push(libav, graph, frame, uses);
    },
    timeOf: (): Rational => (graph as Graph).sinks[0]?.buffersinkGetTimeBase() as Rational,
  };
};

/** The still picture: the first one at its time, or the last one before. */
const stillTaker = (at: number) => {
  let kept: Frame | null = null;
  let isTaken = false;
  return {
    see: (frame: Frame, time: number): void => {
      if (isTaken) return;
      kept?.free();
      kept = frame.clone();
      isTaken = time >= at;
    },
    bytes: (libav: Libav): Still => {
      if (kept === null) throw new MovieFault('upload-unreadable', new Error('no picture'));
      const { width, height } = kept;
      let bytes: Buffer | null = null;
      const graph = graphOf(libav, stillGraph(kept), ['buffersink@0']);
      push(libav, graph, kept, [(rgb) => (bytes = rgb.toBuffer())]);
      if (bytes === null) throw new MovieFault('upload-unreadable', new Error('no still'));
      return { width, height, bytes };
    },
  };
};
type Still = Size & { readonly bytes: Buffer };

/** Brings a frame's time to the movie's start. False for frames outside of the movie. */
const timed = (frame: Frame, { stream }: Track, start: bigint): boolean => {
  if (frame.bestEffortTimestamp === NO_TIME) return false;
  frame.pts = fromStart(frame.bestEffortTimestamp, stream.timeBase, start);
  return true;
};

/**
 * Writes `M.mp4` and `S.mp4` from the file `original`, all in the working folder, and the bytes of
 * the still picture to `still`. Returns the still's size. Throws a MovieFault.
 */
export const transcode = (libav: Libav): Size => {
  const size = pass(libav, 'cut') ?? pass(libav, 'whole');
  if (size === null) throw new MovieFault('upload-unreadable', new Error('no picture'));
  return size;
};

/** One pass over the source; null if no picture came. */
const pass = (libav: Libav, edits: Edits): Size | null => {
  const source = openSource(libav, 'original', edits);
  const { format, pictures, sound, start, length } = source;
  const targets = variants.map((variant) => createTarget(libav, variant, sound !== null)) as [Target, Target];
  const still = stillTaker(length > 0 ? Math.min(STILL_AT, length / 2) : STILL_AT);
  let end = 0;
  const seen = (frame: Frame, { stream }: Track): void => {
    end = Math.max(end, inMs(frame.pts + frame.duration, stream.timeBase));
    if (end > businessRules.movieLengthMax + SECOND) throw new MovieFault('movie-too-long');
  };

  let turn: Turn = turnOf(null);
  let sizes: readonly Size[] = [];
  let isStarted = false;
  const toTarget = (index: 0 | 1) => (frame: Frame) => {
    const time = shown.timeOf();
    if (!isStarted && index === 0)
      targets.forEach((target, at) => {
        target.start({ size: sizes[at] as Size, time, rate: pictures.stream.avgFrameRate, first: frame });
      });
    isStarted = true;
    if (index === 0) still.see(frame, inMs(frame.pts, time));
    targets[index].picture(frame);
  };
  const shown = filtered(
    libav,
    ({ width, height, format: pixels, colorTrc, colorPrimaries, colorSpace, colorRange }) =>
      [width, height, pixels, colorTrc, colorPrimaries, colorSpace, colorRange].join(),
    (frame, isFirst) => {
      if (isFirst) {
        turn = turnOf(frame.getSideData(DISPLAY_MATRIX));
        const size = shownSize(frame, frame.sampleAspectRatio, turn);
        sizes = variants.map((variant) => fitted(size, variant));
      }
      return pictureGraph(frame, pictures.stream.timeBase, turn, sizes);
    },
    variants.map((_, index) => `buffersink@${index}`),
    [toTarget(0), toTarget(1)],
  );
  const heard = filtered(
    libav,
    ({ format: samples, sampleRate, channelLayout }) => [samples, sampleRate, channelLayout.nbChannels, channelLayout.mask].join(),
    (frame, isFirst) => soundGraph(frame, (sound as Track).stream.timeBase, isFirst, SOUND_SAMPLES),
    ['abuffersink@0'],
    [
      (frame) => {
        for (const target of targets) target.sound(frame);
      },
    ],
  );

  const see = (packet: Packet | null): void =>
    decode(libav, pictures.decoder, packet, (frame) => {
      if (!timed(frame, pictures, start)) return;
      seen(frame, pictures);
      shown.push(frame);
    });
  const hear = (track: Track, packet: Packet | null): void =>
    decode(libav, track.decoder, packet, (frame) => {
      if (!timed(frame, track, start)) return;
      seen(frame, track);
      heard.push(frame);
    });
  readAll(libav, source, (packet) => {
    if (packet.streamIndex === pictures.stream.index) see(packet);
    else if (sound && packet.streamIndex === sound.stream.index) hear(sound, packet);
  });
  see(null);
  shown.end();
  if (!isStarted) return null;
  if (sound) {
    hear(sound, null);
    heard.end();
  }
  for (const target of targets) {
    target.picture(null);
    if (sound) target.sound(null);
    target.finish();
  }
  format.closeInputSync();
  if (end < length * WHOLE) throw new MovieFault('upload-unreadable', new Error(`${end} of ${length} ms`));
  const { bytes, width, height } = still.bytes(libav);
  writeFileSync('still', bytes);
  return { width, height };
};

/** Gives each packet to `use`, until the end or the first part that cannot be read. */
const readAll = (libav: Libav, { format }: Source, use: (packet: Packet) => void): void => {
  const packet = packetOf(libav);
  while (format.readFrameSync(packet) >= 0) {
    use(packet);
    packet.unref();
  }
  packet.free();
};
