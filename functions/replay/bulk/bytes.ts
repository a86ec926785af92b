const GROUP = 128;
const MAX_VARINT = 10;
/** Up to this length a loop is faster than a call of the encoder. */
const SHORT = 40;

/** A message under construction. Each call puts something before what is there. */
export type Backwards = {
  /** A number: 0 to 2^53, or a negative integer. */
  varint(value: number): void;
  double(value: number): void;
  bytes(value: Uint8Array): void;
  text(value: string): void;
  /** How many bytes are there. A caller takes the difference as the length of what it wrote. */
  size(): number;
  /** What was written. */
  done(): Buffer;
};

/**
 * Writes protobuf from its end to its begin: the length of a part is known when it is written, so
 * nothing is measured or copied.
 */
export const backwards = (): Backwards => {
  let held = Buffer.allocUnsafe(1 << 16);
  let at = held.length;
  const reserve = (needed: number): void => {
    if (at < needed) {
      const bigger = Buffer.allocUnsafe(Math.max(2 * held.length, held.length - at + needed));
      const moved = bigger.length - held.length + at;
      held.copy(bigger, moved, at);
      [held, at] = [bigger, moved];
    }
    at -= needed;
  };
  const bytes = (value: Uint8Array): void => {
    reserve(value.length);
    held.set(value, at);
  };
  const negative = (value: number): void => {
    reserve(MAX_VARINT);
    let rest = BigInt.asUintN(64, BigInt(value));
    for (let index = 0; index < MAX_VARINT; index++, rest >>= 7n)
      held[at + index] = Number(rest & 127n) | (index < MAX_VARINT - 1 ? GROUP : 0);
  };
  const positive = (value: number): void => {
    let size = 1;
    for (let most = GROUP; value >= most; most *= GROUP) size++;
    reserve(size);
    let rest = value;
    for (let index = at; index < at + size - 1; index++) {
      held[index] = (rest % GROUP) + GROUP;
      rest = Math.floor(rest / GROUP);
    }
    held[at + size - 1] = rest;
  };
  const text = (value: string): void => {
    const { length } = value;
    if (length < SHORT) {
      reserve(length);
      let index = 0;
      for (; index < length; index++) {
        const unit = value.charCodeAt(index);
        if (unit >= GROUP) break;
        held[at + index] = unit;
      }
      if (index === length) return;
      at += length;
    }
    const size = Buffer.byteLength(value);
    reserve(size);
    held.write(value, at);
  };
  return {
    varint: (value) => (value < 0 ? negative(value) : positive(value)),
    double: (value) => {
      reserve(8);
      held.writeDoubleLE(value, at);
    },
    bytes,
    text,
    size: () => held.length - at,
    done: () => held.subarray(at),
  };
};

/** What the parts of a message are, by the last three bits of their tags. */
export const wire = { varint: 0, fixed64: 1, part: 2, fixed32: 5 } as const;

/** A place in a message. */
export type Cursor = { readonly bytes: Buffer; at: number };

/** The next number: unsigned, exact up to 2^53. */
export const varintAt = (cursor: Cursor): number => {
  const { bytes } = cursor;
  let value = 0;
  for (let factor = 1; ; factor *= GROUP) {
    const byte = bytes[cursor.at++];
    if (byte === undefined) throw new Error('the message ends within a number');
    if (byte < GROUP) return value + byte * factor;
    value += (byte - GROUP) * factor;
  }
};

/** The next number with its sign. */
export const signedAt = (cursor: Cursor): number => {
  const from = cursor.at;
  const value = varintAt(cursor);
  if (cursor.at - from < MAX_VARINT) return value;
  let exact = 0n;
  for (let index = MAX_VARINT - 1; index >= 0; index--) exact = (exact << 7n) | BigInt((cursor.bytes[from + index] as number) & 127);
  return Number(BigInt.asIntN(64, exact));
};

/** Goes past a part that the caller does not know. */
export const skip = (cursor: Cursor, tag: number): void => {
  switch (tag & 7) {
    case wire.varint:
      varintAt(cursor);
      return;
    case wire.fixed64:
      cursor.at += 8;
      return;
    case wire.part: {
      const length = varintAt(cursor);
      cursor.at += length;
      return;
    }
    case wire.fixed32:
      cursor.at += 4;
      return;
    default:
      throw new Error(`the message has a part of kind ${tag & 7}`);
  }
};
