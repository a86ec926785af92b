import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { type Certificate, type CertifiedEvent, certificateSchema } from '#domain/office/proof/certificate.ts';
import { isDisclosed, isOfParties } from '#domain/office/proof/disclosure.ts';
import { personalLeaves } from '../eventStore/commitments.ts';
import { digestsOf, saltedLeaves } from '../eventStore/hashChain.ts';
import { decryptPersonal } from '../eventStore/personalData.ts';
import type { Proof } from './proveStream.ts';

/**
 * An event in a certificate. `key` opens the personal words; null leaves them out. Only the first
 * event names the parties, so that they can be left out in one place.
 */
const certifiedEvent = (event: EventEnvelope, key: Buffer | null): CertifiedEvent => {
  const { type, schemaVersion, hash, data, meta, proof, version } = event;
  const named = { type, schemaVersion, hash };
  if (!proof) return { ...named, data, meta } as CertifiedEvent;
  const words = personalLeaves(event.id, type, decryptPersonal(event, key), key).filter(({ path }) =>
    Object.hasOwn(proof.commitments, path),
  );
  const leaves = [...saltedLeaves(event, proof.salt), ...words];
  const shown = leaves.filter(({ path }) => isDisclosed(path) && (version === 1 || !isOfParties(path)));
  return {
    ...named,
    digests: digestsOf(event, proof),
    shown: Object.fromEntries(shown.map(({ path, salt, value }) => [path, { salt, value }])),
  } as CertifiedEvent;
};

/** The certificate of stored events, oldest first, up to the seal or, without one, the last. */
export const certificateOf = (
  stored: readonly EventEnvelope[],
  keyOf: (event: EventEnvelope) => Buffer | null,
  proof: Proof | null,
): Certificate =>
  certificateSchema.parse({
    format: 'deal-certificate',
    formatVersion: 1,
    stream: stored[0]?.streamId,
    events: stored.slice(0, proof?.leaf.version).map((event) => certifiedEvent(event, keyOf(event))),
    sealed: proof && { path: proof.path, seal: proof.seal },
  });
