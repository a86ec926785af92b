import { useId, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import css from './field.module.css';
import { describedBy, FieldFrame, type FieldText } from './fieldFrame.tsx';
import { parseYen } from './parseYen.ts';

type Props<Values extends FieldValues> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
};

const grouped = new Intl.NumberFormat('ja-JP');

/** An amount in yen: takes full-width digits, commas and 「円」, shows thousands when left, and holds a number. */
export const YenField = <Values extends FieldValues>({ control, name, label, required, help }: Props<Values>) => {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState(() => (typeof field.value === 'number' ? grouped.format(field.value) : ''));
  const error = fieldState.error?.message;
  return (
    <FieldFrame id={id} label={label} required={required ?? false} help={help} error={error}>
      <div className={css.withUnit}>
        <span aria-hidden="true">¥</span>
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
            field.onChange(parseYen(target.value));
          }}
          onBlur={() => {
            const amount = parseYen(text);
            if (amount !== undefined && Number.isFinite(amount)) setText(grouped.format(amount));
            field.onBlur();
          }}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
        />
      </div>
    </FieldFrame>
  );
};
