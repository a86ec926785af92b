import { DomainError } from '#domain/kernel/domainError.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type HoldableAct, holdableAct } from '#domain/office/heldAct/acts.ts';
import { heldAct } from '#domain/office/heldAct/heldAct.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { decryptEvents, readStored } from '../eventStore/readEvents.ts';
import type { Runtime } from '../ports.ts';
import { heldRequest } from '../rules/heldRequest.ts';

type CarriedOut = EnvelopeNamed<'HeldActCarriedOut'>;

/** The act, as it was held by the event before. */
const actOf = async ({ db, keys }: Runtime, { streamId, version }: CarriedOut): Promise<HoldableAct> => {
  const [before] = await decryptEvents(await readStored(db, streamId, version - 1, version - 1), keys);
  const { aggregate, entityId, command, reason } = (before as EnvelopeNamed<'HeldActBegun'>).data;
  return holdableAct.parse({ aggregate, entityId, command: { ...command, ...(reason !== null && { reason }) } });
};

/**
 * Sends a held act for the member who acted. If it is refused now, its stream gets the refusal's
 * code. After a crash it runs again; the command's receipt prevents a second effect.
 */
export const carryOutHeld = async (runtime: Runtime, event: CarriedOut): Promise<void> => {
  const { id, streamId, meta, data } = event;
  const because = { causationId: id, correlationId: meta.correlationId };
  try {
    const request = await heldRequest(runtime, await actOf(runtime, event), data.heldBy, `held_${id}`);
    const executed = await executeCommand(runtime, { ...request, ...because });
    await announce(runtime, executed);
    // No event: another member did the same in the meantime.
    if (executed.types.length === 0 && !executed.isRepeated) throw new DomainError('status-conflict');
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'aborted') throw error;
    const { entityId } = parseStreamId(streamId);
    const command = { type: 'lapse', refusedWith: error.code };
    const lapse = { aggregate: heldAct, entityId, command, commandId: `lapsed_${id}`, sender: 'system' as const, ...because };
    await announce(runtime, await executeCommand(runtime, lapse));
  }
};
