import { useState } from 'react';
import { CERTIFICATE_BYTES_MAX, type Certificate, certificateIn } from '#domain/office/proof/certificate.ts';
import { type Crypto, type Published, type Verdict, verifyCertificate } from '#domain/office/proof/verify.ts';

const bytesOfBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** 32 bytes. DER drops leading zeros, and adds one before a set high bit. */
const half = (bytes: Uint8Array): Uint8Array | null => {
  const number = bytes.slice(bytes.findIndex((byte) => byte !== 0));
  return number.length > 32 ? null : Uint8Array.from([...new Uint8Array(32 - number.length), ...number]);
};

/** From DER (two integers in a sequence) to the format of WebCrypto; null for anything else. */
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

/** A public file of this site: '' if there is none, null if the request fails. */
const fileOf = async (path: string, type: RegExp): Promise<string | null> => {
  try {
    const answer = await fetch(path);
    if (answer.status === 404) return '';
    return answer.ok && type.test(answer.headers.get('Content-Type') ?? '') ? await answer.text() : null;
  } catch {
    return null;
  }
};

/**
 * The public seal of a certificate's day and its key; the request has only the date. Null without a
 * connection: the page says what it could not check. A day without a seal makes every certificate
 * invalid.
 */
const publishedSeal = async ({ sealed }: Certificate): Promise<Published | null> => {
  if (!sealed) return null;
  const { date } = sealed.seal;
  const [seal, publicKey] = await Promise.all([fileOf(`/seals/${date}.json`, /json/), fileOf(`/seals/${date}.pem`, /pem/)]);
  return seal === null || publicKey === null ? null : { seal: seal === '' ? null : JSON.parse(seal), publicKey };
};

export type Check =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly why: 'large' | 'other' | 'unreadable' }
  | { readonly kind: 'checked'; readonly name: string; readonly certificate: Certificate; readonly verdict: Verdict };

const checked = async (file: File): Promise<Check> => {
  const { name } = file;
  if (file.size > CERTIFICATE_BYTES_MAX) return { kind: 'refused', name, why: 'large' };
  try {
    const text = await file.text();
    const certificate = certificateIn(text);
    if (!certificate) return { kind: 'refused', name, why: 'other' };
    return {
      kind: 'checked',
      name,
      certificate,
      verdict: await verifyCertificate(certificate, text, await publishedSeal(certificate), webCrypto),
    };
  } catch {
    return { kind: 'refused', name, why: 'unreadable' };
  }
};

/** Checks a chosen file in the browser; of several, the last one counts. */
export const useCheck = () => {
  const [check, setCheck] = useState<Check>({ kind: 'none' });
  const open = (file: File): void => {
    const waiting: Check = { kind: 'checking', name: file.name };
    setCheck(waiting);
    checked(file).then((done) => setCheck((now) => (now === waiting ? done : now)));
  };
  return { check, open };
};
