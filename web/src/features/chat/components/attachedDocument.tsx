import { formatBytes } from '#domain/kernel/format/numbers.ts';
import { documentName } from '#domain/people/media/documents.ts';
import type { Picture } from '#web/shared/forms/pictureList.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useFocusFallback } from '#web/shared/ui/useFocusFallback.ts';
import { DocumentMark } from './documentMark.tsx';
import css from './files.module.css';

type Props = { readonly document: Picture; readonly onRemove: () => void; readonly onRetry: () => void };

/** One PDF of the next message with its upload progress. */
export const AttachedDocument = ({ document: { path, file, share, error }, onRemove, onRetry }: Props) => {
  const held = useFocusFallback<HTMLDivElement>();
  const name = documentName(file?.name ?? '');
  return (
    <div ref={held} className={css.attached}>
      <DocumentMark />
      <div className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        {error ? (
          <span className={css.fault} role="alert">
            {error}
          </span>
        ) : path === null ? (
          <progress className={css.progress} aria-label={`${name}を送信しています`} {...(share < 1 ? { value: share } : {})} />
        ) : (
          <span className={`${css.size} figures`}>{formatBytes(file?.size ?? 0)}</span>
        )}
      </div>
      <div className={css.acts}>
        {error ? (
          <Button variant="outlined" size="small" onClick={onRetry} aria-label={`${name}をもう一度送る`}>
            もう一度送る
          </Button>
        ) : null}
        <Button variant="text" size="small" onClick={onRemove} aria-label={`${name}を${path === null ? '取り消す' : '削除する'}`}>
          {path === null ? '取り消す' : '削除'}
        </Button>
      </div>
    </div>
  );
};
