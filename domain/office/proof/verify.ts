import { canonicalJson } from '../../kernel/fingerprint.ts';
import { type Certificate, type CertifiedEvent, certificateText, hashBefore } from './certificate.ts';
import { fieldOf } from './disclosure.ts';
import { hashedText, leafText, wholeText } from './leaves.ts';
import { leafLine, type PathStep, type Seal, signedText } from './seal.ts';
import { incompleteEvents } from './terms.ts';

/**
 * The crypto functions of the platform. `isSigned`: ECDSA P-256 with SHA-256, `publicKey` in PEM,
 * `signature` DER in base64.
 */
export type Crypto = {
  readonly sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
  readonly isSigned: (publicKey: string, text: string, signature: string) => Promise<boolean>;
};

/** The seal of a day as published on the site, and the key for its signature. */
export type Published = { readonly seal: unknown; readonly publicKey: string };

/**
 * A fault of a certificate. `field`: a field of the terms in an event (from 1). `event`: another
 * value of the event. `form`: the text differs from the saved form. `path`: the hash path. `seal`:
 * not the published seal, or not signed by its key.
 */
export type Fault =
  | { readonly kind: 'field'; readonly event: number; readonly field: string }
  | { readonly kind: 'event'; readonly event: number }
  | { readonly kind: 'form' | 'path' | 'seal' };

/**
 * `proven`: valid up to the published seal. `unchecked`: valid, but no published seal to compare.
 * `unsealed`: no seal in the file yet, so it proves nothing.
 */
export type Verdict =
  | { readonly kind: 'altered'; readonly faults: readonly Fault[] }
  | { readonly kind: 'proven' | 'unchecked' | 'unsealed' };

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOfHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const checks = ({ sha256, isSigned }: Crypto) => {
  const hash = async (text: string) => hexOf(await sha256(bytesOf(text)));

  const alteredLeaves = async (event: CertifiedEvent): Promise<string[]> => {
    if (!('digests' in event)) return [];
    const leaves = Object.entries(event.shown).map(async ([path, { salt, value }]) => {
      const digest = Object.hasOwn(event.digests, path) ? event.digests[path] : null;
      return (await hash(leafText(salt, path, value))) === digest ? [] : [path];
    });
    return (await Promise.all(leaves)).flat();
  };

  const eventFaults = async ({ stream, events }: Certificate, index: number): Promise<Fault[]> => {
    const event = events[index] as CertifiedEvent;
    const version = index + 1;
    const named = { ...event, id: `${stream}_${version}`, streamId: stream, version };
    const before = hashBefore(events, index);
    const text = 'digests' in event ? hashedText(before, named, event.digests) : wholeText(before, named, event.data, event.meta);
    const altered = (await alteredLeaves(event)).map((path): Fault => {
      const field = fieldOf(path);
      return field === null ? { kind: 'event', event: version } : { kind: 'field', event: version, field };
    });
    return (await hash(text)) === event.hash ? altered : [...altered, { kind: 'event', event: version }];
  };

  /** The root of a leaf and its path (RFC 6962). */
  const rootOf = async (leaf: string, path: readonly PathStep[]): Promise<string> => {
    let node = await sha256(joined(Uint8Array.of(0), bytesOf(leaf)));
    for (const { side, hash: other } of path) {
      const neighbour = bytesOfHex(other);
      node = await sha256(joined(Uint8Array.of(1), ...(side === 'left' ? [neighbour, node] : [node, neighbour])));
    }
    return hexOf(node);
  };

  const pathFaults = async ({ stream, events, sealed }: Certificate): Promise<Fault[]> => {
    if (!sealed) return [];
    const leaf = leafLine({ streamId: stream, version: events.length, hash: events.at(-1)?.hash ?? '' });
    return (await rootOf(leaf, sealed.path)) === sealed.seal.root ? [] : [{ kind: 'path' }];
  };

  const sealFaults = async (seal: Seal, { seal: shown, publicKey }: Published): Promise<Fault[]> => {
    const isShown = canonicalJson(shown) === canonicalJson(seal);
    return isShown && (await isSigned(publicKey, signedText(seal), seal.signature)) ? [] : [{ kind: 'seal' }];
  };

  return { eventFaults, pathFaults, sealFaults };
};

/**
 * Verifies a certificate by its own data and the published seal (null if unavailable). `text`: the
 * file as it was opened.
 */
export const verifyCertificate = async (
  certificate: Certificate,
  text: string,
  published: Published | null,
  crypto: Crypto,
): Promise<Verdict> => {
  const { eventFaults, pathFaults, sealFaults } = checks(crypto);
  const { events, sealed } = certificate;
  const faults: Fault[] = [
    ...(certificateText(certificate) === text ? [] : [{ kind: 'form' } as const]),
    ...(await Promise.all(events.map((_, index) => eventFaults(certificate, index)))).flat(),
    ...incompleteEvents(certificate).map((event): Fault => ({ kind: 'event', event })),
    ...(await pathFaults(certificate)),
    ...(sealed && published ? await sealFaults(sealed.seal, published) : []),
  ];
  if (faults.length > 0) return { kind: 'altered', faults };
  if (!sealed) return { kind: 'unsealed' };
  return { kind: published ? 'proven' : 'unchecked' };
};
