import { Fragment, type ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { Catalogue, Row } from '#domain/kernel/catalogue.ts';
import { isNumber } from '#domain/kernel/fieldKinds.ts';
import { prefectures } from '#domain/kernel/prefectures.ts';
import { normalizeKana, normalizePhone, normalizeWebAddress } from '#domain/kernel/validation.ts';
import type { MasterKind } from '#domain/office/master/fields.ts';
import { FailedOptions, useMaster } from '#web/entities/master/masterOptions.tsx';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { CountField, YenField } from '#web/shared/forms/numberField.tsx';
import { PictureField, PicturesField } from '#web/shared/forms/pictureField.tsx';
import { ProficienciesField } from '#web/shared/forms/proficienciesField.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { SeveralField } from '#web/shared/forms/severalField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';

type FieldProps<Values extends FieldValues> = {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly help: string | undefined;
  readonly required: boolean;
  readonly autoComplete: string | undefined;
};

type MasterProps = { readonly master: string; readonly several: boolean };
const MasterField = <Values extends FieldValues>({ master, several, ...field }: FieldProps<Values> & MasterProps) => {
  const entries = useMaster(master as MasterKind);
  return (
    <>
      <FailedOptions masters={[entries]} />
      {several ? (
        <SeveralField {...field} options={entries.options} />
      ) : (
        <SelectField {...field} blank="選択しない" options={entries.options} />
      )}
    </>
  );
};

const places = prefectures.slice(1).map((label, index) => ({ value: index + 1, label }));

const fieldOf = <Values extends FieldValues>(kind: Row['kind'], field: FieldProps<Values>): ReactNode => {
  switch (kind.control) {
    case 'line':
      return <TextField {...field} limit={kind.limit} />;
    case 'kana':
      return <TextField {...field} help="ひらがなで入力しても、自動でカタカナになります" normalize={normalizeKana} />;
    case 'text':
      return <TextField {...field} multiline limit={kind.limit} />;
    case 'words':
      return <TextField {...field} help={`「、」で区切って${kind.limit}個まで${field.help ? `（${field.help}）` : ''}`} />;
    case 'master':
    case 'masters':
      return <MasterField {...field} master={kind.master} several={kind.control === 'masters'} />;
    case 'choice':
      return <ChoiceField {...field} options={kind.choices} />;
    case 'several':
      return <SeveralField {...field} options={kind.choices} />;
    case 'proficiencies':
      return <ProficienciesField {...field} rows={kind.rows} limit={kind.limit} orAbove={kind.orAbove} />;
    case 'prefecture':
      return kind.none === undefined ? (
        <SelectField {...field} blank="選択してください" options={places} />
      ) : (
        <SelectField {...field} options={[{ value: 0, label: kind.none }, ...places]} />
      );
    case 'time':
      return <DateTimeField {...field} defaultTime={kind.proposed} />;
    case 'yen':
      return <YenField {...field} />;
    case 'people':
      return <CountField {...field} />;
    case 'picture':
      return <PictureField {...field} ratio={kind.ratio} />;
    case 'pictures':
      return <PicturesField {...field} limit={kind.limit} ratio={kind.ratio} />;
    case 'phone':
      return <TextField {...field} type="tel" inputMode="tel" normalize={normalizePhone} />;
    case 'webAddress':
      return <TextField {...field} type="url" inputMode="url" normalize={normalizeWebAddress} />;
    case 'own':
      return null;
  }
};

export const fieldProps = <Values extends FieldValues>(
  control: Control<Values, unknown, unknown>,
  field: string,
  { label, help, kind, required, autoComplete }: Row,
) => ({ control, name: field as FieldPath<Values>, label, help, required: required ?? isNumber(kind), autoComplete });

type Props<Values extends FieldValues> = {
  readonly control: Control<Values, unknown, unknown>;
  readonly of: Pick<Catalogue, 'rows' | 'inStep'>;
  readonly step: string;
  readonly within?: string;
  /** Fields that the form shows in its own way, in their place. */
  readonly own?: Readonly<Record<string, ReactNode>>;
};

/** Fields of the kind `own` are left out, unless `own` has them. */
export const CatalogueFields = <Values extends FieldValues>({ control, of, step, within, own = {} }: Props<Values>) =>
  of.inStep(step).map((field) => {
    const row = of.rows[field] as Row;
    return (
      <Fragment key={field}>
        {field in own ? own[field] : fieldOf(row.kind, fieldProps(control, within ? `${within}.${field}` : field, row))}
      </Fragment>
    );
  });
