import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import type { FeeChangelog } from '#projections/deal/feeChangelogs.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';

/** What the fee was before each change. */
export const FeeHistory = ({ changes }: { readonly changes: readonly FeeChangelog[] }) =>
  changes.length === 0 ? null : (
    <Card title="報酬の変更履歴">
      <Facts
        facts={changes.map(({ previousFee, fee, changedAt }) => ({
          term: longTime(changedAt),
          value: `${formatYen(previousFee)} → ${formatYen(fee)}`,
        }))}
      />
    </Card>
  );
