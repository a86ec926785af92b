import { useState } from 'react';
import type { Deal, DealKind, Side } from '#web/entities/deal/kinds.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { dialogWords } from '../actTexts.ts';
import { CancellationFacts } from './cancellationFacts.tsx';
import { DealAct } from './dealAct.tsx';

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Side };

/** The asking side can withdraw the request until the office is reminded. */
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
            {cancellation === 'ASKED' && calledOffBy === side && words ? (
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
