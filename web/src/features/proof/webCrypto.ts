import type { Crypto } from '#domain/office/proof/verify.ts';

const bytesOfBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/**
 * One half of a signature as 32 bytes. DER drops leading zeros, and adds one before a set high bit.
 */
const half = (bytes: Uint8Array): Uint8Array | null => {
  const number = bytes.slice(bytes.findIndex((byte) => byte !== 0));
  return number.length > 32 ? null : Uint8Array.from([...new Uint8Array(32 - number.length), ...number]);
};

/**
 * Converts a DER signature (two integers in a sequence) to the format of WebCrypto; null for
 * anything else.
 */
const rawSignature = (der: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const first = der[3] ?? 0;
  const second = der[5 + first] ?? 0;
  const isSequence = der[0] === 0x30 && der[1] === der.length - 2 && der[2] === 0x02 && der[4 + first] === 0x02;
  if (!isSequence || 6 + first + second !== der.length) return null;
  const [r, s] = [half(der.slice(4, 4 + first)), half(der.slice(6 + first))];
  return r && s && Uint8Array.from([...r, ...s]);
};

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** Cryptography of the browser. A malformed key or signature counts as invalid. */
export const webCrypto: Crypto = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  isSigned: async (publicKey, text, signature) => {
    try {
      const spki = bytesOfBase64(publicKey.replace(/-----[^-]+-----|\s/g, ''));
      const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['verify']);
      const raw = rawSignature(bytesOfBase64(signature));
      return raw !== null && (await crypto.subtle.verify(algorithm, key, raw, new TextEncoder().encode(text)));
    } catch {
      return false;
    }
  },
};
