import { Link } from 'react-router-dom';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { proxyInWords, proxyOutcomeLabels } from '#domain/work/deal/proxyLabels.ts';
import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { historyOf } from '../../history/historyAddress.ts';
import { useProxyFacts } from '../proxyFacts.tsx';

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
};

/** An answer that the office recorded for the cast, and the state of the cast's objection. */
export const ProxyCard = ({ kind, deal: { id, proxy, proxyStage } }: Props) => {
  const said = useProxyFacts({ id, proxy });
  if (proxy === null) return null;
  const facts: Fact[] = [
    { term: '回答', value: proxyInWords(proxy) },
    ...(proxyStage === 'OPEN' ? [{ term: labelOf(dealFields.proxyDue), value: longTime(proxy.due) }] : []),
    ...(proxy.disputedAt === null ? [] : [{ term: '異議の日時', value: longTime(proxy.disputedAt) }]),
    ...(proxy.outcome === null ? [] : [{ term: labelOf(dealFields.outcome), value: proxyOutcomeLabels[proxy.outcome] }]),
    ...said,
  ];
  return (
    <Card title={proxyStage === 'DISPUTED' ? '代理回答（異議あり）' : '代理回答'}>
      <Stack>
        <Facts facts={facts} />
        {proxyStage === 'DISPUTED' && said.length === 0 ? (
          <p>
            キャストが書いた理由は、<Link to={historyOf(kind, id)}>この{kinds[kind].noun}の履歴</Link>で確認できます。
          </p>
        ) : null}
      </Stack>
    </Card>
  );
};
