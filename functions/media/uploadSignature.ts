import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Binds an upload to its path, its end (ms) and its headers: what the emulators use in the place of
 * Cloud Storage's V4 signature.
 */
export const signatureOf = (key: string, path: string, expiresAt: number, headers: Readonly<Record<string, string>>): string => {
  const signed = ['PUT', path, expiresAt, ...Object.entries(headers).map(([name, value]) => `${name}:${value}`)].join('\n');
  return createHmac('sha256', key).update(signed).digest('hex');
};

/** Compares two signatures without telling by time how far they agree. */
export const sameSignature = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
