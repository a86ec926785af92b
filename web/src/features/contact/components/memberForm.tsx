import { z } from 'zod';
import { contactContent } from '#domain/talk/contact/fields.ts';
import { href } from '#web/routing/href.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { contactIdOf, useOpenContact } from '../commands/contactCommands.ts';
import { ContactFields, useContactForm } from './contactFields.tsx';

/** Without the fields for guests. */
const schema = z.object(contactContent.shape);
type Content = z.infer<typeof schema>;

/** A member's contact form; it opens the conversation after sending. */
export const MemberForm = () => {
  const kept = useContactForm<Content>(schema, '');
  const { send } = useOpenContact();
  const open = async (content: Content) => {
    const outcome = await send(content);
    return doneAfter(href('contactThread', { contactId: contactIdOf(outcome.streamId) }), outcome);
  };
  return (
    <CommandForm kept={kept} submitLabel="事務局へ送信する" onSend={open}>
      <ContactFields control={kept.form.control} asGuest={false} />
    </CommandForm>
  );
};
