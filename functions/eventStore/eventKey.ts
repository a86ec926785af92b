import { DomainError } from '#domain/kernel/domainError.ts';
import type { AnyAggregate, AnyEvent } from '#domain/registry.ts';
import { hasPersonalData } from './personalData.ts';
import { keyOfAll, makesPersonKnown, subjectsOf } from './personKeys.ts';
import type { CommandRequest, EventStore } from './request.ts';

/**
 * The key of the people that the events are about, or a new one when an event makes a person known:
 * it is stored before the events, in a database of its own, and the key of a commit that fails is
 * that of the next attempt. Null without personal fields, and for somebody who has left: their
 * fields are stored as null. Throws `account-withdrawn` when the sender has left, and an Error when
 * the events are about different people: a commit has one key, and some could not be read again.
 */
export const keyFor = async (
  { keys }: EventStore,
  { aggregate, entityId, sender }: CommandRequest,
  events: readonly AnyEvent[],
): Promise<Buffer | null> => {
  const personal = events.filter(hasPersonalData);
  if (personal.length === 0) return null;
  const subjects = subjectsOfAll(aggregate, entityId, personal);
  const held = await keys.read(subjects);
  if (personal.some(({ type }) => makesPersonKnown(type)))
    for (const uid of subjects) if (!held.get(uid)) held.set(uid, await keys.make(uid));
  const known = keyOfAll(held, subjects);
  if (known) return known;
  if (sender !== 'system' && subjects.includes(sender.uid) && !held.get(sender.uid)) throw new DomainError('account-withdrawn');
  return null;
};

const subjectsOfAll = (aggregate: AnyAggregate, entityId: string, events: readonly AnyEvent[]): readonly string[] => {
  const [first = [], ...others] = events.map((event) => subjectsOf(aggregate, entityId, event));
  if (others.some((subjects) => subjects.join() !== first.join()))
    throw new Error(`one commit, different subjects: ${events.map(({ type }) => type).join(', ')}`);
  return first;
};
