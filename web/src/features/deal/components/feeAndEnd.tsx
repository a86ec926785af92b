import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { YenField } from '#web/shared/forms/numberField.tsx';
import { feeHelp, scheduleHelp } from '../changes.ts';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values, unknown, unknown>;
  readonly posted?: string | undefined;
};

export const FeeAndEnd = <Values extends FieldValues & { fee: number | undefined; scheduleToClose: number | undefined }>({
  control,
  posted,
}: Props<Values>) => (
  <>
    <YenField
      control={control}
      name={'fee' as FieldPath<Values>}
      label={labelOf(dealFields.fee)}
      required
      help={posted ? `募集の報酬は${posted}です。${feeHelp}` : feeHelp}
    />
    <DateTimeField
      control={control}
      name={'scheduleToClose' as FieldPath<Values>}
      label={labelOf(dealFields.scheduleToClose)}
      required
      defaultTime="23:59"
      help={scheduleHelp}
    />
  </>
);
