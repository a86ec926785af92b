import { useState } from 'react';
import { CERTIFICATE_BYTES_MAX, type Certificate, certificateIn } from '#domain/office/proof/certificate.ts';
import { type Verdict, verifyCertificate } from '#domain/office/proof/verify.ts';
import { publishedSeal } from './queries/published.ts';
import { webCrypto } from './webCrypto.ts';

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
