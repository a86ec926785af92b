import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeWebAddress } from '#domain/kernel/normalize.ts';
import { videoUrl } from '#domain/people/media/content.ts';
import { mediaFields } from '#domain/people/media/fields.ts';
import { videoIdIn } from '#domain/people/media/youtube.ts';
import { CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { mediaDocument } from '../commands/addUpload.ts';

type Video = { content: { mediaType: 'YOUTUBE'; url: string }; description: string; orderIndex: number };

/** Adds a YouTube video to the own portfolio. */
const useAddVideo = (uid: string) =>
  useCommand<Video>({ callable: 'media', type: 'add', shownBy: ({ streamId }) => mediaDocument(uid, streamId) });

const schema = z.object({
  url: z
    .string()
    .trim()
    .refine((url) => videoIdIn(url) !== null, 'YouTubeの動画のURLを入力してください。'),
  description: mediaFields.description,
});
type Props = { readonly uid: string; readonly place: () => number; readonly onClose: () => void };

/** Maps the command's field name for the address to the form's. */
const atOwnField = (failure: unknown): CommandError => {
  const { code, message, fields, details } = commandErrorOf(failure);
  const { 'content.url': url } = fields;
  return new CommandError(code, message, url ? { url } : fields, details);
};

/** Adds a video by its address. */
export const VideoDialog = ({ uid, place, onClose }: Props) => {
  const { send } = useAddVideo(uid);
  const form = useCheckedForm(schema, { url: '', description: '' });
  const { control } = form;
  return (
    <CommandDialog
      title="YouTubeの動画を追加"
      confirmLabel="動画を追加する"
      form={form}
      send={({ url, description }) =>
        send({ content: { mediaType: 'YOUTUBE', url }, description, orderIndex: place() }).catch((failure: unknown) => {
          throw atOwnField(failure);
        })
      }
      done="動画を追加しました"
      onClose={onClose}
    >
      <TextField
        control={control}
        name="url"
        label={labelOf(videoUrl)}
        required
        inputMode="url"
        normalize={normalizeWebAddress}
        help="例：https://www.youtube.com/watch?v=…"
      />
      <TextField control={control} name="description" {...textOf(mediaFields.description)} multiline />
    </CommandDialog>
  );
};
