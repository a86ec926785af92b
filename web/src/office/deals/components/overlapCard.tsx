import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { Consequences } from '../../acts/words.tsx';
import { reviewQueues } from '../../dealParts/reviewQueues.ts';
import { Permitted } from '../../roles/roles.tsx';
import { useOverlaps } from '../queries/checks.ts';

const schema = z.object({ reason });
type Allow = { readonly uid: string; readonly dealId: string; readonly reason: string };

const consequences = ['この取引は、ほかの成立したお仕事と日時が重なっていても成立できます。', '許可したことと理由は、履歴に残ります。'];

const AllowDialog = ({ uid, dealId, onClose }: Pick<Allow, 'uid' | 'dealId'> & { readonly onClose: () => void }) => {
  const { send } = useCommand<Allow>({ callable: 'diaries', type: 'allowOverlap', shownBy: () => null });
  return (
    <FieldsDialog
      title="日時の重なりを許可しますか？"
      confirmLabel="重なりを許可する"
      schema={schema}
      start={{ reason: '' }}
      fields={{ reason: { multiline: true } }}
      send={(typed) => send({ uid, dealId, ...typed })}
      done="日時の重なりを許可しました"
      onClose={onClose}
    >
      <Consequences>{consequences}</Consequences>
    </FieldsDialog>
  );
};

type Props = { readonly kind: DealKind; readonly deal: Deal };

/**
 * The concluded deals of the cast at the same hours. The office can allow the overlap with a
 * reason.
 */
export const OverlapCard = ({ kind, deal }: Props) => {
  const [asks, setAsks] = useState(false);
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
                <Button variant="outlined" onClick={() => setAsks(true)}>
                  重なりを許可する
                </Button>
              </div>
            </Permitted>
          </>
        )}
      </Stack>
      {asks ? <AllowDialog uid={deal.talentId} dealId={dealId} onClose={() => setAsks(false)} /> : null}
    </Card>
  );
};
