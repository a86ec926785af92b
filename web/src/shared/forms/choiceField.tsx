import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import css from './field.module.css';
import { FieldFrame, type FieldText } from './fieldFrame.tsx';

type Option<Value> = { readonly value: Value; readonly label: string; readonly note?: string };
type Props<Values extends FieldValues, Value extends string | number> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly options: ReadonlyArray<Option<Value>>;
};

/** One of a few options, all visible. */
export const ChoiceField = <Values extends FieldValues, Value extends string | number>(props: Props<Values, Value>) => {
  const { control, name, label, required, help, options } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame id={id} label={label} required={required ?? false} help={help} error={fieldState.error?.message} group chosen>
      <div className={css.choices}>
        {options.map(({ value, label: text, note }, index) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              ref={index === 0 ? field.ref : undefined}
              onBlur={field.onBlur}
              onChange={() => field.onChange(value)}
            />
            <span>
              {text}
              {note ? <small>{note}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
};
