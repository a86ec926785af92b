import { useCallback, useEffect, useState } from 'react';
import type { GuestConversation } from '#domain/talk/contact/conversation.ts';
import { askAsGuest } from '#web/shared/data/commands/askAsGuest.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import type { SendMessage } from './components/replyForm.tsx';

type Link = { readonly contactId: string; readonly code: string };

/** The contact of a mail's link, and the call that adds a message. */
export const useGuestThread = ({ contactId, code }: Link) => {
  const [contact, setContact] = useState<GuestConversation>();
  const [error, setError] = useState<CommandError>();
  const ask = useCallback(
    async (request: Readonly<Record<string, unknown>>) =>
      setContact(await askAsGuest<GuestConversation>('guestContacts', { contactId, code, ...request })),
    [contactId, code],
  );
  const look = useCallback(async () => {
    setError(undefined);
    try {
      await ask({ type: 'look' });
    } catch (failure) {
      setError(commandErrorOf(failure));
    }
  }, [ask]);
  useEffect(() => {
    look();
  }, [look]);
  const write: SendMessage = (text, commandId) => ask({ type: 'write', commandId, text });
  return { contact, error, look, write };
};
