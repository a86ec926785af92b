import { AsyncLocalStorage } from 'node:async_hooks';
import { cardSourceChangedBy } from '#projections/cards.ts';
import type { Beside } from '../delivery/beside.ts';
import type { Handler } from '../delivery/deliver.ts';
import type { NoteHandled } from '../delivery/logDelivery.ts';
import { inBatches, type Opened, type PendingEvents, unseen } from '../delivery/pendingEvents.ts';
import type { Message } from '../delivery/publish.ts';
import { retryOvertaken } from '../eventStore/grpcStatus.ts';
import { decryptEvents } from '../eventStore/readEvents.ts';
import { inSpan } from '../platform/tracing.ts';
import type { Runtime } from '../ports.ts';
import { refreshCards } from './cards.ts';
import { hotPathsOf, writeTogether } from './writeShared.ts';

/**
 * Projects events to documents that several streams write: notifications, counters, acts of the
 * office, cards, daily figures. Documents, figures and progress are one commit, so each event
 * counts once, also if it is delivered again. Nothing is locked.
 */
export const sharedDocumentsHandler: Handler = (runtime, message, handled) => handleBeside(runtime, message, handled);

/** The same. Work beside the documents is noted in their commit. */
export const sharedDocumentsBeside =
  (beside: Beside): Handler =>
  (runtime, message, handled) =>
    handleBeside(runtime, message, handled, beside);

const handleBeside = async (runtime: Runtime, message: Message, handled?: NoteHandled, beside?: Beside): Promise<void> => {
  const carried = await broughtBy(runtime, message);
  const work: Work = { runtime, message, carried, ...(beside && { beside }) };
  await inBatches((most) =>
    retryOvertaken(async () => {
      const next = await inSpan('project', {}, () => handle(work, most));
      if (!next) return 'done';
      handled?.(next.events);
      // Newer events than the message brought arrive with their own message.
      return next.isBrought || next.last.version >= (next.progress.owed.shared ?? 0) ? 'done' : 'more';
    }),
  );
};

type Work = { readonly runtime: Runtime; readonly message: Message; readonly carried: Opened | null; readonly beside?: Beside };

/** Opens the events of a message once; null without any. */
const broughtBy = async ({ keys }: Runtime, { events = [] }: Message): Promise<Opened | null> =>
  events.length > 0 ? { stored: events, events: await decryptEvents(events, keys), isBrought: true } : null;

/**
 * Handles the next events. Returns them, or null if there are none, or if they stay owed: cards are
 * still refreshed, or a rebuild paused the projectors.
 */
const handle = async ({ runtime, message, carried, beside }: Work, most: number): Promise<PendingEvents | null> => {
  let known = carried;
  let first: PendingEvents | null = null;
  if (!known || known.events.some(({ type }) => cardSourceChangedBy(type))) {
    first = await unseen(runtime, 'shared', message, most);
    if (!first) return null;
    const refreshed = await refreshCards(runtime, first.events);
    // A long refresh continues in its own delivery. The events stay owed until it ends.
    if (refreshed === 'more') await runtime.publish({ streamId: message.streamId, version: message.version, owes: ['shared'] });
    if (refreshed !== 'done') return null;
    known = first;
  }
  const inContext = AsyncLocalStorage.snapshot();
  const item = { runtime, message, most, known, first, inContext, ...(beside && { beside }) };
  return writeTogether(runtime.db, hotPathsOf(runtime.db, item), item);
};
