import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { add } from '#domain/media/commands.ts';
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
  description: add.shape.description,
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
      <TextField control={control} name="url" label="動画のURL" required inputMode="url" help="例：https://www.youtube.com/watch?v=…" />
      <TextField control={control} name="description" label="説明" multiline limit={businessRules.mediaDescriptionMax} />
    </FormDialog>
  );
};
