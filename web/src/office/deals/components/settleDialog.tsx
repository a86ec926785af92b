import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { aboveShown } from '#domain/work/deal/cancellation.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { CancellationFacts } from '#web/features/deal/public.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Consequences } from '../../acts/words.tsx';
import { dealTitle, endReasonHelp } from '../../dealParts/texts.ts';
import { useDecision } from '../commands/useDecision.ts';
import { useLatest } from '../obstacle.ts';

const settlement = (most: number) => z.object({ cancelFee: dealFields.cancelFee.max(most, aboveShown), reason });

const consequences = [
  'お仕事の取引は直ちに終了します。評価の対象になりません。',
  '取消料があるときは、請求の一覧に加わります。',
  '取消料と理由を、クライアントとキャストにお知らせします。',
];

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly onDone: () => void; readonly onClose: () => void };

/** The open dialog follows changes of the deal. */
export default function SettleDialog({ kind, deal: opened, onDone, onClose }: Props) {
  const most = opened.cancelFeeMax ?? 0;
  const { send, own } = useDecision(kind, opened);
  const { deal, obstacle } = useLatest(kind, opened, 'settleCancellation', own);
  return (
    <FieldsDialog
      title="取り消しを精算しますか？"
      confirmLabel="取り消しを精算する"
      ends
      obstacle={obstacle}
      schema={settlement(most)}
      start={{ cancelFee: most, reason: '' }}
      fields={{
        cancelFee: { as: 'yen', help: '申し込みのときに示した上限までの額。かからないときは0' },
        reason: { multiline: true, help: endReasonHelp },
      }}
      send={(typed) => send({ type: 'settleCancellation', calledOffAt: opened.calledOffAt ?? 0, ...typed })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{dealTitle(deal)}</p>
      <CancellationFacts deal={deal} />
      <Consequences>{consequences}</Consequences>
    </FieldsDialog>
  );
}
