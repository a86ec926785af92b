import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { ratesWithin } from '#domain/kernel/consumptionTax.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { clockTime, lengthText } from '#domain/kernel/format/times.ts';
import { messages } from '#domain/kernel/validation.ts';
import { overtimeOf, rowsOf, sumOf } from '#domain/money/settlement/amounts.ts';
import { type Expense, expense, receiptRates, reportFields } from '#domain/money/settlement/fields.ts';
import { lastWork } from '#domain/work/deal/workSpan.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useSettlementCommand } from '#web/entities/settlement/settlement.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { FieldGroup } from '#web/shared/forms/fieldGroup.tsx';
import { YenField } from '#web/shared/forms/numberField.tsx';
import { PictureField } from '#web/shared/forms/pictureField.tsx';
import { onePicture } from '#web/shared/forms/pictureList.ts';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/stack.tsx';

const { overtimeStep, overtimeMax, expensesMax } = businessRules;

/** A report is not sent before its pictures are stored. */
const storedExpenses = z.array(expense.extend({ picture: onePicture })).max(expensesMax);

/** `asksPrice`: without a price in the sheet, overtime needs an amount. */
const schemaFor = (asksPrice: boolean) =>
  z
    .object({ ...reportFields, overtimeYen: reportFields.overtimeYen.optional(), expenses: storedExpenses })
    .refine(({ minutes, overtimeYen }) => !asksPrice || minutes === 0 || overtimeYen, { path: ['overtimeYen'], error: messages.required });
type Typed = z.infer<ReturnType<typeof schemaFor>>;
type Values = Omit<Typed, 'overtimeYen' | 'expenses'> & {
  readonly overtimeYen: number | undefined;
  readonly expenses: (Omit<Expense, 'yen'> & { readonly yen: number | undefined })[];
};

const lengths = Array.from({ length: overtimeMax / overtimeStep + 1 }, (_, nth) => nth * overtimeStep);
/** `plannedEnd` (ms): of work on one day, whose length says when it ended. */
const lengthOptions = (plannedEnd: number | null) =>
  lengths.map((value) => {
    if (value === 0) return { value, label: 'なし' };
    const length = lengthText(value);
    return { value, label: plannedEnd === null ? length : `${length}（${clockTime(plannedEnd + value * MINUTE)}まで）` };
  });
const rateOptions = receiptRates.map((value) => ({ value, label: `${value}%` }));

const noText = { what: '', receipt: '', picture: null } as const;

const startOf = (before: Settlement | null): Values => {
  if (before === null) return { minutes: 0, overtimeYen: undefined, expenses: [], note: '' };
  const said = before.rows.map((row, index) => ({ ...row, text: before.texts?.[index] ?? noText }));
  const expenses = said.filter(({ kind }) => kind === 'EXPENSE');
  return {
    minutes: before.minutes,
    overtimeYen: said.find(({ kind }) => kind === 'OVERTIME')?.yen,
    expenses: expenses.map(({ yen, percent, text }) => ({ ...text, yen, percent: percent as Expense['percent'] })),
    note: before.note ?? '',
  };
};

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly before: Settlement | null; readonly onClose: () => void };

/** The report of overtime and expenses. With a price in the sheet, only the length is asked. */
export const SettlementReport = ({ kind, deal, before, onClose }: Props) => {
  const { send } = useSettlementCommand<Typed>('report', kind, deal.id);
  const perHour = deal.sheet?.overtimeYen ?? null;
  const form = useCheckedForm<Values, Typed>(schemaFor(perHour === null), startOf(before));
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'expenses' });
  const add = useRef<HTMLButtonElement>(null);
  const { minutes, overtimeYen, expenses } = useWatch({ control }) as Values;
  /** The amount of overtime: by the price of the sheet, or as it is typed. */
  const agreedYen = (length: number, typed: number): number => {
    if (length === 0) return 0;
    return perHour === null ? typed : overtimeOf(length, perHour);
  };
  const plannedEnd = lastWork(deal.sheet);
  const endsAt = plannedEnd ?? deal.scheduleToClose ?? 0;
  const overtime = agreedYen(minutes, overtimeYen || 0);
  const known = expenses.map(({ yen, percent }) => ({ yen: yen || 0, percent }));
  const sum = sumOf(rowsOf(overtime, known, ratesWithin(endsAt, endsAt + 1)[0]?.percent ?? 0));
  return (
    <CommandDialog
      title="時間外と立て替えを報告"
      confirmLabel={sum > 0 ? `${formatYen(sum)}（税込）を報告する` : 'どちらもなかったと知らせる'}
      wide
      form={form}
      send={(typed) => send({ ...typed, overtimeYen: agreedYen(typed.minutes, typed.overtimeYen ?? 0) })}
      done="精算を報告しました"
      onClose={onClose}
    >
      <p>相手が項目ごとに確認します。相手が回答するまでは、期限までに直せます。</p>
      <SelectField
        control={control}
        name="minutes"
        label={labelOf(reportFields.minutes)}
        required
        options={lengthOptions(deal.sheet?.workDays.length === 1 ? plannedEnd : null)}
        help="予定の終わりより延びた時間を、30分ごとに切り上げて選んでください"
      />
      {minutes > 0 && perHour !== null ? (
        <p className="figures">
          条件書の単価 {formatYen(perHour)}（1時間・税抜） × {lengthText(minutes)} = <b>{formatYen(overtime)}</b>（税抜）
        </p>
      ) : null}
      {minutes > 0 && perHour === null ? (
        <YenField
          control={control}
          name="overtimeYen"
          label={labelOf(reportFields.overtimeYen)}
          required
          help="条件書に時間外の単価がないため、相手と話し合った額を入力してください"
        />
      ) : null}
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} legend={`立て替え ${index + 1}`}>
          <TextField control={control} name={`expenses.${index}.what`} {...textOf(expense.shape.what)} />
          <YenField control={control} name={`expenses.${index}.yen`} label={labelOf(expense.shape.yen)} required />
          <SelectField
            control={control}
            name={`expenses.${index}.percent`}
            label={labelOf(expense.shape.percent)}
            required
            options={rateOptions}
            help="飲食料品は8%です"
          />
          <TextField
            control={control}
            name={`expenses.${index}.receipt`}
            {...textOf(expense.shape.receipt)}
            help="領収書は、確認が終わるまで保管してください"
          />
          <PictureField
            control={control}
            name={`expenses.${index}.picture`}
            label={labelOf(expense.shape.picture)}
            help="文字が読めるように、領収書の全体を撮影してください。相手と事務局に表示されます"
          />
          <Button
            variant="text"
            aria-label={`立て替え ${index + 1}を削除`}
            onClick={() => {
              remove(index);
              add.current?.focus();
            }}
          >
            削除
          </Button>
        </FieldGroup>
      ))}
      {fields.length < expensesMax ? (
        <Row>
          <Button ref={add} variant="outlined" onClick={() => append({ ...noText, yen: undefined, percent: 10 })}>
            立て替えを追加する
          </Button>
        </Row>
      ) : null}
      <TextField control={control} name="note" {...textOf(reportFields.note)} multiline />
    </CommandDialog>
  );
};
