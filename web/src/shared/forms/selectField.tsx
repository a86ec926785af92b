import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import css from './field.module.css';
import { describedBy, FieldFrame, type FieldText } from './fieldFrame.tsx';

type Props<Values extends FieldValues, Value extends string | number> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string; readonly disabled?: boolean }>;
  readonly blank?: string;
  readonly autoComplete?: string;
};

/** One of many options in the platform's list; keeps the type of its options. */
export const SelectField = <Values extends FieldValues, Value extends string | number>(props: Props<Values, Value>) => {
  const { control, name, label, required, help, marked, options, blank, autoComplete } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <FieldFrame id={id} label={label} required={required ?? false} help={help} marked={marked ?? true} error={error} chosen>
      <select
        id={id}
        ref={field.ref}
        name={field.name}
        className={css.input}
        value={String(field.value ?? '')}
        autoComplete={autoComplete}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(options.find(({ value }) => String(value) === target.value)?.value ?? '')}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
      >
        {blank === undefined ? null : <option value="">{blank}</option>}
        {options.map(({ value, label: text, disabled = false }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
