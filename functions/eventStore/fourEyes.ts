import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { CONTROL, type ControlState, control } from '#domain/office/control/control.ts';
import { amountOf } from '#domain/office/countersign/subject.ts';
import { needsSecond, type Watch, watchedActOf, watchFor } from '#domain/office/fourEyes.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { CommandRequest, EventStore } from './request.ts';
import { loadStream } from './stream.ts';

/** Where the office keeps which acts need a second member. */
export const controlHead = paths.head(streamIdOf('control', CONTROL));

/** Whether the office's choice matters for a command, which nobody has confirmed. */
export const isWatched = ({ sender, aggregate, command }: CommandRequest): boolean =>
  sender !== 'system' && sender.confirmedBy === undefined && watchedActOf(aggregate.name, command.type) !== null;

/** What the office has chosen for a command; undefined: nothing. */
export const watchOf = async (
  { db, keys }: Pick<EventStore, 'db' | 'keys'>,
  { aggregate, command }: Pick<CommandRequest, 'aggregate' | 'command'>,
  head: DocumentSnapshot | undefined,
): Promise<Watch | undefined> => {
  const act = watchedActOf(aggregate.name, command.type);
  if (!head || !act) return undefined;
  const { state } = await loadStream(db, keys, control, head);
  return watchFor((state as ControlState).watches, act);
};

/** Whether a command needs a second member. `limit`: the member's own, in yen. */
export const isForTwo = (
  { aggregate, command }: Pick<CommandRequest, 'aggregate' | 'command'>,
  watch: Watch | undefined,
  state: unknown,
  limit: number | null,
): boolean => needsSecond(watch, amountOf(aggregate.name, command.type, state), limit);
