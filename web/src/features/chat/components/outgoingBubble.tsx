import { Button } from '#web/shared/ui/button.tsx';
import type { Outgoing } from '../useOutgoing.ts';
import css from './bubble.module.css';
import { MessageFiles } from './laterFiles.tsx';
import { MessagePictures } from './messagePictures.tsx';
import { ProposedDates } from './proposedDates.tsx';

type Props = { readonly draft: Outgoing; readonly onRetry: () => void; readonly onDrop: () => void };

/**
 * A message that is being sent. A failed one keeps its text, images and files until it is sent
 * again or withdrawn.
 */
export const OutgoingBubble = ({ draft: { text, pictures, files, dates, answers, error }, onRetry, onDrop }: Props) => (
  <li className={`${css.message} ${css.own}`}>
    <span className="visually-hidden">あなた</span>
    {text ? <p className={css.bubble}>{text}</p> : null}
    {dates.length > 0 ? (
      <div className={css.bubble}>
        <ProposedDates dates={dates} answers={answers} />
      </div>
    ) : null}
    <MessagePictures paths={pictures} sender="あなた" />
    {files.length > 0 ? <MessageFiles files={files} place={null} /> : null}
    {error === null ? (
      <span className={css.state}>送信中…</span>
    ) : (
      <div className={css.failed} role="alert">
        <span>{error}</span>
        <Button size="small" onClick={onRetry}>
          もう一度送る
        </Button>
        <Button size="small" variant="text" onClick={onDrop}>
          取り消す
        </Button>
      </div>
    )}
  </li>
);
