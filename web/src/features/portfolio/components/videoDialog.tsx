import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { videoUrl } from '#domain/media/content.ts';
import { mediaFields } from '#domain/media/fields.ts';
import { videoIdIn } from '#domain/media/youtube.ts';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useAddVideo } from '../commands/addVideo.ts';

const schema = z.object({
  url: z
    .string()
    .trim()
    .refine((url) => videoIdIn(url) !== null, 'YouTubeの動画のURLを入力してください。'),
  description: mediaFields.description,
});
type Values = z.infer<typeof schema>;
type Props = { readonly uid: string; readonly place: () => number; readonly onClose: () => void };

/** Adds a video by its address. */
export const VideoDialog = ({ uid, place, onClose }: Props) => {
  const { send, sending } = useAddVideo(uid);
  const form = useForm<Values, unknown, Values>({ defaultValues: { url: '', description: '' }, resolver: formResolver(schema) });
  const submit = async ({ url, description }: Values) => {
    try {
      const { reflection } = await send({ content: { mediaType: 'YOUTUBE', url }, description, orderIndex: place() });
      showToast(`動画を追加しました${reflectionText(reflection)}`);
      onClose();
    } catch (failure) {
      const { message, fields } = commandErrorOf(failure);
      if (fields['content.url']) form.setError('url', { message: fields['content.url'] }, { shouldFocus: true });
      form.setError('root', { message });
    }
  };
  const { control } = form;
  return (
    <FormDialog
      title="YouTubeの動画を追加"
      submitLabel="動画を追加する"
      sending={sending}
      error={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <TextField
        control={control}
        name="url"
        label={labelOf(videoUrl)}
        required
        inputMode="url"
        help="例：https://www.youtube.com/watch?v=…"
      />
      <TextField
        control={control}
        name="description"
        label={labelOf(mediaFields.description)}
        multiline
        limit={limitOf(mediaFields.description)}
      />
    </FormDialog>
  );
};
