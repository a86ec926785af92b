import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import css from './field.module.css';
import { FieldFrame, type FieldText } from './fieldFrame.tsx';

type Props<Values extends FieldValues, Value extends string | number> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string; readonly note?: string }>;
};

/**
 * Any number of a few options, all visible, in one column if they have notes. Holds a list in the
 * options' order.
 */
export const SeveralField = <Values extends FieldValues, Value extends string | number>(props: Props<Values, Value>) => {
  const { control, name, label, required, help, options } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const chosen = (field.value as readonly Value[] | undefined) ?? [];
  const toggle = (value: Value) =>
    field.onChange(
      options.map((option) => option.value).filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))),
    );
  return (
    <FieldFrame id={id} label={label} required={required ?? false} help={help} error={fieldState.error?.message} group chosen>
      <div className={options.some(({ note }) => note) ? css.choices : css.several}>
        {options.map(({ value, label: text, note }, index) => (
          <label key={value} className={css.choice}>
            <input
              type="checkbox"
              name={field.name}
              value={value}
              checked={chosen.includes(value)}
              ref={index === 0 ? field.ref : undefined}
              onBlur={field.onBlur}
              onChange={() => toggle(value)}
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
