import { Link } from 'react-router-dom';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Act } from '../../acts/act.ts';
import { ActButton } from '../../acts/actButtons.tsx';
import { reviewQueues } from '../../dealParts/reviewQueues.ts';
import { Permitted } from '../../roles/roles.tsx';
import { useOverlaps } from '../queries/checks.ts';

const allowAct = (uid: string, dealId: string): Act => ({
  callable: 'diaries',
  type: 'allowOverlap',
  fields: { uid, dealId },
  document: null,
  label: '重なりを許可する',
  title: '日時の重なりを許可しますか？',
  consequences: ['この取引は、ほかの成立したお仕事と日時が重なっていても成立できます。', '許可したことと理由は、履歴に残ります。'],
  done: '日時の重なりを許可しました',
  reasoned: true,
});
type Props = { readonly kind: DealKind; readonly deal: Deal };

/** The concluded deals of the cast at the same hours, which the office can allow. */
export const OverlapCard = ({ kind, deal }: Props) => {
  const { dealId, others, isAllowed } = useOverlaps(kind, deal);
  if (others.length === 0) return null;
  return (
    <Card title="ほかの成立したお仕事と日時が重なっています">
      <Stack>
        <ul>
          {others.map((streamId) => {
            const { aggregate, entityId } = parseStreamId(streamId);
            return (
              <li key={streamId}>
                <Link to={reviewQueues[aggregate === 'offer' ? 'offer' : 'entry'].pathOf(entityId)}>重なっている取引（{entityId}）</Link>
              </li>
            );
          })}
        </ul>
        {isAllowed ? (
          <p>重なりは許可されています。このまま成立できます。</p>
        ) : (
          <>
            <p>このままでは成立しません。移動の時間が足りるなど、引き受けられるときは、理由を添えて許可してください。</p>
            <Permitted aggregate="diary" type="allowOverlap">
              <div>
                <ActButton act={allowAct(deal.talentId, dealId)} variant="outlined">
                  重なりを許可する
                </ActButton>
              </div>
            </Permitted>
          </>
        )}
      </Stack>
    </Card>
  );
};
