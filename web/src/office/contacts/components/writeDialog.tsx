import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { contactContent } from '#domain/talk/contact/fields.ts';
import { contactPath } from '#projections/contact/contacts.schema.ts';
import { categoryOptions } from '#web/features/contact/public.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';

const { category, text } = contactContent.shape;

type Props = { readonly uid: string; readonly name: string; readonly text?: string; readonly onClose: () => void };

/**
 * Writes to a member who did not ask. The message becomes a contact, where the member can reply.
 * `text`: a text to begin with.
 */
export default function WriteDialog({ uid, name, text: begun = '', onClose }: Props) {
  const form = useCheckedForm(contactContent, { category: 'ACCOUNT', text: begun });
  const { send } = useCommand({
    callable: 'contacts',
    type: 'begin',
    shownBy: ({ streamId }) => contactPath(parseStreamId(streamId).entityId),
  });
  return (
    <CommandDialog
      title={`「${name}」に連絡しますか？`}
      confirmLabel="送信する"
      form={form}
      send={(typed) => send({ uid, ...typed })}
      done="送信しました。お問い合わせの「回答済み」に残ります"
      onClose={onClose}
    >
      <SelectField control={form.control} name="category" label={labelOf(category)} required options={categoryOptions} />
      <TextField control={form.control} name="text" {...textOf(text)} help="お知らせとメールで届き、そのままご返信いただけます" multiline />
    </CommandDialog>
  );
}
