import Button from '@mui/material/Button';
import { type KeyboardEvent, useId, useState } from 'react';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { isComposing } from '#web/shared/forms/composing.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import css from './composer.module.css';

/** With a mouse there is a keyboard: Enter sends. On a phone Enter is a new line, and the button sends. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;

type Props = { readonly unsent: boolean; readonly onSend: (text: string) => void };

/** The field to write in. What was written leaves it only by being sent. */
export const Composer = ({ unsent, onSend }: Props) => {
  const [text, setText] = useState('');
  const hintId = useId();
  const words = text.trim();
  const over = words.length > businessRules.messageMax;
  const ready = words !== '' && !over;
  const send = () => {
    if (!ready) return;
    onSend(words);
    setText('');
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
      <LeaveGuard when={words !== '' || unsent} />
      <textarea
        aria-label="メッセージを入力"
        aria-describedby={over || hasKeyboard() ? hintId : undefined}
        aria-invalid={over}
        placeholder="メッセージを入力"
        rows={1}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="contained" disabled={!ready}>
        送信する
      </Button>
      {over ? (
        <p id={hintId} className={`${css.hint} ${css.over} figures`} role="alert">
          {businessRules.messageMax.toLocaleString('ja-JP')}文字以内で入力してください（現在{words.length.toLocaleString('ja-JP')}文字）
        </p>
      ) : hasKeyboard() ? (
        <p id={hintId} className={css.hint}>
          Enterで送信、Shift+Enterで改行
        </p>
      ) : null}
    </form>
  );
};
