import { useState } from 'react';
import { CERTIFICATE_BYTES_MAX, type Certificate, certificateIn } from '#domain/office/proof/certificate.ts';
import { type Published, type Verdict, verifyCertificate } from '#domain/office/proof/verify.ts';
import { webCrypto } from './webCrypto.ts';

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

/** The state of a check. */
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
