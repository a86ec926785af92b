import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { contactContent } from '#domain/talk/contact/fields.ts';
import { contactPath } from '#projections/contact/contacts.schema.ts';
import { categoryOptions } from '#web/features/contact/public.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

type Props = { readonly uid: string; readonly name: string; readonly text?: string | undefined; readonly onClose: () => void };

/** The message becomes a contact, where the member can reply. `text`: a text to begin with. */
export default function WriteDialog({ uid, name, text: begun = '', onClose }: Props) {
  const { send } = useCommand({
    callable: 'contacts',
    type: 'begin',
    shownBy: ({ streamId }) => contactPath(parseStreamId(streamId).entityId),
  });
  return (
    <FieldsDialog
      title={`「${name}」に連絡しますか？`}
      confirmLabel="送信する"
      schema={contactContent}
      start={{ category: 'ACCOUNT', text: begun }}
      fields={{
        category: { as: 'select', options: categoryOptions },
        text: { multiline: true, help: 'お知らせとメールで届き、そのままご返信いただけます' },
      }}
      send={(typed) => send({ uid, ...typed })}
      done="送信しました。お問い合わせの「回答済み」に残ります"
      onClose={onClose}
    />
  );
}
