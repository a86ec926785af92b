import { useState } from 'react';
import { type GuestContent, guestContent } from '#domain/talk/contact/fields.ts';
import { href } from '#web/routing/href.ts';
import { askAsGuest } from '#web/shared/data/commands/askAsGuest.ts';
import { CommandForm } from '#web/shared/forms/commandForm.tsx';
import { ContactFields, useContactForm } from './contactFields.tsx';

/** The contact form of a guest; the answer goes to the given address. */
export const GuestForm = ({ ownEmail }: { readonly ownEmail: string }) => {
  const [commandId] = useState(() => crypto.randomUUID());
  const kept = useContactForm<GuestContent>(guestContent, ownEmail);
  const open = async (content: GuestContent) => {
    await askAsGuest<null>('guestContacts', { type: 'open', commandId, ...content });
    return { to: href('contact'), state: { sentTo: content.email } };
  };
  return (
    <CommandForm kept={kept} submitLabel="事務局へ送信する" onSend={open}>
      <ContactFields control={kept.form.control} asGuest />
    </CommandForm>
  );
};
