import { z } from 'zod';
import { canonicalJson } from '../../kernel/fingerprint.ts';
import { GENESIS, leavesIn } from './leaves.ts';
import { hex, pathStep, sealSchema } from './seal.ts';

// The file with which anyone can check the terms of a deal. docs/verify-a-certificate.md describes
// it.

const shownLeaf = z.strictObject({ salt: hex, value: z.json() });
const hashed = { type: z.string().max(60), schemaVersion: z.int().min(1), hash: hex };
const byField = z.strictObject({ ...hashed, digests: z.record(z.string(), hex), shown: z.record(z.string(), shownLeaf) });
/** An event of a release that hashed events as a whole. It is shown completely, encrypted. */
const asWhole = z.strictObject({ ...hashed, data: z.record(z.string(), z.json()), meta: z.record(z.string(), z.json()) });

/** The content of a certificate file (`dealCertificate`), for the verification page. */
export const certificateSchema = z.strictObject({
  format: z.literal('deal-certificate'),
  formatVersion: z.literal(1),
  /** The stream of the deal: its kind and number. */
  stream: z.string().regex(/^(offer|entry)-[\w-]{1,100}$/),
  /** All events of the deal up to one event, oldest first. */
  events: z
    .array(z.union([byField, asWhole]))
    .min(1)
    .max(1_000),
  /** The first seal with the last event, and the hash path to its root; null until it exists. */
  sealed: z.strictObject({ path: z.array(pathStep).max(64), seal: sealSchema }).nullable(),
});

export type Certificate = z.infer<typeof certificateSchema>;
export type CertifiedEvent = Certificate['events'][number];

export const CERTIFICATE_BYTES_MAX = 2_000_000;

/** The text of a certificate file. The same content always gives the same bytes. */
export const certificateText = (certificate: Certificate): string => canonicalJson(certificate);

/** Reads a certificate file; null for an invalid text. */
export const certificateIn = (text: string): Certificate | null => {
  try {
    return certificateSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

export const certificateName = ({ stream }: Certificate): string => `certificate-${stream}.json`;

export const dealIdOf = ({ stream }: Pick<Certificate, 'stream'>): string => stream.slice(stream.indexOf('-') + 1);

/** The hash of the event before this one. */
export const hashBefore = (events: readonly CertifiedEvent[], index: number): string => events[index - 1]?.hash ?? GENESIS;

/** The readable values of an event, by path. */
export const readableLeaves = (event: CertifiedEvent): ReadonlyMap<string, unknown> =>
  'digests' in event
    ? new Map(Object.entries(event.shown).map(([path, { value }]) => [path, value]))
    : new Map([...leavesIn(event.data, 'data'), ...leavesIn(event.meta, 'meta')]);

/** Whether an event has a value at a path, shown or hidden. */
export const hasLeaf = (event: CertifiedEvent, path: string): boolean =>
  'digests' in event ? Object.hasOwn(event.digests, path) : readableLeaves(event).has(path);
