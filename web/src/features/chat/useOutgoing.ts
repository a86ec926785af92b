import { useState } from 'react';
import type { CommandError } from '#web/shared/data/commandError.ts';
import { type Draft, postMessage } from './commands/postMessage.ts';

export type Outgoing = Draft & { readonly error: string | null };

/** What was sent and does not stand in the room yet. A message that failed stays, with its id, until it is sent again or taken back. */
export const useOutgoing = (roomId: string) => {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const drop = (id: string) => setOutgoing((all) => all.filter(({ commandId }) => commandId !== id));
  const mark = (id: string, error: string | null) =>
    setOutgoing((all) => all.map((each) => (each.commandId === id ? { ...each, error } : each)));
  const attempt = (draft: Draft) =>
    postMessage(roomId, draft).then(
      () => drop(draft.commandId),
      ({ message }: CommandError) => mark(draft.commandId, message),
    );
  return {
    outgoing,
    drop,
    send: (text: string) => {
      const draft = { commandId: crypto.randomUUID(), text };
      setOutgoing((all) => [...all, { ...draft, error: null }]);
      return attempt(draft);
    },
    retry: (draft: Draft) => {
      mark(draft.commandId, null);
      return attempt(draft);
    },
  };
};
