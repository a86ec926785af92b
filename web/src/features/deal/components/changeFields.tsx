import { type Control, useWatch } from 'react-hook-form';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longEnd } from '#domain/kernel/format/times.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useNow } from '#web/shared/format/now.ts';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { YenField } from '#web/shared/forms/numberField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { type Changed, changes, feeHelp } from '../changes.ts';
import type { ChangeResult, ChangeValues } from '../useChange.ts';
import { ConsentNotice } from './consentNotice.tsx';

/** Loads with the typed fee, since a change of the end needs none. */
const TypedMoney = lazyPart(async () => (await import('./typedMoney.tsx')).TypedMoney);

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly changed: Changed;
  readonly control: Control<ChangeValues, unknown, ChangeResult>;
  /** The cast has agreed to the terms, so the typed change needs consent. */
  readonly bound: boolean;
  readonly asks: boolean;
};

export const ChangeFields = ({ kind, deal, changed, control, bound, asks }: Props) => {
  const now = useNow();
  const fee = useWatch({ control, name: 'fee' });
  const isFee = changed === 'fee';
  const label = labelOf(isFee ? dealFields.fee : dealFields.scheduleToClose);
  return (
    <>
      {bound && isFee ? <Notice>引き上げは、すぐに反映されます。引き下げには、キャストの同意が必要です。</Notice> : null}
      <p>
        現在の{label}：<strong className="figures">{isFee ? formatYen(deal.fee ?? 0) : longEnd(deal.scheduleToClose ?? 0)}</strong>
      </p>
      {isFee ? (
        <YenField control={control} name="fee" label={`新しい${label}`} required help={feeHelp} />
      ) : (
        <DateTimeField
          control={control}
          name="scheduleToClose"
          label={`新しい${label}`}
          required
          defaultTime="23:59"
          help={changes[kind].schedule.help}
        />
      )}
      {isFee ? (
        <TypedMoney fee={fee} scheduleToClose={deal.scheduleToClose} changes={deal} state={asks ? '同意のあとに決まります' : '変更後'} />
      ) : null}
      {asks ? (
        <>
          <ConsentNotice kind={kind} deal={deal} now={now} why="キャストが承諾した条件の変更には、キャストの同意が必要です。" />
          <TextField control={control} name="reason" {...textOf(dealFields.reason)} multiline help="キャストにも表示されます" />
        </>
      ) : null}
    </>
  );
};
