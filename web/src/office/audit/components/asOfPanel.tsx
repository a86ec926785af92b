import { longTime } from '#domain/format/times.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { fieldText, valueText } from '../fieldTexts.ts';
import type { Moment } from '../queries/asOf.ts';
import { useAsOf } from '../queries/asOf.ts';

/** What the document said at a moment. */
export const AsOfPanel = ({ streamId, moment }: { readonly streamId: string; readonly moment: Moment }) => {
  const { data, error, isPending } = useAsOf(streamId, moment);
  return (
    <Card title="この時点の内容">
      {error ? <Notice tone="error">{error.message}</Notice> : null}
      {isPending ? <RowSkeletons count={3} /> : null}
      {data ? (
        <>
          <p>
            {longTime(data.at)}（{data.version}番目のできごとの直後）
          </p>
          <Facts
            facts={Object.entries(data.fields)
              .filter(([, value]) => value !== null && value !== '')
              .map(([field, value]) => ({ term: fieldText(field), value: valueText(field, value) }))}
          />
        </>
      ) : null}
    </Card>
  );
};
