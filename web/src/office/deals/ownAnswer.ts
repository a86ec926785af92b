import { useQuery } from '@tanstack/react-query';
import { proxyAnswerPath, proxyAnswerSchema } from '#projections/deal/proxyAnswers.schema.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useMayRead } from '../roles/roles.tsx';

const acts = ['settleProxy', 'adminApproveChange', 'adminApprove'] as const;

/**
 * Why this member may not do the deal's next act, of those in `open`: the member answered for the
 * cast, and a colleague could do it. Undefined if nothing is in the way.
 */
export const useOwnAnswer = (kind: DealKind, { id, proxy }: Pick<Deal, 'id' | 'proxy'>, open: readonly string[]): string | undefined => {
  const reads = useMayRead()('requests') && proxy !== null;
  const { data: answer } = useOne(reads ? proxyAnswerPath(id) : '', proxyAnswerSchema);
  const uid = useUid();
  const act = answer?.by === uid ? acts.find((each) => open.includes(each)) : undefined;
  const { data: hasColleague } = useQuery({
    queryKey: readKey('page', { colleagues: kind, act }),
    queryFn: async () => {
      // Loaded on demand: few members are in the way of their own answer.
      const { readMembersWho } = await import('../members/members.ts');
      return (await readMembersWho(kind, act ?? '')).some((member) => member.id !== uid);
    },
    enabled: act !== undefined,
  });
  return hasColleague ? 'ご自分が代理で回答したお仕事です。承認と異議への対応は、別の担当者に依頼してください。' : undefined;
};
