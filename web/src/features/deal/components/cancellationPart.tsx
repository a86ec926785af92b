import { useState } from 'react';
import { cancelCodeLabels, dealFields } from '#domain/deal/fields.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { dialogWords } from '../actTexts.ts';
import type { Deal, DealKind, Side } from '../kinds.ts';
import { DealAct } from './later.tsx';

const sideNames = { client: 'クライアント', talent: 'キャスト' } as const;

/** Who called a deal off, why, and at what amount. */
export const CancellationFacts = ({ deal }: { readonly deal: Deal }) => {
  const { calledOffBy, calledOffAt, cancelCode, cancelFeeMax, cancelFee, cancellationReason } = deal;
  if (calledOffBy === null || calledOffAt === null) return null;
  return (
    <Facts
      facts={[
        { term: labelOf(dealFields.calledOffBy), value: sideNames[calledOffBy] },
        { term: '申し込みの日時', value: longTime(calledOffAt) },
        { term: '理由', value: [cancelCode && cancelCodeLabels[cancelCode], cancellationReason].filter(Boolean).join('：') },
        cancelFee === null
          ? { term: labelOf(dealFields.cancelFeeMax), value: formatYen(cancelFeeMax ?? 0) }
          : { term: labelOf(dealFields.cancelFee), value: formatYen(cancelFee) },
      ]}
    />
  );
};

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Side };

/** A concluded deal that somebody called off, for its sides. Whoever asked can take it back until the office has settled it. */
export const CancellationPart = ({ kind, deal, side }: Props) => {
  const [asks, setAsks] = useState(false);
  const { cancellation, calledOffBy } = deal;
  const words = dialogWords(kind, 'withdrawCancellation', deal);
  const isOpen = cancellation !== null && cancellation !== 'SETTLED';
  return (
    <>
      {cancellation === null ? null : (
        <Card title={isOpen ? '取り消しの申し込み' : '取り消しの精算'}>
          <Stack>
            <CancellationFacts deal={deal} />
            {isOpen && calledOffBy === side && words ? (
              <Button fullWidth variant="outlined" onClick={() => setAsks(true)}>
                {words.label}
              </Button>
            ) : null}
          </Stack>
        </Card>
      )}
      {words && (isOpen || asks) ? (
        <DealAct kind={kind} deal={deal} action="withdrawCancellation" words={words} shown={asks} onClose={() => setAsks(false)} />
      ) : null}
    </>
  );
};
