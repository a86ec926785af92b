import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { line } from '#domain/kernel/validation.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';

const NAME_MAX = 20;
const schema = z.object({ name: line(NAME_MAX) });
type Name = z.infer<typeof schema>;

type Props = { readonly taken: readonly string[]; readonly onSave: (name: string) => void; readonly onClose: () => void };

/** Asks by what name a list's filters are to be found again. */
export default function SaveViewDialog({ taken, onSave, onClose }: Props) {
  const form = useForm<Name, unknown, Name>({ defaultValues: { name: '' }, resolver: formResolver(schema) });
  const replaces = taken.includes(form.watch('name').trim());
  return (
    <FormDialog
      title="この条件を保存しますか？"
      submitLabel="条件を保存する"
      sending={false}
      error={undefined}
      onSubmit={form.handleSubmit(({ name }) => onSave(name))}
      onCancel={onClose}
    >
      <TextField
        control={form.control}
        name="name"
        label="名前"
        required
        limit={NAME_MAX}
        help={replaces ? '同じ名前の条件と置き換えます。' : 'この端末に保存し、ログアウトすると消えます。ほかの担当者には表示されません。'}
      />
    </FormDialog>
  );
}
