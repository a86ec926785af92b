import { z } from 'zod';
import { canonicalJson } from '../kernel/fingerprint.ts';
import { GENESIS, leavesIn } from './leaves.ts';
import { hex, pathStep, sealSchema } from './seal.ts';

// The file with which anybody can check the terms of a deal. docs/verify-a-certificate.md describes
// it.

const shownLeaf = z.strictObject({ salt: hex, value: z.json() });
const hashed = { type: z.string().max(60), schemaVersion: z.int().min(1), hash: hex };
const byField = z.strictObject({ ...hashed, digests: z.record(z.string(), hex), shown: z.record(z.string(), shownLeaf) });
/**
 * Of a release that hashed events as a whole: nothing of it can be left out, and its words are
 * encrypted.
 */
const asWhole = z.strictObject({ ...hashed, data: z.record(z.string(), z.json()), meta: z.record(z.string(), z.json()) });

export const certificateSchema = z.strictObject({
  format: z.literal('deal-certificate'),
  formatVersion: z.literal(1),
  /** The deal: its kind and its number. */
  stream: z.string().regex(/^(offer|entry)-[\w-]{1,100}$/),
  /** All events of the deal up to one, oldest first. */
  events: z
    .array(z.union([byField, asWhole]))
    .min(1)
    .max(1_000),
  /**
   * The first daily seal that has the last event, and the way from that to the seal's root; null
   * before it is made.
   */
  sealed: z.strictObject({ path: z.array(pathStep).max(64), seal: sealSchema }).nullable(),
});
export type Certificate = z.infer<typeof certificateSchema>;
export type CertifiedEvent = Certificate['events'][number];

/** The most bytes that a certificate may have. */
export const CERTIFICATE_BYTES_MAX = 2_000_000;

/** A certificate as it is saved: one text for one content, so that every byte counts. */
export const certificateText = (certificate: Certificate): string => canonicalJson(certificate);

/** Reads a saved certificate; null when the text is none. */
export const certificateIn = (text: string): Certificate | null => {
  try {
    return certificateSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** The name that a certificate is saved under. */
export const certificateName = ({ stream }: Certificate): string => `certificate-${stream}.json`;

/** The number of the deal. */
export const dealIdOf = ({ stream }: Pick<Certificate, 'stream'>): string => stream.slice(stream.indexOf('-') + 1);

/** The hash that an event points back to. */
export const hashBefore = (events: readonly CertifiedEvent[], index: number): string => events[index - 1]?.hash ?? GENESIS;

/** The leaves of an event that can be read, by path. */
export const readableLeaves = (event: CertifiedEvent): ReadonlyMap<string, unknown> =>
  'digests' in event
    ? new Map(Object.entries(event.shown).map(([path, { value }]) => [path, value]))
    : new Map([...leavesIn(event.data, 'data'), ...leavesIn(event.meta, 'meta')]);

/** Whether an event has a leaf, shown or not. */
export const hasLeaf = (event: CertifiedEvent, path: string): boolean =>
  'digests' in event ? Object.hasOwn(event.digests, path) : readableLeaves(event).has(path);
