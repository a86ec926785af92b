import { DomainError } from '#domain/kernel/domainError.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { hasPersonalData } from './personalData.ts';
import { keyOfAll, makesPersonKnown, newPersonKey, subjectsOf } from './personKeys.ts';
import type { CommandRequest, EventStore } from './request.ts';

/** The key of the events' personal fields. `isNew`: it has to be stored for the `subjects` in the same commit. */
export type EventKey = { readonly key: Buffer | null; readonly isNew: boolean; readonly subjects: readonly string[] };

/**
 * The key of the people that the events are about, or a new one when an event makes a person known.
 * Null without personal fields, and for somebody who has left: their fields are stored as null.
 * Throws `account-withdrawn` when the sender has left.
 */
export const keyFor = async (
  { keys }: EventStore,
  { aggregate, entityId, sender }: CommandRequest,
  events: readonly AnyEvent[],
): Promise<EventKey> => {
  const personal = events.find(hasPersonalData);
  if (!personal) return { key: null, isNew: false, subjects: [] };
  const subjects = subjectsOf(aggregate, entityId, personal);
  const held = await keys.read(subjects);
  const known = keyOfAll(held, subjects);
  if (known) return { key: known, isNew: false, subjects };
  if (makesPersonKnown(personal.type)) return { key: newPersonKey(), isNew: true, subjects };
  if (sender !== 'system' && subjects.includes(sender.uid) && !held.get(sender.uid)) throw new DomainError('account-withdrawn');
  return { key: null, isNew: false, subjects };
};
