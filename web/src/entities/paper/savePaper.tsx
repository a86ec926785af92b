import { useMutation } from '@tanstack/react-query';
import type { CommandError } from '#web/shared/data/commands/commandError.ts';
import { downloadFile, type FileCallable } from '#web/shared/data/platform/downloadFile.ts';
import { saveFile } from '#web/shared/data/platform/saveFile.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';

type Props = {
  readonly callable: FileCallable;
  /** The request to the function. */
  readonly asked: object;
  readonly name: string;
  readonly label?: string;
  readonly variant?: 'outlined' | undefined;
};

/** Saves a file of the server. If it cannot be fetched, the reason is shown and a press retries. */
export const SavePaper = ({ callable, asked, name, label = 'PDFをダウンロードする', variant }: Props) => {
  const { mutate, isPending, error } = useMutation<Blob, CommandError>({
    mutationFn: () => downloadFile(callable, asked, () => undefined),
    onSuccess: (file) => saveFile(name, file),
  });
  return (
    <>
      <Button variant={variant} loading={isPending} onClick={() => mutate()}>
        {isPending ? '作成しています…' : label}
      </Button>
      {error ? <Notice tone="error">{error.message}</Notice> : null}
    </>
  );
};
