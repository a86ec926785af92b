import { useId, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { levelOptions, type Proficiency, type ProficiencyRow } from '#domain/kernel/proficiencies.ts';
import { Button } from '../ui/button.tsx';
import css from './field.module.css';
import { describedBy, FieldFrame, type FieldText } from './fieldFrame.tsx';
import { ProficiencyOptions } from './proficiencyOptions.tsx';

type Props<Values extends FieldValues> = FieldText & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly rows: readonly ProficiencyRow[];
  readonly limit: number;
  /** A level also means those above it. */
  readonly orAbove: boolean;
};

/** Chosen languages or skills, each with a select for its level, and a select that adds one. */
export const ProficienciesField = <Values extends FieldValues>(props: Props<Values>) => {
  const { control, name, label, required = false, help, rows, limit, orAbove } = props;
  const id = useId();
  const adding = useRef<HTMLSelectElement | null>(null);
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const chosen = (field.value as readonly Proficiency[] | undefined) ?? [];
  const remove = (code: string) => {
    field.onChange(chosen.filter((each) => each.code !== code));
    // The button disappears with its row.
    adding.current?.focus();
  };
  const setLevel = (code: string, level: number) => field.onChange(chosen.map((each) => (each.code === code ? { code, level } : each)));
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error} group chosen>
      {chosen.length > 0 ? (
        <ul className={css.proficiencies}>
          {chosen.map(({ code, level }) => {
            const row = rows.find((each) => each.code === code);
            const text = row?.label ?? code;
            return (
              <li key={code}>
                <span>{text}</span>
                {row && row.levels.length > 0 ? (
                  <select
                    className={css.input}
                    aria-label={`${text}のレベル`}
                    value={level}
                    onBlur={field.onBlur}
                    onChange={({ target }) => setLevel(code, Number(target.value))}
                  >
                    {levelOptions(row, orAbove).map((option) => (
                      <option key={option.value} value={option.value}>
                        {option.label}
                      </option>
                    ))}
                  </select>
                ) : null}
                <Button variant="text" size="small" aria-label={`${text}を外す`} onClick={() => remove(code)}>
                  外す
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <select
        ref={(element) => {
          adding.current = element;
          field.ref(element);
        }}
        name={field.name}
        className={css.input}
        aria-label={`${label}を追加`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        value=""
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange([...chosen, { code: target.value, level: 1 }])}
      >
        <ProficiencyOptions rows={rows} chosen={chosen} limit={limit} more="追加する" />
      </select>
    </FieldFrame>
  );
};
