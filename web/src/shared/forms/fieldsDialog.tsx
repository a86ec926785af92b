import type { ComponentProps, ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { FilterSelect } from '../search/filterSelect.tsx';
import { useCheckedForm } from './checkedForm.ts';
import { ChoiceField } from './choiceField.tsx';
import { CommandDialog } from './commandDialog.tsx';
import { DateTimeField } from './dateTimeField.tsx';
import css from './field.module.css';
import { NumberField, YenField } from './numberField.tsx';
import { SelectField } from './selectField.tsx';
import { SeveralField } from './severalField.tsx';
import { TextField } from './textField.tsx';
import type { TextInputLook } from './textInput.tsx';

type Options = ReadonlyArray<{ readonly value: string | number; readonly label: string; readonly note?: string }>;
type TextLook = Pick<TextInputLook, 'type' | 'autoComplete' | 'inputMode' | 'multiline' | 'limit' | 'normalize'>;
type Controls =
  /** `templates`: texts that are often written. */
  | ({ readonly as?: 'text'; readonly templates?: readonly string[] | undefined } & TextLook)
  /** `empty`: the value of an empty optional field. */
  | { readonly as: 'yen'; readonly empty?: null }
  | { readonly as: 'number'; readonly unit: string }
  | { readonly as: 'select'; readonly options: Options; readonly blank?: string }
  | { readonly as: 'choice' | 'several'; readonly options: Options }
  | { readonly as: 'dateTime' }
  | { readonly as: 'check' };

/** The label, the limit of a text, and whether it is required follow from the schema. */
export type FieldRow = Controls & {
  readonly label?: string;
  readonly required?: boolean;
  readonly help?: string | undefined;
  /** Asked for only with these values of the others. */
  readonly when?: (typed: FieldValues) => boolean;
};

const isRequired = (field: z.ZodType): boolean => ['', null, undefined, []].every((empty) => !field.safeParse(empty).success);
const limitIn = (field: z.ZodType): number | undefined => (field instanceof z.ZodString ? (field.maxLength ?? undefined) : undefined);

type FieldProps = { readonly field: z.ZodType; readonly row: FieldRow } & {
  readonly control: Control<FieldValues, unknown, unknown>;
  readonly name: FieldPath<FieldValues>;
};

const Templates = ({ control, name, templates }: Pick<FieldProps, 'control' | 'name'> & { readonly templates: readonly string[] }) => {
  const { field } = useController({ control, name });
  const options = templates.map((template) => ({ value: template, label: template }));
  return <FilterSelect label="定型文を入れる" value="" any="選択してください" options={options} onChange={field.onChange} />;
};

const Field = ({ field, row, control, name }: FieldProps) => {
  const { label = labelOf(field), required = isRequired(field), help } = row;
  const own = { control, name, label, required, help };
  switch (row.as) {
    case 'yen':
      return <YenField {...own} {...('empty' in row && { empty: row.empty })} />;
    case 'number':
      return <NumberField {...own} unit={row.unit} />;
    case 'select':
      return <SelectField {...own} options={row.options} {...(row.blank !== undefined && { blank: row.blank })} />;
    case 'choice':
      return <ChoiceField {...own} options={row.options} />;
    case 'several':
      return <SeveralField {...own} options={row.options} />;
    case 'dateTime':
      return <DateTimeField {...own} />;
    case 'check':
      return (
        <label className={css.check}>
          <input type="checkbox" {...control.register(name)} />
          {label}
        </label>
      );
    default: {
      const limit = limitIn(field);
      const { templates, ...look } = row;
      return (
        <>
          {templates ? <Templates control={control} name={name} templates={templates} /> : null}
          <TextField {...(limit !== undefined && { limit })} {...look} {...own} />
        </>
      );
    }
  }
};

type Dialog<Result extends FieldValues, Done> = ComponentProps<typeof CommandDialog<FieldValues, Result, Done>>;
type Props<Schema extends z.ZodObject, Done> = Omit<Dialog<z.output<Schema>, Done>, 'form' | 'children'> & {
  readonly schema: Schema;
  /** The first values; a field may start empty where the schema wants a value. */
  readonly start: { readonly [Name in keyof z.output<Schema>]: unknown };
  /** The fields in order; one without a row is sent as it starts. */
  readonly fields: { readonly [Name in keyof z.output<Schema>]?: FieldRow | undefined };
  readonly children?: ReactNode;
};

export type Inputs = Pick<Props<z.ZodObject, unknown>, 'schema' | 'start' | 'fields'>;

export const FieldsDialog = <Schema extends z.ZodObject, Done>({ schema, start, fields, children, ...dialog }: Props<Schema, Done>) => {
  const form = useCheckedForm<FieldValues, z.output<Schema>>(schema as unknown as z.ZodType<z.output<Schema>>, start);
  const typed = useWatch({ control: form.control });
  const rows = Object.entries(fields) as (readonly [string, FieldRow | undefined])[];
  return (
    <CommandDialog {...dialog} form={form}>
      {children}
      {rows.map(([name, row]) =>
        row && (row.when?.(typed) ?? true) ? (
          <Field key={name} field={schema.shape[name] as z.ZodType} row={row} control={form.control} name={name} />
        ) : null,
      )}
    </CommandDialog>
  );
};
