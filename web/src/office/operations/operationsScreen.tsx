import { lazy, Suspense, useState } from 'react';
import { duration, since, until } from '#domain/format/times.ts';
import { deadlineIdOf } from '#domain/kernel/deadline.ts';
import { useNow } from '#web/shared/format/now.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Act } from '../acts/act.ts';
import { listTime } from '../listTime.ts';
import { parkedActs, rearmDeadline, resendMail } from './acts.ts';
import { RefusalsCard } from './components/refusalsCard.tsx';
import { StatusCard } from './components/statusCard.tsx';
import { StreamLink } from './components/streamLink.tsx';
import { VerifyCard } from './components/verifyCard.tsx';
import { WorkTable } from './components/workTable.tsx';
import { useFailedMails, useParked } from './queries/lists.ts';
import { useStatus } from './queries/status.ts';
import { deadlineTexts, parkedText, subscriptionTexts } from './texts.ts';

const ActDialog = lazy(() => import('../acts/actDialog.tsx'));

/** How the machinery runs, and what a member of the office can put in order. */
export default function OperationsScreen() {
  const status = useStatus();
  const [parked, mails] = [useParked(), useFailedMails()];
  const [act, setAct] = useState<Act | null>(null);
  const now = useNow();
  const refetch = (query: { refetch: () => unknown }) => () => void query.refetch();
  return (
    <Stack>
      {status.data ? <StatusCard status={status.data} /> : null}
      {status.isPending ? <RowSkeletons count={2} /> : null}
      {status.isError ? <FailedState onRetry={refetch(status)}>{status.error.message}</FailedState> : null}
      <WorkTable
        title="止まっている処理"
        columns={['対象', '番号', '処理', '原因', '止まった時刻']}
        long={['対象', '原因']}
        rows={
          parked.query.data &&
          parked.rows.map((row) => ({
            key: `${row.subscription}_${row.streamId}`,
            name: row.streamId,
            cells: [
              <StreamLink key="stream" streamId={row.streamId} />,
              row.version,
              subscriptionTexts[row.subscription] ?? row.subscription,
              parkedText(row.cause, row.error),
              listTime(row.parkedAt),
            ],
            acts: [
              { label: 'もう一度処理する', onAct: () => setAct(parkedActs(row).retry) },
              { label: '読み飛ばす', onAct: () => setAct(parkedActs(row).discard) },
            ],
          }))
        }
        empty="止まっている処理はありません。"
        failed={parked.query.isError}
        onRetry={refetch(parked.query)}
        more={{ ...parked, loading: parked.query.isPlaceholderData }}
      />
      <WorkTable
        title="送れなかったメール"
        columns={['対象', '種類', '回数', '応答', '最後の送信']}
        long={['対象', '応答']}
        rows={
          mails.query.data &&
          mails.rows.map((mail) => ({
            key: mail.id,
            name: mail.streamId,
            cells: [
              <StreamLink key="stream" streamId={mail.streamId} />,
              mail.kind,
              `${mail.attempts}回`,
              mail.lastError ?? '',
              since(mail.updatedAt, now),
            ],
            acts: [{ label: 'もう一度送る', onAct: () => setAct(resendMail(mail)) }],
          }))
        }
        empty="送れなかったメールはありません。"
        failed={mails.query.isError}
        onRetry={refetch(mails.query)}
        more={{ ...mails, loading: mails.query.isPlaceholderData }}
      />
      <WorkTable
        title="近い期限（20件まで）"
        columns={['対象', '処理', '期限', '残り']}
        rows={status.data?.deadlines.next.map((deadline) => ({
          key: deadlineIdOf(deadline.streamId, deadline.kind),
          name: deadline.streamId,
          cells: [
            <StreamLink key="stream" streamId={deadline.streamId} />,
            deadlineTexts[deadline.kind],
            listTime(deadline.dueAt),
            deadline.dueAt > now ? until(deadline.dueAt, now) : `${duration(now - deadline.dueAt)}超過`,
          ],
          acts: [{ label: '設定し直す', onAct: () => setAct(rearmDeadline(deadline)) }],
        }))}
        empty="これからの期限はありません。"
        failed={status.isError}
        onRetry={refetch(status)}
      />
      <VerifyCard status={status.data} />
      {status.data ? <RefusalsCard days={status.data.refusals} /> : null}
      <Suspense>{act ? <ActDialog act={act} onClose={() => setAct(null)} /> : null}</Suspense>
    </Stack>
  );
}
