import { type KeyboardEvent, useId, useState } from 'react';
import { formatCount } from '#domain/format/numbers.ts';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { uploadPicture } from '#web/shared/data/uploadFile.ts';
import { isComposing } from '#web/shared/forms/composing.ts';
import { FileButton } from '#web/shared/forms/fileButton.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { pathsOf } from '#web/shared/forms/pictureList.ts';
import { usePictures } from '#web/shared/forms/usePictures.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { Saying } from '../commands/postMessage.ts';
import { AttachedPictures } from './attachedPictures.tsx';
import css from './composer.module.css';

const { messageMax } = businessRules;

/** Why a text of this length cannot be sent, or null. */
const composerFault = (length: number): string | null =>
  length > messageMax ? `${formatCount(messageMax)}文字以内で入力してください（現在${formatCount(length)}文字）` : null;

/** With a mouse there is a keyboard: Enter sends. On a phone Enter is a new line, and the button sends. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;

const kinds = ['picture'] as const;

type Props = { readonly unsent: boolean; readonly onSend: (saying: Saying) => void };

/** The field to write in, and the pictures that go along. What was written leaves it only by being sent. */
export const Composer = ({ unsent, onSend }: Props) => {
  const [text, setText] = useState('');
  const list = usePictures({ paths: [], limit: businessRules.messagePicturesMax, kinds, send: uploadPicture, onChange: () => undefined });
  const hintId = useId();
  const words = text.trim();
  const { pictures } = list;
  const waits = pictures.some(({ path }) => path === null);
  const fault = composerFault(words.length) ?? list.fault;
  const ready = (words !== '' || pictures.length > 0) && composerFault(words.length) === null && !waits;
  const send = () => {
    if (!ready) return;
    onSend({ text: words, pictures: pathsOf(pictures) });
    setText('');
    list.clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <LeaveGuard when={words !== '' || pictures.length > 0 || unsent} />
      <AttachedPictures list={list} />
      <FileButton kinds={kinds} multiple small onChoose={list.add}>
        <Icon name="picture" />
        <span className="visually-hidden">画像を添付する</span>
      </FileButton>
      <textarea
        aria-label="メッセージを入力"
        aria-describedby={fault || hasKeyboard() ? hintId : undefined}
        aria-invalid={composerFault(words.length) !== null}
        placeholder="メッセージを入力"
        rows={1}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="contained" disabled={!ready}>
        送信する
      </Button>
      {fault ? (
        <p id={hintId} className={`${css.hint} ${css.over} figures`} role="alert">
          {fault}
        </p>
      ) : hasKeyboard() ? (
        <p id={hintId} className={css.hint}>
          Enterで送信、Shift+Enterで改行
        </p>
      ) : null}
    </form>
  );
};
