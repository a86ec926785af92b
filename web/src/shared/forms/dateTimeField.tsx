import { useId, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { jstInstant, jstParts } from '#domain/kernel/calendar/instants.ts';
import css from './field.module.css';
import { describedBy, FieldFrame, type FieldText } from './fieldFrame.tsx';

type Props<Values extends FieldValues> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly defaultTime?: string;
};

/** A date and a time (JST) with the platform's pickers; holds ms, or undefined while incomplete. */
export const DateTimeField = <Values extends FieldValues>({ control, name, label, required, help, defaultTime = '' }: Props<Values>) => {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const [parts, setParts] = useState(() => (typeof field.value === 'number' ? jstParts(field.value) : { date: '', time: defaultTime }));
  const error = fieldState.error?.message;
  const change = (next: Partial<typeof parts>) => {
    const both = { ...parts, ...next };
    setParts(both);
    field.onChange(jstInstant(both.date, both.time) ?? undefined);
  };
  const shared = {
    className: `${css.input} figures`,
    onBlur: field.onBlur,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy(id, { help, error }),
    'aria-required': required || undefined,
  };
  return (
    <FieldFrame id={id} label={label} required={required ?? false} help={help} error={error} group>
      <div className={css.pair}>
        <input
          {...shared}
          ref={field.ref}
          type="date"
          aria-label={`${label}（日付）`}
          value={parts.date}
          onChange={({ target }) => change({ date: target.value })}
        />
        <input
          {...shared}
          type="time"
          aria-label={`${label}（時刻）`}
          value={parts.time}
          onChange={({ target }) => change({ time: target.value })}
        />
      </div>
    </FieldFrame>
  );
};
