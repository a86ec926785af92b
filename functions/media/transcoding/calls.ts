import { MovieFault } from '#domain/people/media/transcoding.ts';
import {
  AGAIN,
  type CodecContext,
  EOF,
  type FilterContext,
  type FormatContext,
  type Frame,
  type Libav,
  type Packet,
  SEARCH_CHILDREN,
} from './libav.ts';

export const THREADS = '2';

/** Throws `upload-unreadable` for the error code of a call. */
export const check = (what: string, code: number): void => {
  if (code < 0) throw new MovieFault('upload-unreadable', new Error(`${what}: ${code}`));
};

/**
 * Sets options of a context or of its codec before it is opened. A dictionary is no choice: the
 * binding frees one twice that a codec took over.
 */
export const setOptions = (libav: Libav, context: CodecContext | FormatContext, values: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(values)) check(key, libav.Option.set(context, key, value, SEARCH_CHILDREN));
};

/** Calls `use` with each result of `receive` until there is none; the result is used again. */
const drained = <Result extends Frame | Packet>(
  what: string,
  into: Result,
  receive: (into: Result) => number,
  use: (got: Result) => void,
): void => {
  for (;;) {
    const code = receive(into);
    if (code === AGAIN || code === EOF) return;
    check(what, code);
    use(into);
    into.unref();
  }
};

const frameOf = (libav: Libav): Frame => {
  const frame = new libav.Frame();
  frame.alloc();
  return frame;
};
const packetOf = (libav: Libav): Packet => {
  const packet = new libav.Packet();
  packet.alloc();
  return packet;
};

/** Gives each frame to `use`. A broken packet is left out. `packet` is null at the end. */
export const decode = (libav: Libav, decoder: CodecContext, packet: Packet | null, use: (frame: Frame) => void): void => {
  const frame = frameOf(libav);
  decoder.sendPacketSync(packet);
  for (;;) {
    const code = decoder.receiveFrameSync(frame);
    if (code < 0) break;
    use(frame);
    frame.unref();
  }
  frame.free();
};
/** Gives each frame that comes out of a graph to `use`. */
export const pull = (libav: Libav, sink: FilterContext, use: (frame: Frame) => void): void => {
  const frame = frameOf(libav);
  drained('filter', frame, (into) => sink.buffersinkGetFrameSync(into), use);
  frame.free();
};

/** Gives each packet of an encoder to `use`. `frame` is null at the end. */
export const encode = (libav: Libav, encoder: CodecContext, frame: Frame | null, use: (packet: Packet) => void): void => {
  check('encode', encoder.sendFrameSync(frame));
  const packet = packetOf(libav);
  drained('packet', packet, (into) => encoder.receivePacketSync(into), use);
  packet.free();
};

export { frameOf, packetOf };
