import { DomainError } from '#domain/kernel/domainError.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { hasPersonalData } from './personalData.ts';
import { keyOfAll, makesPersonKnown, subjectsOf } from './personKeys.ts';
import type { CommandRequest, EventStore } from './request.ts';

/**
 * The key of the people that the events are about, or a new one when an event makes a person known:
 * it is stored before the events, in a database of its own, and the key of a commit that fails is
 * that of the next attempt. Null without personal fields, and for somebody who has left: their
 * fields are stored as null. Throws `account-withdrawn` when the sender has left.
 */
export const keyFor = async (
  { keys }: EventStore,
  { aggregate, entityId, sender }: CommandRequest,
  events: readonly AnyEvent[],
): Promise<Buffer | null> => {
  const personal = events.find(hasPersonalData);
  if (!personal) return null;
  const subjects = subjectsOf(aggregate, entityId, personal);
  const held = await keys.read(subjects);
  if (makesPersonKnown(personal.type)) for (const uid of subjects) if (!held.get(uid)) held.set(uid, await keys.make(uid));
  const known = keyOfAll(held, subjects);
  if (known) return known;
  if (sender !== 'system' && subjects.includes(sender.uid) && !held.get(sender.uid)) throw new DomainError('account-withdrawn');
  return null;
};
