import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeWebAddress } from '#domain/kernel/normalize.ts';
import { videoUrl } from '#domain/people/media/content.ts';
import { mediaFields } from '#domain/people/media/fields.ts';
import { videoIdIn } from '#domain/people/media/youtube.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import { CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { mediaDocument } from '../commands/addUpload.ts';
import { mediaPath } from '../commands/changeItem.ts';

type Video = { content: { mediaType: 'YOUTUBE'; url: string }; description: string; orderIndex: number };

const videoSchema = z.object({
  url: z
    .string()
    .trim()
    .refine((url) => videoIdIn(url) !== null, 'YouTubeの動画のURLを入力してください。'),
  description: mediaFields.description,
});
type VideoDialogProps = { readonly uid: string; readonly place: () => number; readonly onClose: () => void };

/** Maps the command's field name for the address to the form's. */
const atOwnField = (failure: unknown): CommandError => {
  const { code, message, fields, details } = commandErrorOf(failure);
  const { 'content.url': url } = fields;
  return new CommandError(code, message, url ? { url } : fields, details);
};

export const VideoDialog = ({ uid, place, onClose }: VideoDialogProps) => {
  const { send } = useCommand<Video>({ callable: 'media', type: 'add', shownBy: ({ streamId }) => mediaDocument(uid, streamId) });
  return (
    <FieldsDialog
      title="YouTubeの動画を追加"
      confirmLabel="動画を追加する"
      schema={videoSchema}
      start={{ url: '', description: '' }}
      fields={{
        url: {
          label: labelOf(videoUrl),
          inputMode: 'url',
          normalize: normalizeWebAddress,
          help: '例：https://www.youtube.com/watch?v=…',
        },
        description: { multiline: true },
      }}
      send={({ url, description }) =>
        send({ content: { mediaType: 'YOUTUBE', url }, description, orderIndex: place() }).catch((failure: unknown) => {
          throw atOwnField(failure);
        })
      }
      done="動画を追加しました"
      onClose={onClose}
    />
  );
};

const schema = z.object({ description: mediaFields.description });
type Props = { readonly item: Media; readonly onClose: () => void };

export const DescribeDialog = ({ item, onClose }: Props) => {
  const { send } = useCommand({ callable: 'media', type: 'describe', shownBy: () => mediaPath(item) });
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
