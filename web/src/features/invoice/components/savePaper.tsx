import { useMutation } from '@tanstack/react-query';
import type { CommandError } from '#web/shared/data/commandError.ts';
import { downloadFile } from '#web/shared/data/downloadFile.ts';
import { saveFile } from '#web/shared/data/saveFile.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';

type Props = {
  /** Which paper, as the function is asked for it. */
  readonly asked: object;
  readonly name: string;
  /** What the button says, and its look. */
  readonly label?: string;
  readonly variant?: 'outlined';
};

/** Saves a paper as a PDF. What cannot be fetched says why, and is pressed again. */
export const SavePaper = ({ asked, name, label = 'PDFをダウンロードする', variant }: Props) => {
  const { mutate, isPending, error } = useMutation<Blob, CommandError>({
    mutationFn: () => downloadFile('invoiceFiles', asked, () => undefined),
    onSuccess: (file) => saveFile(name, file),
  });
  return (
    <>
      <Button variant={variant} loading={isPending} onClick={() => mutate()}>
        {isPending ? 'PDFを作成しています…' : label}
      </Button>
      {error ? <Notice tone="error">{error.message}</Notice> : null}
    </>
  );
};
