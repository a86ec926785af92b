import { useState } from 'react';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { studentFields } from '#domain/people/student/fields.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useOwnPrivate } from '#web/entities/cast/cast.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { TaCodeDialog } from './taCodeDialog.tsx';

/** The talent's place on the agency's roster, or the button to take it. */
export const TaCodeCard = ({ talent: { belongingTo } }: { readonly talent: Talent }) => {
  const { query, own } = useOwnPrivate();
  const [asks, setAsks] = useState(false);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (!own) return <RowSkeletons count={1} />;
  const { taCode } = own;
  return (
    <Card title={labelOf(studentFields.taCode)}>
      {taCode ? (
        <Facts
          facts={[
            { term: 'コード', value: taCode },
            ...(belongingTo === null ? [] : [{ term: labelOf(studentFields.belongingTo), value: agencyGroupLabels[belongingTo] }]),
          ]}
        />
      ) : (
        <div style={{ display: 'grid', gap: 12 }}>
          <p>
            養成所の受講生の方は、事務局からお渡ししたTAコード（受講生の番号）と連携コードを登録すると、所属グループがプロフィールに反映されます。
          </p>
          <Button variant="outlined" onClick={() => setAsks(true)}>
            TAコードを登録する
          </Button>
        </div>
      )}
      {asks ? <TaCodeDialog onClose={() => setAsks(false)} /> : null}
    </Card>
  );
};
