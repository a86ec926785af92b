import { z } from 'zod';
import { mediaFields } from '#domain/people/media/fields.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { useDescribeItem } from '../commands/changeItem.ts';

const schema = z.object({ description: mediaFields.description });
type Props = { readonly item: Media; readonly onClose: () => void };

/** Edits the text below an item of the portfolio. */
export const DescribeDialog = ({ item, onClose }: Props) => {
  const { send } = useDescribeItem(item);
  return (
    <FieldsDialog
      title="説明を編集"
      confirmLabel="説明を保存する"
      schema={schema}
      start={{ description: item.description }}
      fields={{ description: { multiline: true, help: '作品名や役柄、撮影の時期などをご記入ください' } }}
      send={(typed) => send({ mediaId: item.id, ...typed })}
      done="説明を保存しました"
      onClose={onClose}
    />
  );
};
