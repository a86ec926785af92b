import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { Catalogue, Row } from '#domain/kernel/catalogue.ts';
import type { MasterKind } from '#domain/office/master/fields.ts';
import { FailedOptions, useMaster } from '#web/entities/master/masterOptions.tsx';
import { SeveralField } from '#web/shared/forms/severalField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';

type FieldProps<Values extends FieldValues> = {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly help: string | undefined;
};

const MastersField = <Values extends FieldValues>({ master, ...field }: FieldProps<Values> & { readonly master: MasterKind }) => {
  const entries = useMaster(master);
  return (
    <>
      <FailedOptions masters={[entries]} />
      <SeveralField {...field} options={entries.options} />
    </>
  );
};

const RowField = <Values extends FieldValues>({ kind, ...field }: FieldProps<Values> & Pick<Row, 'kind'>) => {
  switch (kind.control) {
    case 'line':
      return <TextField {...field} limit={kind.limit} />;
    case 'text':
      return <TextField {...field} multiline limit={kind.limit} />;
    case 'words':
      return <TextField {...field} help={`「、」で区切って${kind.limit}個まで${field.help ? `（${field.help}）` : ''}`} />;
    case 'masters':
      return <MastersField {...field} master={kind.master as MasterKind} />;
    case 'own':
      return null;
  }
};

type Props<Values extends FieldValues> = {
  readonly control: Control<Values, unknown, unknown>;
  readonly of: Pick<Catalogue, 'rows' | 'inStep'>;
  readonly step: string;
};

/** The fields of a step, from the rows of a catalogue. Fields of the kind `own` are left out. */
export const CatalogueFields = <Values extends FieldValues>({ control, of, step }: Props<Values>) =>
  of.inStep(step).map((field) => {
    const { label, help, kind } = of.rows[field] as Row;
    return <RowField key={field} control={control} name={field as FieldPath<Values>} label={label} help={help} kind={kind} />;
  });
