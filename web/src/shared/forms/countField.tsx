import { useId, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import css from './field.module.css';
import { describedBy, FieldFrame, type FieldText } from './fieldFrame.tsx';

type Props<Values extends FieldValues> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
};

/** What was typed as a number of people: undefined when empty, NaN when it is no whole number (the schema then says how to mend it). */
const parseCount = (text: string): number | undefined => {
  const digits = text.normalize('NFKC').replace(/[\s人名]/g, '');
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A number of people: takes full-width digits and 「人」, and holds a number. */
export const CountField = <Values extends FieldValues>({ control, name, label, required, help }: Props<Values>) => {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState(() => (typeof field.value === 'number' ? String(field.value) : ''));
  const error = fieldState.error?.message;
  return (
    <FieldFrame id={id} label={label} required={required ?? false} help={help} error={error}>
      <input
        id={id}
        ref={field.ref}
        name={field.name}
        className={`${css.input} figures`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          field.onChange(parseCount(target.value));
        }}
        onBlur={field.onBlur}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
      />
    </FieldFrame>
  );
};
