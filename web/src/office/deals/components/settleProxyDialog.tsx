import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { proxyInWords, proxyOutcomeLabels } from '#domain/work/deal/proxyLabels.ts';
import { proxyOutcomes } from '#domain/work/deal/state.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Consequences } from '../../acts/words.tsx';
import { dealTitle } from '../../dealParts/texts.ts';
import { useDecision } from '../commands/useDecision.ts';
import { useLatest } from '../obstacle.ts';
import { useOwnAnswer } from '../ownAnswer.ts';
import { useProxyFacts } from '../proxyFacts.tsx';

const schema = z.object({ outcome: dealFields.outcome, reason });

const notes = {
  KEPT: 'お仕事は、止まっていたところから続きます。',
  UNDONE:
    '承諾した、または条件の変更が成立したお仕事は終了します。同意を待つ変更は取りやめます。辞退や見送りのときは、お仕事の状態は変わりません。',
} as const;
const consequences = ['対応したことを、クライアントとキャストにお知らせします。'];

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly onDone: () => void; readonly onClose: () => void };

/** Decides the cast's objection: the answer of the office is kept, or its effect is undone. */
export default function SettleProxyDialog({ kind, deal: opened, onDone, onClose }: Props) {
  const { send, own } = useDecision(kind, opened);
  const { deal, obstacle } = useLatest(kind, opened, 'settleProxy', own);
  const facts = useProxyFacts(deal);
  const ownAnswer = useOwnAnswer(kind, deal, ['settleProxy']);
  return (
    <FieldsDialog
      title="異議への対応を決めてください"
      confirmLabel="異議への対応を記録する"
      ends
      obstacle={obstacle ?? (own ? undefined : ownAnswer)}
      schema={schema}
      start={{ outcome: '', reason: '' }}
      fields={{
        outcome: { as: 'choice', options: proxyOutcomes.map((value) => ({ value, label: proxyOutcomeLabels[value], note: notes[value] })) },
        reason: { multiline: true, help: '取り消すと、クライアントとキャストの画面に表示されます' },
      }}
      send={(typed) => send({ type: 'settleProxy', ...typed })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{dealTitle(deal)}</p>
      {deal.proxy ? <p>{proxyInWords(deal.proxy)}</p> : null}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      <Consequences>{consequences}</Consequences>
    </FieldsDialog>
  );
}
