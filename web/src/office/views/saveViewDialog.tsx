import { z } from 'zod';
import { line } from '#domain/kernel/validation.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';

const NAME_MAX = 20;
const schema = z.object({ name: line(NAME_MAX) });

type Props = { readonly taken: readonly string[]; readonly onSave: (name: string) => void; readonly onClose: () => void };

export default function SaveViewDialog({ taken, onSave, onClose }: Props) {
  const form = useCheckedForm(schema, { name: '' });
  const replaces = taken.includes(form.watch('name').trim());
  return (
    <CommandDialog
      title="この絞り込みを保存しますか？"
      confirmLabel="この絞り込みを保存する"
      form={form}
      send={async ({ name }) => onSave(name)}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="name"
        label="名前"
        required
        limit={NAME_MAX}
        help={
          replaces ? '同じ名前の絞り込みと置き換えます。' : 'この端末に保存し、ログアウトすると消えます。ほかの担当者には表示されません。'
        }
      />
    </CommandDialog>
  );
}
