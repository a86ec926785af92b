import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { contactFields } from '#domain/talk/contact/fields.ts';
import { CommandForm } from '#web/shared/forms/commandForm.tsx';
import { RepeatedForm } from '#web/shared/forms/repeatedForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { showToast } from '#web/shared/ui/toast.ts';
import { useFocusFallback } from '#web/shared/ui/useFocusFallback.ts';

const { text } = contactFields;
const schema = z.object({ text });
type Values = z.infer<typeof schema>;

/** Sends a message with an id; a retry after a lost answer adds no second message. */
export type SendMessage = (text: string, commandId: string) => Promise<unknown>;

type Props = { readonly contactId: string; readonly onSend: SendMessage };

const OneMessage = ({ contactId, onSend, onSent }: Props & { readonly onSent: () => void }) => {
  const [commandId] = useState(() => crypto.randomUUID());
  const kept = useDraftForm<Values, Values>({ name: `contact ${contactId}`, defaultValues: { text: '' }, schema });
  const { pathname, search } = useLocation();
  const held = useFocusFallback<HTMLDivElement>();
  const send = async (typed: Values) => {
    await onSend(typed.text, commandId);
    // The draft must be gone before the next form reads it.
    kept.forget();
    showToast('メッセージを送信しました');
    onSent();
    return { to: pathname + search };
  };
  return (
    <div ref={held}>
      <CommandForm kept={kept} submitLabel="送信する" onSend={send}>
        <TextField control={kept.form.control} name="text" {...textOf(text)} multiline />
      </CommandForm>
    </div>
  );
};

/** The form for another message; after sending, an empty form for the next one. */
export const ReplyForm = (props: Props) => <RepeatedForm>{(next) => <OneMessage {...props} onSent={next} />}</RepeatedForm>;
