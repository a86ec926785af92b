import { useMutation } from '@tanstack/react-query';
import { formatBytes } from '#domain/kernel/format/numbers.ts';
import type { MessageFile } from '#domain/talk/chat/fields.ts';
import type { CommandError } from '#web/shared/data/commands/commandError.ts';
import { downloadFile } from '#web/shared/data/platform/downloadFile.ts';
import { saveFile } from '#web/shared/data/platform/saveFile.ts';
import { DocumentMark } from './attached.tsx';
import css from './files.module.css';

type MessagePlace = { readonly roomId: string; readonly messageId: string };

/** Fetches a PDF of a message for a member of its room. Throws CommandError. */
const fetchMessageFile = ({ roomId, messageId }: MessagePlace, path: string): Promise<Blob> =>
  downloadFile('messageFiles', { roomId, messageId, path }, () => undefined);

const Words = ({ file: { name, size }, act }: { readonly file: MessageFile; readonly act: string | null }) => (
  <>
    <DocumentMark />
    <span className={css.words}>
      <span className={css.name} title={name}>
        {name}
      </span>
      <span className={`${css.size} figures`}>
        {formatBytes(size)}
        {act === null ? null : <span className={css.get}>　{act}</span>}
      </span>
    </span>
  </>
);

/** A file that a press saves. If it cannot be fetched, the reason is shown and a press retries. */
const SavedFile = ({ file, place }: { readonly file: MessageFile; readonly place: MessagePlace }) => {
  const { mutate, isPending, error } = useMutation<Blob, CommandError>({
    mutationFn: () => fetchMessageFile(place, file.path),
    onSuccess: (content) => saveFile(file.name, content),
  });
  return (
    <div>
      <button type="button" className={css.file} disabled={isPending} onClick={() => mutate()}>
        <Words file={file} act={isPending ? '保存しています…' : '保存する'} />
      </button>
      {error ? (
        <p className={css.fault} role="alert">
          {error.message}
        </p>
      ) : null}
    </div>
  );
};

/** The files of a message; without `place` the message is not stored yet. */
export const MessageFiles = ({ files, place }: { readonly files: readonly MessageFile[]; readonly place: MessagePlace | null }) => (
  <div className={css.files}>
    {files.map((file) =>
      place === null ? (
        <div key={file.path} className={css.file}>
          <Words file={file} act={null} />
        </div>
      ) : (
        <SavedFile key={file.path} file={file} place={place} />
      ),
    )}
  </div>
);
