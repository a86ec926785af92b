import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { erasePerson, forgetKey } from '../erasure/erasePerson.ts';
import type { Runtime } from '../runtime.ts';

/** Takes whoever left out of the product; a trainee who was taken off the roster had a key of their own. */
export const erasePeople = async (runtime: Runtime, event: AnyEnvelope): Promise<void> => {
  if (event.type === 'AccountWithdrawn') await erasePerson(runtime, parseStreamId(event.streamId).entityId);
  if (event.type === 'StudentRemoved') await forgetKey(runtime, event.data.personId);
};
