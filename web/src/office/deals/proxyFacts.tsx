import { type ProxyAnswer, proxyAnswerPath, proxyAnswerSchema } from '#projections/deal/proxyAnswers.schema.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import type { Fact } from '#web/shared/ui/facts.tsx';
import { Colleague } from '../acts/colleague.tsx';
import { useMayRead } from '../roles/roles.tsx';

const factsOf = ({ by, note, objection, settledBy, settleReason }: ProxyAnswer): readonly Fact[] => [
  { term: '代理で回答した担当者', value: <Colleague uid={by} /> },
  ...(note ? [{ term: '回答のメモ', value: note }] : []),
  ...(objection === null ? [] : [{ term: 'キャストの異議の理由', value: objection }]),
  ...(settledBy === null ? [] : [{ term: '異議に対応した担当者', value: <Colleague uid={settledBy} /> }]),
  ...(settleReason === null ? [] : [{ term: '処理の理由', value: settleReason }]),
];

/** Who answered for the cast, and the words about it, for members who may read objections. */
export const useProxyFacts = ({ id, proxy }: Pick<Deal, 'id' | 'proxy'>): readonly Fact[] => {
  const reads = useMayRead()('requests') && proxy !== null;
  const { data } = useOne(reads ? proxyAnswerPath(id) : '', proxyAnswerSchema);
  return data ? factsOf(data) : [];
};
