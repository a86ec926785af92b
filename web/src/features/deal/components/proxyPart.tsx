import { useState } from 'react';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { proxyInWords } from '#domain/work/deal/proxyLabels.ts';
import { type Deal, type DealKind, openActions, type Side } from '#web/entities/deal/kinds.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { dialogWords } from '../actTexts.ts';
import { DealAct } from './dealAct.tsx';

const notes = {
  talent: {
    OPEN: 'この回答に身に覚えがないときは、期限までにお知らせください。事務局が確認するまで、承認と確定は止まります。',
    DISPUTED: '異議を受け付けました。事務局が確認するまで、承認と確定は止まります。',
    KEPT: '事務局が異議を確認し、この回答を有効としました。ご不明な点は、事務局へお問い合わせください。',
    UNDONE: '事務局が異議を確認し、この回答を取り消しました。',
  },
  client: {
    OPEN: 'キャストから連絡を受けて、事務局が代理で登録した回答です。',
    DISPUTED: 'キャストから異議があり、事務局が確認しています。確認が終わるまで、確定はできません。',
    KEPT: '異議がありましたが、事務局が確認し、この回答を有効としました。',
    UNDONE: '事務局が異議を確認し、この回答を取り消しました。',
  },
} as const;

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Side; readonly now: number };

export const ProxyPart = ({ kind, deal, side, now }: Props) => {
  const [asks, setAsks] = useState(false);
  const { proxy, proxyStage } = deal;
  if (proxy === null) return null;
  const words = dialogWords(kind, 'disputeProxy', deal);
  const canObject = openActions(kind, deal, side, now).includes('disputeProxy');
  const isOver = side === 'talent' && proxyStage === 'OPEN' && !canObject;
  const note = isOver
    ? '異議の期限は過ぎました。ご不明な点は、事務局へお問い合わせください。'
    : notes[side][proxy.outcome ?? noteStage(proxyStage)];
  return (
    <>
      <Card title="事務局による代理回答">
        <Stack>
          <p>
            <Phrases>{`${proxyInWords(proxy)}。`}</Phrases>
          </p>
          {canObject ? <Facts facts={[{ term: labelOf(dealFields.proxyDue), value: longTime(proxy.due) }]} /> : null}
          {proxyStage === null && proxy.outcome === null ? null : (
            <p>
              <Phrases>{note}</Phrases>
            </p>
          )}
          {canObject ? (
            <Button fullWidth variant="outlined" onClick={() => setAsks(true)}>
              {words?.label}
            </Button>
          ) : null}
        </Stack>
      </Card>
      {words && (canObject || asks) ? (
        <DealAct kind={kind} deal={deal} action="disputeProxy" words={words} shown={asks} onClose={() => setAsks(false)} />
      ) : null}
    </>
  );
};

const noteStage = (stage: Deal['proxyStage']): 'OPEN' | 'DISPUTED' => (stage === 'DISPUTED' ? 'DISPUTED' : 'OPEN');
