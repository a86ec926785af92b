import { useId, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import css from './field.module.css';
import { describedBy, FieldFrame, type FieldText } from './fieldFrame.tsx';

export type NumberFieldProps<Values extends FieldValues> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
};

type Props<Values extends FieldValues> = NumberFieldProps<Values> & {
  /** Parses the text: undefined if empty, NaN if invalid (the schema has the message). */
  readonly parse: (text: string) => number | undefined;
  readonly format?: (value: number) => string;
  /** The value of an empty field. */
  readonly empty?: null | undefined;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly unit?: { readonly place: 'before' | 'after'; readonly text: string };
};

/** Holds a number. The text stays as typed until the field is left, then it is formatted. */
export const ParsedField = <Values extends FieldValues>(props: Props<Values>) => {
  const { control, name, label, required, help, parse, format = String, empty, inputMode = 'numeric', unit } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState(() => (typeof field.value === 'number' ? format(field.value) : ''));
  const error = fieldState.error?.message;
  const leave = () => {
    const value = parse(text);
    if (value !== undefined && Number.isFinite(value)) setText(format(value));
    field.onBlur();
  };
  const input = (
    <input
      id={id}
      ref={field.ref}
      name={field.name}
      className={`${css.input} figures`}
      inputMode={inputMode}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(parse(target.value) ?? empty);
      }}
      onBlur={leave}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { help, error })}
    />
  );
  const mark = unit && <span aria-hidden="true">{unit.text}</span>;
  return (
    <FieldFrame id={id} label={label} required={required ?? false} help={help} error={error}>
      {unit ? (
        <div className={unit.place === 'before' ? css.withUnit : css.beforeUnit}>
          {unit.place === 'before' ? mark : null}
          {input}
          {unit.place === 'after' ? mark : null}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
};
