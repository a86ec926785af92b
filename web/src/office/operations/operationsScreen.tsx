import { lazy, Suspense, useState } from 'react';
import { deadlineIdOf } from '#domain/kernel/deadline.ts';
import { duration, since, until } from '#domain/kernel/format/times.ts';
import type { DueDeadline } from '#domain/office/operation/answers.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { Quotation } from '#web/shared/ui/prose.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Act } from '../acts/act.ts';
import { StreamLink } from '../history/streamLink.tsx';
import { partsOf, streamKindText } from '../history/streamParts.ts';
import { deadlineTexts, mailText, parkedTexts, subscriptionTexts } from '../history/streamTexts.ts';
import { type Column, TableCard } from '../list/dataTable.tsx';
import table from '../list/table.module.css';
import { listTime } from '../list/texts.ts';
import { useMaySend } from '../roles/roles.tsx';
import { type FailedMail, mailSchema, type Parked, parkedSchema } from './documents.ts';
import { useStatus } from './queries/status.ts';

const on = { callable: 'operations', document: null } as const;

const parkedActs = ({ subscription, streamId, version, parkedAt }: Parked) => {
  const fields = { subscription, streamId, version, parkedAt };
  const retry: Act = {
    ...on,
    type: 'retryStream',
    fields,
    label: 'もう一度処理する',
    title: 'もう一度処理しますか？',
    consequences: ['止まった記録から処理を再開します。原因が残っている場合は、また止まります。'],
    done: '再開を受け付けました',
  };
  const discard: Act = {
    ...on,
    type: 'discardEvent',
    fields,
    label: 'この処理を読み飛ばす',
    title: '止まった処理を読み飛ばしますか？',
    consequences: ['この記録だけを反映せずに先へ進みます。記録そのものは残り、システム管理担当が再構築すると反映されます。'],
    done: '読み飛ばしを受け付けました',
    ends: true,
    reasoned: true,
  };
  return { retry, discard };
};

export const resendMail = ({ id }: FailedMail): Act => ({
  ...on,
  type: 'resendMail',
  fields: { mailId: id },
  label: 'もう一度送る',
  title: 'メールをもう一度送りますか？',
  consequences: ['宛先と内容は、送るときの最新のものになります。'],
  done: '送信を受け付けました',
});

const rearmDeadline = ({ streamId, kind }: DueDeadline): Act => ({
  ...on,
  type: 'rearmDeadline',
  fields: { deadlineId: deadlineIdOf(streamId, kind) },
  label: '期限を設定し直す',
  title: '期限を設定し直しますか？',
  consequences: ['期限を過ぎているものはすぐに処理され、これからのものはアラームを設定し直します。'],
  done: '期限の再設定を受け付けました',
});

const useParked = () => useMany({ collection: 'parkedStreams', where: [], orderBy: ['parkedAt', 'asc'], limit: 100 }, parkedSchema);

/** Mails that failed for good, the latest first; live. */
const useFailedMails = () =>
  useMany({ collection: 'mails', where: [['state', '==', 'FAILED']], orderBy: ['updatedAt', 'desc'], limit: 100 }, mailSchema);

// These load while the page reads the status; the refusals with the texts of all of them.
const StatusCard = preloadedPart(async () => (await import('./components/statusCard.tsx')).StatusCard);
const RefusalsCard = preloadedPart(async () => (await import('./components/refusalsCard.tsx')).RefusalsCard);
const VerifyCard = preloadedPart(async () => (await import('./components/verifyCard.tsx')).VerifyCard);
const ActDialog = lazy(() => import('../acts/actDialog.tsx'));

/** The cause in words, and the program's own error for the people who mend it. */
const Cause = ({ cause, error }: Pick<Parked, 'cause' | 'error'>) => (
  <>
    {parkedTexts[cause]}
    <br />
    <Quotation>{error}</Quotation>
  </>
);

type OfStream = { readonly streamId: string };
const stream: Column<OfStream> = { head: '対象', as: 'long', cell: ({ streamId }) => <StreamLink streamId={streamId} /> };

export default function OperationsScreen() {
  const status = useStatus();
  const [parked, mails] = [useParked(), useFailedMails()];
  const [act, setAct] = useState<Act | null>(null);
  const now = useNow();
  const maySend = useMaySend();
  /** The button of an act that the member may do; its accessible name says what of which object. */
  const button = ({ streamId }: OfStream, what: string, label: string, asked: Act) =>
    maySend('operation', asked.type)
      ? [{ label, name: `${label}（${streamKindText(partsOf(streamId).aggregate)}、${what}）`, onAct: () => setAct(asked) }]
      : [];
  return (
    <Stack>
      {status.data ? <StatusCard status={status.data} /> : null}
      {status.isPending ? <RowSkeletons count={2} /> : null}
      {status.isError ? <FailedState onRetry={() => status.refetch()}>{status.error.message}</FailedState> : null}
      <TableCard
        title="止まっている処理"
        list={parked}
        none="止まっている処理はありません。"
        keyOf={({ subscription, streamId }) => `${subscription}_${streamId}`}
        className={table.events}
        columns={[
          stream,
          { head: '番号', as: 'keep', cell: ({ version }) => version },
          { head: '処理', as: 'keep', cell: ({ subscription }) => subscriptionTexts[subscription] },
          { head: '原因', as: 'long', cell: ({ cause, error }) => <Cause cause={cause} error={error} /> },
          { head: '止まった時刻', as: 'keep', cell: ({ parkedAt }) => listTime(parkedAt) },
        ]}
        actsOf={(row) => {
          const { retry, discard } = parkedActs(row);
          const what = `${row.version}番の記録`;
          return [...button(row, what, 'もう一度処理する', retry), ...button(row, what, '読み飛ばす', discard)];
        }}
      />
      <TableCard
        title="送れなかったメール"
        list={mails}
        none="送れなかったメールはありません。"
        keyOf={({ id }) => id}
        className={table.events}
        columns={[
          stream,
          { head: '種類', as: 'keep', cell: ({ kind }) => mailText(kind) },
          { head: '回数', as: 'keep', cell: ({ attempts }) => `${attempts}回` },
          { head: '応答', as: 'long', cell: ({ lastError }) => (lastError === null ? '' : <Quotation>{lastError}</Quotation>) },
          { head: '最後の送信', as: 'keep', cell: ({ updatedAt }) => since(updatedAt, now) },
        ]}
        actsOf={(row) => button(row, mailText(row.kind), 'もう一度送る', resendMail(row))}
      />
      <TableCard
        title="近い期限（20件まで）"
        list={{ query: status, rows: status.data?.deadlines.next ?? [] }}
        none="これからの期限はありません。"
        keyOf={({ streamId, kind }) => deadlineIdOf(streamId, kind)}
        columns={[
          { ...stream, as: 'keep' },
          { head: '処理', as: 'keep', cell: ({ kind }) => deadlineTexts[kind] },
          { head: '期限', as: 'keep', cell: ({ dueAt }) => listTime(dueAt) },
          { head: '残り', as: 'keep', cell: ({ dueAt }) => (dueAt > now ? until(dueAt, now) : `${duration(now - dueAt)}超過`) },
        ]}
        actsOf={(row) => button(row, deadlineTexts[row.kind], '設定し直す', rearmDeadline(row))}
      />
      <VerifyCard status={status.data} />
      {status.data ? <RefusalsCard days={status.data.refusals} /> : null}
      <Suspense>{act ? <ActDialog act={act} onClose={() => setAct(null)} /> : null}</Suspense>
    </Stack>
  );
}
