import { type ProxyAnswer, proxyAnswerPath, proxyAnswerSchema } from '#projections/deal/proxyAnswers.schema.ts';
import type { Deal } from '#web/features/deal/public.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';
import type { Fact } from '#web/shared/ui/facts.tsx';
import { Colleague } from '../acts/colleague.tsx';
import { useMayRead } from '../roles/roles.tsx';

/** The member who answered for the cast cannot settle the objection, while a colleague could. */
export const ownAnswerText = 'ご自分が代理で回答したお仕事です。承認と異議への対応は、別の担当者に依頼してください。';

const factsOf = ({ by, note, objection, settledBy, settleReason }: ProxyAnswer): readonly Fact[] => [
  { term: '代理で回答した担当者', value: <Colleague uid={by} /> },
  ...(note ? [{ term: '回答のメモ', value: note }] : []),
  ...(objection === null ? [] : [{ term: 'キャストの異議の理由', value: objection }]),
  ...(settledBy === null ? [] : [{ term: '異議に対応した担当者', value: <Colleague uid={settledBy} /> }]),
  ...(settleReason === null ? [] : [{ term: '処理の理由', value: settleReason }]),
];

/**
 * Who answered for the cast, and the words about it, for members who may read objections. `isOwn`:
 * the signed-in member answered.
 */
export const useProxyFacts = ({ id, proxy }: Pick<Deal, 'id' | 'proxy'>): { readonly facts: readonly Fact[]; readonly isOwn: boolean } => {
  const reads = useMayRead()('requests') && proxy !== null;
  const { data } = useOne(reads ? proxyAnswerPath(id) : '', proxyAnswerSchema);
  const uid = useUid();
  return data ? { facts: factsOf(data), isOwn: data.by === uid } : { facts: [], isOwn: false };
};
