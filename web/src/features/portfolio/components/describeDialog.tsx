import { z } from 'zod';
import { mediaFields } from '#domain/people/media/fields.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDescribeItem } from '../commands/changeItem.ts';

const schema = z.object({ description: mediaFields.description });
type Props = { readonly item: Media; readonly onClose: () => void };

/** Edits the text below an item of the portfolio. */
export const DescribeDialog = ({ item, onClose }: Props) => {
  const { send } = useDescribeItem(item);
  const form = useCheckedForm(schema, { description: item.description });
  return (
    <CommandDialog
      title="説明を編集"
      confirmLabel="説明を保存する"
      form={form}
      send={(typed) => send({ mediaId: item.id, ...typed })}
      done="説明を保存しました"
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="description"
        {...textOf(mediaFields.description)}
        multiline
        help="作品名や役柄、撮影の時期などをご記入ください"
      />
    </CommandDialog>
  );
};
