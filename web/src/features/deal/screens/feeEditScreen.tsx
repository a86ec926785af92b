import { dealFields } from '#domain/deal/fields.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { YenField } from '#web/shared/forms/yenField.tsx';
import { feeHelp } from '../changes.ts';
import { ChangeableDeal } from '../components/changeableDeal.tsx';
import { ChangeForm } from '../components/changeForm.tsx';
import type { DealKind } from '../kinds.ts';

const label = labelOf(dealFields.fee);

/** Changes the fee of one of the client's deals. */
export default function FeeEditScreen({ kind }: { readonly kind: DealKind }) {
  return (
    <ChangeableDeal kind={kind} action="changeFee">
      {(deal) => (
        <ChangeForm key={deal.id} kind={kind} deal={deal} changed="fee" name="fee" submitLabel="報酬を変更する">
          {(control) => (
            <>
              <p>
                現在の{label}：<strong className="figures">{formatYen(deal.fee ?? 0)}</strong>
              </p>
              <YenField control={control} name="fee" label={`新しい${label}`} required help={feeHelp} />
            </>
          )}
        </ChangeForm>
      )}
    </ChangeableDeal>
  );
}
