import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { countCharacters } from '#domain/kernel/characters.ts';
import { composed } from '#domain/kernel/normalize.ts';
import { isComposing } from './composing.ts';
import css from './field.module.css';
import { describedBy, FieldFrame, type FieldText } from './fieldFrame.tsx';

export type TextInputLook = FieldText & {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  readonly multiline?: boolean;
  /** Shows the used characters of the limit, as the server counts them. */
  readonly limit?: number;
  /** Applied on blur or Enter, so that typing and conversion are not disturbed. */
  readonly normalize?: (text: string) => string;
};

type Props = TextInputLook & {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

/** Shows what was typed into a password, and hides it again. */
const Reveal = ({ shown, onToggle }: { readonly shown: boolean; readonly onToggle: () => void }) => (
  <button type="button" className={css.reveal} aria-pressed={shown} aria-label="入力した文字を表示" onClick={onToggle}>
    {shown ? '隠す' : '表示'}
  </button>
);

/** A line or block of text with its frame, independent of a form. */
export const TextInput = (props: Props) => {
  const { label, required = false, help, type = 'text', multiline = false, limit, normalize, error, inputRef, ...input } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const { value, onChange } = input;
  const settle = () => {
    if (normalize && normalize(value) !== value) onChange(normalize(value));
  };
  const shared = {
    ...input,
    id,
    ref: inputRef,
    className: css.input,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur: () => {
      settle();
      input.onBlur?.();
    },
    'aria-required': required || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy(id, { help, error }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event)) settle();
  };
  const count = limit ? countCharacters(composed(value).trim()) : 0;
  const aside = limit ? (
    <span className={count > limit ? `figures ${css.over}` : 'figures'}>
      {count}/{limit}
    </span>
  ) : type === 'password' ? (
    <Reveal shown={revealed} onToggle={() => setRevealed(!revealed)} />
  ) : null;
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error} aside={aside}>
      {multiline ? <textarea {...shared} rows={5} /> : <input {...shared} type={revealed ? 'text' : type} onKeyDown={onKeyDown} />}
    </FieldFrame>
  );
};
