import { useEffect } from 'react';
import { type Control, type FieldPath, type FieldValues, useFieldArray, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { offerFields } from '#domain/work/offer/fields.ts';
import { type InquiryAnswer, inquiryAnswerFaults, inquiryAnswerFields } from '#domain/work/offer/inquiryAnswer.ts';
import { inquiryAnswerLabels, inquiryAnswers } from '#domain/work/offer/status.ts';
import type { Deals } from '#web/entities/deal/kinds.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { YenField } from '#web/shared/forms/numberField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Button } from '#web/shared/ui/button.tsx';

/** The answer in a form: a day is an object, because lists of fields need objects. */
export type AnswerValues = {
  canCome: InquiryAnswer['canCome'] | '';
  freeDays: { day: string }[];
  feeFrom: number | null;
  feeTo: number | null;
  answerText: string;
};
export type AnswerResult = InquiryAnswer & { readonly answerText: string };

export const answerValuesOf = ({ inquiryAnswer, answerText }: Pick<Deals['offer'], 'inquiryAnswer' | 'answerText'>): AnswerValues => ({
  canCome: inquiryAnswer?.canCome ?? '',
  freeDays: (inquiryAnswer?.freeDays ?? []).map((day) => ({ day })),
  feeFrom: inquiryAnswer?.feeFrom ?? null,
  feeTo: inquiryAnswer?.feeTo ?? null,
  answerText: answerText ?? '',
});

export const answerForm = z
  .object({
    ...inquiryAnswerFields,
    freeDays: z
      .array(z.object({ day: z.string() }))
      .transform((days) => [...new Set(days.map(({ day }) => day).filter((day) => day !== ''))]),
  })
  .superRefine((answer, context) => {
    for (const [field, message] of Object.entries(inquiryAnswerFaults(answer, jstDate(Date.now()))))
      context.addIssue({ code: 'custom', path: field === 'freeDays' ? ['freeDays', 0, 'day'] : [field], message });
  }) as unknown as z.ZodType<AnswerResult>;

type Props<Values extends FieldValues> = { readonly control: Control<Values, unknown, unknown> };

const Days = ({ control }: { readonly control: Control<AnswerValues, unknown, unknown> }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'freeDays' });
  useEffect(() => {
    if (fields.length === 0) append({ day: '' }, { shouldFocus: false });
  }, [fields.length, append]);
  return (
    <fieldset>
      <legend>{labelOf(offerFields.freeDays)}</legend>
      {fields.map(({ id }, at) => (
        <div key={id}>
          <TextField control={control} name={`freeDays.${at}.day`} label={`${at + 1}日目`} required={at === 0} type="date" />
          {fields.length > 1 ? (
            <Button variant="text" size="small" aria-label={`${at + 1}日目を削除`} onClick={() => remove(at)}>
              削除
            </Button>
          ) : null}
        </div>
      ))}
      {fields.length < businessRules.freeDaysMax ? (
        <Button variant="outlined" size="small" onClick={() => append({ day: '' })}>
          日を追加する
        </Button>
      ) : null}
    </fieldset>
  );
};

export const InquiryAnswerFields = <Values extends FieldValues & AnswerValues>(props: Props<Values>) => {
  const control = props.control as unknown as Control<AnswerValues, unknown, unknown>;
  const canCome = useWatch({ control, name: 'canCome' });
  const yen = (name: FieldPath<AnswerValues> & ('feeFrom' | 'feeTo')) => (
    <YenField control={control} name={name} label={labelOf(offerFields[name])} empty={null} />
  );
  return (
    <>
      <ChoiceField
        control={control}
        name="canCome"
        label={labelOf(offerFields.canCome)}
        required
        options={inquiryAnswers.map((value) => ({ value, label: inquiryAnswerLabels[value] }))}
      />
      {canCome === 'SOME_DAYS' ? <Days control={control} /> : null}
      {yen('feeFrom')}
      {yen('feeTo')}
      <TextField
        control={control}
        name="answerText"
        {...textOf(offerFields.answerText)}
        required={canCome === 'CONDITIONS'}
        multiline
        help="クライアントにも表示されます"
      />
    </>
  );
};
