import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Message } from '#projections/chat/chatRooms.schema.ts';
import { useTabGuard } from '#web/shared/forms/leaveGuard.tsx';
import type { Saying } from './commands/postMessage.ts';
import { messageIdOf } from './messageId.ts';
import { outboxOf, subscribeOutboxes } from './outbox.ts';

/**
 * Sent messages that are not in the room's list yet. The stored message replaces its draft, so
 * nothing shows twice or flickers. A failed one stays, with its id, until it is withdrawn or sent
 * again: by its button, or when the connection returns.
 */
export const useOutgoing = (roomId: string, uid: string, messages: readonly Message[]) => {
  const [box] = useState(() => outboxOf(roomId, uid));
  const all = useSyncExternalStore(subscribeOutboxes, box.all);
  const arrived = new Set(messages.map(({ id }) => id));
  useEffect(() => box.remove(new Set(messages.map(({ id }) => id))), [box, messages]);
  const outgoing = all.filter(({ draft }) => !arrived.has(draft.id));
  // A closed tab loses them; another page of the app keeps them.
  useTabGuard(outgoing.some(({ isSent }) => !isSent));
  return {
    outgoing,
    drop: (id: string) => box.remove(new Set([id])),
    send: async (saying: Saying) => {
      const commandId = crypto.randomUUID();
      await box.send({ commandId, id: await messageIdOf(commandId, uid), ...saying });
    },
    retry: box.retry,
  };
};

/** Whether a room has a message that could not be sent. After a reload it is sent again. */
export const useHasUnsent = (roomId: string, uid: string): boolean => {
  const [box] = useState(() => outboxOf(roomId, uid));
  return useSyncExternalStore(subscribeOutboxes, box.all).some(({ error }) => error !== null);
};
