import { lazy, Suspense, useState } from 'react';
import { jstMonth } from '#domain/calendar/instants.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { longTime, monthText } from '#domain/format/times.ts';
import { type Closing, closingPath, closingSchema } from '#projections/office/closings.schema.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { Act } from '../../acts/act.ts';
import { Colleague } from '../../acts/colleague.tsx';
import { Permitted } from '../../roles/roles.tsx';
import table from '../../table.module.css';
import css from './billsTable.module.css';

const ActDialog = lazy(() => import('../../acts/actDialog.tsx'));

const lockAct = (month: string): Act => ({
  ...{ callable: 'closings', type: 'lock', fields: { month }, document: closingPath(month) },
  ...{ label: 'この月を締める', title: `${monthText(month)}を締めますか？`, done: '月を締めました' },
  consequences: [
    'この月に完了したお仕事の請求と請求書、この月の日付の入金は、変更できなくなります。',
    '締めは、理由を記録して解除できます。',
  ],
});

const unlockAct = (month: string): Act => ({
  ...{ callable: 'closings', type: 'unlock', fields: { month }, document: closingPath(month), reasoned: true },
  ...{ label: '締めを解除する', title: `${monthText(month)}の締めを解除しますか？`, done: '締めを解除しました' },
  consequences: ['この月の請求、請求書、入金を、変更できるようになります。', '理由と担当者は、操作の記録に残ります。'],
});

const Locked = ({ lockedBy, claimed, ignored, at }: Pick<Closing, 'lockedBy' | 'claimed' | 'ignored'> & { readonly at: number }) => (
  <p className={css.note}>
    {`この月は締め済みです（${longTime(at)}、`}
    <Colleague uid={lockedBy} />
    {`）。請求済み${claimed.count}件${formatYen(claimed.total)}、請求対象外${ignored.count}件${formatYen(ignored.total)}。`}
  </p>
);

/**
 * Whether a closing month is locked, with the act to lock or unlock it. Hidden before the month
 * ends.
 */
export const MonthLock = ({ month }: { readonly month: string }) => {
  const { data, isSuccess } = useOne(closingPath(month), closingSchema);
  const [act, setAct] = useState<Act | null>(null);
  const isOver = month < jstMonth(useNow());
  const lockedAt = data?.lockedAt ?? null;
  const next = lockedAt === null ? lockAct(month) : unlockAct(month);
  if (!isSuccess || !isOver) return null;
  return (
    <>
      {data && lockedAt !== null ? <Locked {...data} at={lockedAt} /> : null}
      <Permitted aggregate="closing" type={next.type}>
        <div className={table.noPrint}>
          <Button variant="outlined" onClick={() => setAct(next)}>
            {next.label}
          </Button>
        </div>
      </Permitted>
      <Suspense>{act ? <ActDialog act={act} onClose={() => setAct(null)} /> : null}</Suspense>
    </>
  );
};
