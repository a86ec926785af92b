import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type KeyboardEvent, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, type RegisterOptions, useController } from 'react-hook-form';
import { isComposing } from './composing.ts';
import css from './field.module.css';
import { describedBy, FieldFrame, type FieldText } from './fieldFrame.tsx';

type Props<Values extends FieldValues> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  readonly placeholder?: string;
  readonly multiline?: boolean;
  /** Shows how many of so many characters are used. */
  readonly limit?: number;
  /** Applied when the field is left or Enter is pressed, so that typing (and converting) is never disturbed. */
  readonly normalize?: (text: string) => string;
  readonly rules?: RegisterOptions<Values, FieldPath<Values>>;
};

/** A line or a block of text. */
export const TextField = <Values extends FieldValues>(props: Props<Values>) => {
  const { control, name, label, required, help, type = 'text', multiline = false, limit, normalize, rules, ...input } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name, ...(rules ? { rules } : {}) });
  const error = fieldState.error?.message;
  const value = (field.value as string | null | undefined) ?? '';
  const settle = () => {
    if (normalize && normalize(value) !== value) field.onChange(normalize(value));
  };
  const shared = {
    ...input,
    id,
    value,
    name: field.name,
    ref: field.ref,
    className: css.input,
    onChange: field.onChange,
    onBlur: () => {
      settle();
      field.onBlur();
    },
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { help, error }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event)) settle();
  };
  const aside = limit ? (
    <span className={value.length > limit ? `figures ${css.over}` : 'figures'}>
      {value.length}/{limit}
    </span>
  ) : null;
  return (
    <FieldFrame id={id} label={label} required={required ?? false} help={help} error={error} aside={aside}>
      {multiline ? <textarea {...shared} rows={5} /> : <input {...shared} type={type} onKeyDown={onKeyDown} />}
    </FieldFrame>
  );
};
