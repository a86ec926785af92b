import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { mediaFields } from '#domain/media/fields.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useDescribeItem } from '../commands/changeItem.ts';

const schema = z.object({ description: mediaFields.description });
type Values = z.infer<typeof schema>;
type Props = { readonly item: Media; readonly onClose: () => void };

/** What stands below an item of the portfolio. */
export const DescribeDialog = ({ item, onClose }: Props) => {
  const { send, sending } = useDescribeItem(item);
  const defaultValues = { description: item.description };
  const form = useForm<Values, unknown, Values>({ defaultValues, resolver: formResolver(schema) });
  const submit = async (values: Values) => {
    try {
      const { reflection } = await send({ mediaId: item.id, ...values });
      showToast(`説明を保存しました${reflectionText(reflection)}`);
      onClose();
    } catch (failure) {
      form.setError('root', { message: showServerFaults(form, failure) });
    }
  };
  return (
    <FormDialog
      title="説明を編集"
      submitLabel="説明を保存する"
      sending={sending}
      error={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <TextField
        control={form.control}
        name="description"
        label={labelOf(mediaFields.description)}
        multiline
        limit={limitOf(mediaFields.description)}
        help="作品名や役柄、撮影の時期などをご記入ください"
      />
    </FormDialog>
  );
};
