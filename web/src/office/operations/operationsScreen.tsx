import { lazy, Suspense, useState } from 'react';
import { duration, since, until } from '#domain/format/times.ts';
import { deadlineIdOf } from '#domain/kernel/deadline.ts';
import { useNow } from '#web/shared/format/now.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { listTime } from '../listTime.ts';
import type { Act } from './components/actDialog.tsx';
import { RefusalsCard } from './components/refusalsCard.tsx';
import { StatusCard } from './components/statusCard.tsx';
import { StreamLink } from './components/streamLink.tsx';
import { VerifyCard } from './components/verifyCard.tsx';
import { WorkTable } from './components/workTable.tsx';
import { useFailedMails, useParked } from './queries/lists.ts';
import { useStatus } from './queries/status.ts';
import { deadlineTexts, parkedText, subscriptionTexts } from './texts.ts';

const ActDialog = lazy(() => import('./components/actDialog.tsx'));

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
          parked.rows.map(({ error, cause, ...target }) => ({
            key: `${target.subscription}_${target.streamId}`,
            name: target.streamId,
            cells: [
              <StreamLink key="stream" streamId={target.streamId} />,
              target.version,
              subscriptionTexts[target.subscription] ?? target.subscription,
              parkedText(cause, error),
              listTime(target.parkedAt),
            ],
            acts: [
              { label: 'もう一度処理する', onAct: () => setAct({ type: 'retryStream', fields: target }) },
              { label: '読み飛ばす', onAct: () => setAct({ type: 'discardEvent', fields: target }) },
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
          mails.rows.map(({ id, kind, streamId, attempts, lastError, updatedAt }) => ({
            key: id,
            name: streamId,
            cells: [<StreamLink key="stream" streamId={streamId} />, kind, `${attempts}回`, lastError ?? '', since(updatedAt, now)],
            acts: [{ label: 'もう一度送る', onAct: () => setAct({ type: 'resendMail', fields: { mailId: id } }) }],
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
        rows={status.data?.deadlines.next.map(({ kind, streamId, dueAt }) => ({
          key: deadlineIdOf(streamId, kind),
          name: streamId,
          cells: [
            <StreamLink key="stream" streamId={streamId} />,
            deadlineTexts[kind],
            listTime(dueAt),
            dueAt > now ? until(dueAt, now) : `${duration(now - dueAt)}超過`,
          ],
          acts: [
            { label: '設定し直す', onAct: () => setAct({ type: 'rearmDeadline', fields: { deadlineId: deadlineIdOf(streamId, kind) } }) },
          ],
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
