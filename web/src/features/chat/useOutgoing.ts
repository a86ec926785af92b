import { useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '#projections/chat/chatRooms.schema.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { type Draft, postMessage, type Saying } from './commands/postMessage.ts';
import { messageIdOf } from './messageId.ts';

/** A message that is being sent, or its error. */
export type Outgoing = Draft & { readonly error: string | null };

/**
 * Sent messages that are not in the room's list yet. The stored message replaces its draft, so
 * nothing shows twice or flickers. A failed one stays, with its id, until it is withdrawn or sent
 * again: by its button, or when the connection returns.
 */
export const useOutgoing = (roomId: string, uid: string, messages: readonly Message[]) => {
  const [drafts, setDrafts] = useState<readonly Outgoing[]>([]);
  const mark = (id: string, error: string | null) =>
    setDrafts((all) => all.map((each) => (each.commandId === id ? { ...each, error } : each)));
  const attempt = async (draft: Draft) => {
    try {
      await postMessage(roomId, draft);
    } catch (error) {
      mark(draft.commandId, commandErrorOf(error).message);
    }
  };
  const retry = (draft: Draft) => {
    mark(draft.commandId, null);
    return attempt(draft);
  };
  const retryAll = useEffectEvent(() => {
    for (const { error, ...draft } of drafts) if (error !== null) retry(draft);
  });
  useEffect(() => {
    const listener = () => retryAll();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  const arrived = new Set(messages.map(({ id }) => id));
  return {
    outgoing: drafts.filter(({ id }) => !arrived.has(id)),
    drop: (id: string) => setDrafts((all) => all.filter(({ commandId }) => commandId !== id)),
    send: async (saying: Saying) => {
      const commandId = crypto.randomUUID();
      const draft = { commandId, id: await messageIdOf(commandId, uid), ...saying };
      setDrafts((all) => [...all, { ...draft, error: null }]);
      await attempt(draft);
    },
    retry,
  };
};
