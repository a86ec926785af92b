import { maySend } from '#domain/office/duties.ts';
import { type ProxyAnswer, proxyAnswerPath, proxyAnswerSchema } from '#projections/deal/proxyAnswers.schema.ts';
import type { Deal, DealKind } from '#web/features/deal/public.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';
import type { Fact } from '#web/shared/ui/facts.tsx';
import { Colleague } from '../acts/colleague.tsx';
import { useMembers } from '../roles/members.ts';
import { useMayRead } from '../roles/roles.tsx';

const ownAnswerText = 'ご自分が代理で回答したお仕事です。承認と異議への対応は、別の担当者に依頼してください。';

const factsOf = ({ by, note, objection, settledBy, settleReason }: ProxyAnswer): readonly Fact[] => [
  { term: '代理で回答した担当者', value: <Colleague uid={by} /> },
  ...(note ? [{ term: '回答のメモ', value: note }] : []),
  ...(objection === null ? [] : [{ term: 'キャストの異議の理由', value: objection }]),
  ...(settledBy === null ? [] : [{ term: '異議に対応した担当者', value: <Colleague uid={settledBy} /> }]),
  ...(settleReason === null ? [] : [{ term: '処理の理由', value: settleReason }]),
];

const ownActs = ['settleProxy', 'adminApproveChange', 'adminApprove'] as const;

/** Who answered for the cast, and what is in the way of the member who did. */
export type ProxyFacts = {
  /** The words about the answer, for members who may read objections. */
  readonly facts: readonly Fact[];
  /**
   * Why this member may neither approve nor settle: the member answered, and a colleague could do
   * it.
   */
  readonly obstacle: string | undefined;
};

/** See `ProxyFacts`. `open`: the acts that the deal takes now. */
export const useProxyFacts = (kind: DealKind, { id, proxy }: Pick<Deal, 'id' | 'proxy'>, open: readonly string[]): ProxyFacts => {
  const reads = useMayRead()('requests') && proxy !== null;
  const { data } = useOne(reads ? proxyAnswerPath(id) : '', proxyAnswerSchema);
  const uid = useUid();
  const act = data?.by === uid ? ownActs.find((each) => open.includes(each)) : undefined;
  const members = useMembers(act !== undefined) ?? [];
  const isRefused = act !== undefined && members.some((member) => member.id !== uid && maySend(member.officeRoles, kind, act));
  return { facts: data ? factsOf(data) : [], obstacle: isRefused ? ownAnswerText : undefined };
};
