import { useEffect, useRef } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { termsSheet, usage, type WorkDay, workDay } from '#domain/work/deal/sheet.ts';
import { regionLabels, workDayKindLabels } from '#domain/work/deal/sheetLabels.ts';
import { isSameSheet, regions, workDayKinds } from '#domain/work/deal/storedSheet.ts';
import { emptyDay } from '#domain/work/job/workDates.ts';
import { useMaster } from '#web/entities/master/masterOptions.tsx';
import { NumberField } from '#web/shared/forms/numberField.tsx';
import { RepeatedRows } from '#web/shared/forms/repeatedRows.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { emptyUsage, optionsOf, type SheetControl } from './sheetForm.ts';

type Part = { readonly control: SheetControl };

export const WorkDays = ({ control, proposed }: Part & { readonly proposed: readonly WorkDay[] }) => {
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'sheet.workDays' });
  const { errors } = useFormState({ control, name: 'sheet.workDays' });
  const days = useWatch({ control, name: 'sheet.workDays' });
  const before = useRef<readonly WorkDay[] | null>(null);
  // The days follow the job's times until the user changes them. This part of a form may load after
  // the times were typed.
  useEffect(() => {
    const last = before.current;
    if (last && isSameSheet(last, proposed)) return;
    const isBlank = days.length > 0 && days.every(({ date }) => date === '');
    const isUntouched = isBlank || (last !== null && isSameSheet(days, last));
    before.current = proposed;
    if (isUntouched && proposed.length > 0) replace([...proposed]);
  }, [days, proposed, replace]);
  return (
    <>
      <RepeatedRows
        rows={fields}
        nameOf={(at) => `${at + 1}日目`}
        onRemove={remove}
        fault={errors.sheet?.workDays?.root?.message ?? errors.sheet?.workDays?.message}
        addLabel="日を追加する"
        onAdd={() => append({ ...emptyDay, date: '' })}
        inRows
      >
        {(at) => (
          <>
            <TextField control={control} name={`sheet.workDays.${at}.date`} label={labelOf(workDay.shape.date)} required type="date" />
            <TextField control={control} name={`sheet.workDays.${at}.from`} label={labelOf(workDay.shape.from)} required type="time" />
            <TextField control={control} name={`sheet.workDays.${at}.to`} label={labelOf(workDay.shape.to)} required type="time" />
            <SelectField
              control={control}
              name={`sheet.workDays.${at}.kind`}
              label={labelOf(workDay.shape.kind)}
              required
              options={optionsOf(workDayKinds, workDayKindLabels)}
            />
          </>
        )}
      </RepeatedRows>
      <TextField
        control={control}
        name="sheet.undecidedBy"
        label={labelOf(termsSheet.shape.undecidedBy)}
        type="date"
        help="日時や場所が決まっていないときだけ入力してください"
      />
    </>
  );
};

export const Usage = ({ control }: Part) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'sheet.usage' });
  const media = useMaster('media').options;
  return (
    <RepeatedRows
      rows={fields}
      nameOf={(at) => `使用範囲 ${at + 1}`}
      onRemove={remove}
      addLabel="使用範囲を追加する"
      onAdd={() => append(emptyUsage)}
      inRows
    >
      {(at) => (
        <>
          <SelectField
            control={control}
            name={`sheet.usage.${at}.media`}
            label={labelOf(usage.shape.media)}
            required
            blank="選択してください"
            options={media}
          />
          <SelectField
            control={control}
            name={`sheet.usage.${at}.region`}
            label={labelOf(usage.shape.region)}
            required
            options={optionsOf(regions, regionLabels)}
          />
          <NumberField control={control} name={`sheet.usage.${at}.months`} label={labelOf(usage.shape.months)} required unit="か月" />
          <TextField
            control={control}
            name={`sheet.usage.${at}.start`}
            label={labelOf(usage.shape.start)}
            type="date"
            help="空欄のときは、初回の使用から数えます"
          />
        </>
      )}
    </RepeatedRows>
  );
};
