import { createHmac, timingSafeEqual } from 'node:crypto';

/** The emulators' signature of an upload: binds it to path, end (ms) and headers. */
export const signatureOf = (key: string, path: string, expiresAt: number, headers: Readonly<Record<string, string>>): string => {
  const signed = ['PUT', path, expiresAt, ...Object.entries(headers).map(([name, value]) => `${name}:${value}`)].join('\n');
  return createHmac('sha256', key).update(signed).digest('hex');
};

/** Compares two signatures in constant time. */
export const sameSignature = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
