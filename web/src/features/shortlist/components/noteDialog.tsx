import { z } from 'zod';
import { shortlistFields } from '#domain/work/shortlist/fields.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { useListCommand } from '../shortlists.ts';

const schema = z.object({ note: shortlistFields.note });

type Props = {
  readonly listId: string;
  readonly cast: { readonly id: string; readonly name: string };
  readonly note: string;
  readonly onClose: () => void;
};

export const NoteDialog = ({ listId, cast: { id: talentId, name }, note, onClose }: Props) => {
  const { send } = useListCommand('note', listId);
  return (
    <FieldsDialog
      title={`${name}さんのメモ`}
      confirmLabel="保存する"
      schema={schema}
      start={{ note }}
      fields={{ note: { multiline: true, help: 'ご自身だけに表示されます。キャストには表示されません。' } }}
      send={(typed) => send({ listId, talentId, ...typed })}
      done="メモを保存しました"
      onClose={onClose}
    />
  );
};
