import { Link } from 'react-router-dom';
import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longTime, monthText } from '#domain/kernel/format/times.ts';
import { type Closing, closingPath, closingSchema } from '#projections/office/closings.schema.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import type { Act } from '../../acts/act.ts';
import { ActButton } from '../../acts/actButtons.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import table from '../../list/table.module.css';
import { Permitted } from '../../roles/roles.tsx';
import { useMonth } from '../queries/bills.ts';
import css from './billsTable.module.css';

const lockAct = (month: string): Act => ({
  callable: 'closings',
  type: 'lock',
  fields: { month },
  document: closingPath(month),
  label: 'この月を締める',
  title: `${monthText(month)}を締めますか？`,
  done: '月を締めました',
  consequences: [
    'この月に完了したお仕事の請求と請求書、この月の日付の入金は、変更できなくなります。',
    '締めは、理由を記録して解除できます。',
  ],
});

/** Why the month cannot be locked: the server refuses it while bills of the month are open. */
const Unbilled = ({ month, count, fees }: { readonly month: string; readonly count: number; readonly fees: number }) => (
  <p className={css.note}>
    {`未請求のお仕事が${count}件、${formatYen(fees)}（税抜）あるため、この月はまだ締められません。請求書を発行するか、理由を書いて請求対象外にしてください。`}{' '}
    <Link to={`?${new URLSearchParams({ tab: 'UNCLAIMED', month })}`}>未請求{count}件を見る</Link>
  </p>
);

const unlockAct = (month: string): Act => ({
  callable: 'closings',
  type: 'unlock',
  fields: { month },
  document: closingPath(month),
  reasoned: true,
  label: '締めを解除する',
  title: `${monthText(month)}の締めを解除しますか？`,
  done: '締めを解除しました',
  consequences: ['この月の請求、請求書、入金を、変更できるようになります。', '理由と担当者は、操作の記録に残ります。'],
});

const Locked = ({ lockedBy, claimed, ignored, at }: Pick<Closing, 'lockedBy' | 'claimed' | 'ignored'> & { readonly at: number }) => (
  <p className={css.note}>
    {`この月は締め済みです（${longTime(at)}、`}
    <Colleague uid={lockedBy} />
    {`）。請求済み${claimed.count}件${formatYen(claimed.total)}、請求対象外${ignored.count}件${formatYen(ignored.total)}。`}
  </p>
);

/** Hidden before the month ends. */
export const MonthLock = ({ month }: { readonly month: string }) => {
  const { data, isSuccess } = useOne(closingPath(month), closingSchema);
  const isOver = month < jstMonth(useNow());
  const lockedAt = data?.lockedAt ?? null;
  const next = lockedAt === null ? lockAct(month) : unlockAct(month);
  const figures = useMonth(month, isSuccess && isOver && lockedAt === null).data;
  const open = figures?.bills.UNCLAIMED ?? { count: 0, fees: 0 };
  if (!isSuccess || !isOver) return null;
  return (
    <>
      {data && lockedAt !== null ? <Locked {...data} at={lockedAt} /> : null}
      {lockedAt === null && open.count > 0 ? <Unbilled month={month} {...open} /> : null}
      <Permitted aggregate="closing" type={next.type}>
        <div className={table.noPrint}>
          <ActButton act={next} variant="outlined" disabled={lockedAt === null && open.count > 0}>
            {next.label}
          </ActButton>
        </div>
      </Permitted>
    </>
  );
};
