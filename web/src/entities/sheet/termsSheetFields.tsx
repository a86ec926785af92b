import { type ReactNode, useEffect, useRef } from 'react';
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { fullDay } from '#domain/kernel/format/times.ts';
import { hasLongDay, type TermsSheet, termsSheet, type WorkDay } from '#domain/work/deal/sheet.ts';
import { competitionLabels, expenseLabels } from '#domain/work/deal/sheetLabels.ts';
import { competitions, expenseKinds, isSameSheet } from '#domain/work/deal/storedSheet.ts';
import { FailedOptions, useMaster } from '#web/entities/master/masterOptions.tsx';
import { YenField } from '#web/shared/forms/numberField.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Usage, WorkDays } from './repeatedFields.tsx';
import css from './sheet.module.css';
import { optionsOf, payDueFor, type SheetControl, type SheetValues } from './sheetForm.ts';

type Part = { readonly control: SheetControl; readonly source: TermsSheet | null };
type Field = keyof SheetValues;

const { shape } = termsSheet;
const label = (field: Field): string => labelOf(shape[field]);

const isBlank = (value: unknown): boolean => value === '' || value === null || value === undefined;

const Source = ({ control, source, field }: Part & { readonly field: Field }) => {
  const value = useWatch({ control, name: `sheet.${field}` });
  if (!source) return null;
  const isSame = (isBlank(value) && isBlank(source[field])) || isSameSheet(value, source[field]);
  return <span className={isSame ? css.source : `${css.source} ${css.differs}`}>{isSame ? 'お仕事から' : 'お仕事と違います'}</span>;
};

const Block = ({
  title,
  field,
  children,
  ...part
}: Part & { readonly title: string; readonly field?: Field; readonly children: ReactNode }) => (
  <fieldset className={css.part}>
    <legend>
      {title}
      {field ? <Source {...part} field={field} /> : null}
    </legend>
    {children}
  </fieldset>
);

const Competition = ({ control }: Part) => {
  const industries = useMaster('industry').options;
  const kind = useWatch({ control, name: 'sheet.competition' });
  return (
    <>
      <SelectField
        control={control}
        name="sheet.competition"
        label={label('competition')}
        required
        options={optionsOf(competitions, competitionLabels)}
        help="使用期間のあいだ、同じ業種のほかの広告に出演しないことをお願いする場合に選びます"
      />
      {kind === 'NONE' ? null : (
        <SelectField
          control={control}
          name="sheet.competitionIn"
          label={label('competitionIn')}
          required
          blank="選択してください"
          options={industries}
        />
      )}
    </>
  );
};

const Money = ({ control }: Part) => {
  const expenses = useWatch({ control, name: 'sheet.expenses' });
  const days = useWatch({ control, name: 'sheet.workDays' });
  const { field } = useController({ control, name: 'sheet.payDue' });
  const payDue = payDueFor(days);
  const usual = payDue?.usual ?? '';
  const proposed = useRef(usual);
  // The payment day follows the work days until the user chooses another.
  useEffect(() => {
    const follows = field.value === '' || field.value === proposed.current;
    proposed.current = usual;
    if (follows && field.value !== usual && usual !== '') field.onChange(usual);
  }, [usual, field.value, field.onChange]);
  const limit = `最後のお仕事の日から${businessRules.payWithinDays}日以内`;
  return (
    <>
      <SelectField
        control={control}
        name="sheet.expenses"
        label={label('expenses')}
        required
        options={optionsOf(expenseKinds, expenseLabels)}
      />
      {expenses === 'INCLUDED' ? null : (
        <YenField control={control} name="sheet.expensesYen" label={label('expensesYen')} required={expenses === 'FIXED'} empty={null} />
      )}
      <YenField
        control={control}
        name="sheet.overtimeYen"
        label={label('overtimeYen')}
        required={hasLongDay(days.filter(({ date, from, to }) => date && from && to))}
        empty={null}
        help="8時間を超える日があるときは、必ず入力してください"
      />
      <TextField
        control={control}
        name="sheet.inspectionDue"
        label={label('inspectionDue')}
        type="date"
        help="検査をしないときは、空欄のままにしてください"
      />
      <TextField
        control={control}
        name="sheet.payDue"
        label={label('payDue')}
        required
        type="date"
        help={payDue ? `${limit}（${fullDay(payDue.latest)}まで）の日付にしてください` : `${limit}の日付にしてください`}
      />
    </>
  );
};

/** Whether the sheet leaves something open until a day. Then its place may be open, too. */
const useIsOpen = (control: SheetControl): boolean => !isBlank(useWatch({ control, name: 'sheet.undecidedBy' }));

const Words = ({ control }: Part) => (
  <>
    <TextField control={control} name="sheet.content" {...textOf(shape.content)} multiline />
    <TextField
      control={control}
      name="sheet.place"
      {...textOf(shape.place)}
      required={!useIsOpen(control)}
      help="オンラインの場合は「オンライン」と入力してください"
    />
  </>
);

const Open = ({ control }: Part) => (
  <>
    <TextField
      control={control}
      name="sheet.undecided"
      {...textOf(shape.undecided)}
      required={useIsOpen(control)}
      help="決まっていないことがあるときは、その理由とあわせて入力してください"
    />
    <TextField control={control} name="sheet.notes" {...textOf(shape.notes)} multiline />
  </>
);

type Props<Values extends FieldValues> = {
  /** The control of a form whose `sheet` is a sheet or a posting's template. */
  readonly control: Control<Values, unknown, unknown>;
  /** A posting has its own fields for content and place. */
  readonly isTemplate?: boolean;
  /** The job's sheet; each part says whether it is still equal. */
  readonly source?: TermsSheet | null;
  /** The work days that follow from other fields. */
  readonly proposedDays?: readonly WorkDay[];
};

const noDays: readonly WorkDay[] = [];

export const TermsSheetFields = <Values extends FieldValues>({
  isTemplate = false,
  source = null,
  proposedDays = noDays,
  ...form
}: Props<Values>) => {
  const part: Part = { control: form.control as unknown as Part['control'], source };
  return (
    <>
      <FailedOptions masters={[useMaster('media'), useMaster('industry')]} />
      {isTemplate ? null : (
        <Block {...part} title="業務の内容と場所" field="content">
          <Words {...part} />
        </Block>
      )}
      <Block {...part} title={label('workDays')} field="workDays">
        <WorkDays control={part.control} proposed={proposedDays} />
      </Block>
      <Block {...part} title={label('usage')} field="usage">
        <Usage control={part.control} />
      </Block>
      <Block {...part} title="競合" field="competition">
        <Competition {...part} />
      </Block>
      <Block {...part} title="経費・検査・支払い" field="payDue">
        <Money {...part} />
      </Block>
      {isTemplate ? null : (
        <Block {...part} title="未定の事項と備考">
          <Open {...part} />
        </Block>
      )}
    </>
  );
};
