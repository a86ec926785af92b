import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { identifier } from '#domain/kernel/validation.ts';
import type { Certificate } from '#domain/office/proof/certificate.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { conflict } from '#domain/work/deal/outcomes.ts';
import { keysFor, readStored } from '../eventStore/readEvents.ts';
import { loadStream } from '../eventStore/stream.ts';
import { requireActive, requireOffice } from '../gate/admission.ts';
import { type Caller, signedInCallable } from '../gate/commandCallable.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { runtime } from '../runtime.ts';
import { certificateOf } from '../seals/certificateOf.ts';
import { proveEvent } from '../seals/proveStream.ts';

/** `type`: the kind of the deal. */
const wire = z.strictObject({ type: z.enum(['offer', 'entry']), id: identifier });
type Asked = z.infer<typeof wire>;
type Deal = { readonly status: string; readonly clientId?: string; readonly talentId?: string; readonly cancelFee?: number | null };

/** The most events in a certificate; a deal has a few dozen. */
const EVENTS_MAX = 1_000;
/** Concluded deals, also those that were cancelled and settled. */
const isCertified = ({ status, cancelFee = null }: Deal): boolean =>
  status === 'IS_APPROVED' || status === 'IS_CLOSED' || cancelFee !== null;
/** Events that change no terms. A certificate does not wait for their seal. */
const isBeside = ({ type }: EventEnvelope): boolean => /Reminded|Bill/.test(type);

const requireParty = async (current: Runtime, caller: Caller, { clientId, talentId }: Deal): Promise<{ isOffice: boolean }> => {
  if (caller.uid === clientId || caller.uid === talentId) {
    await requireActive(current, caller);
    return { isOffice: false };
  }
  await requireOffice(current, caller, 'deals');
  return { isOffice: true };
};

/** The certificate of a concluded deal. The office's has no personal words. */
export const certify = async (current: Runtime, caller: Caller, { type: kind, id }: Asked): Promise<Certificate> => {
  const { db, keys } = current;
  const streamId = streamIdOf(kind, id);
  const head = await db.doc(paths.head(streamId)).get();
  const { state } = await loadStream(db, keys, aggregateNamed(kind), head);
  const { isOffice } = await requireParty(current, caller, state as Deal);
  if (!head.exists) throw new DomainError('not-found');
  if (!isCertified(state as Deal)) conflict();
  const stored = await readStored(db, streamId, 1, EVENTS_MAX);
  const last = stored.findLast((event) => !isBeside(event)) as EventEnvelope;
  const proof = await proveEvent(current, streamId, last.version, last.meta.recordedAt);
  return certificateOf(stored, isOffice ? () => null : await keysFor(stored, keys), proof);
};

/** A certificate for the sides and the office (docs/verify-a-certificate.md). */
export const dealCertificate = signedInCallable('dealCertificate', wire, (payload, caller) => certify(runtime(), caller, payload), {
  reads: true,
});
