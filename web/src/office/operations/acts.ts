import { deadlineIdOf } from '#domain/kernel/deadline.ts';
import type { DueDeadline } from '#domain/office/operation/answers.ts';
import type { Act } from '../acts/act.ts';
import type { FailedMail, Parked } from './documents.ts';

const on = { callable: 'operations', document: null } as const;

/** The acts on a parked stream. */
export const parkedActs = ({ subscription, streamId, version, parkedAt }: Parked) => {
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

/** Queues a failed mail again. */
export const resendMail = ({ id }: FailedMail): Act => ({
  ...on,
  type: 'resendMail',
  fields: { mailId: id },
  label: 'もう一度送る',
  title: 'メールをもう一度送りますか？',
  consequences: ['宛先と内容は、送るときの最新のものになります。'],
  done: '送信を受け付けました',
});

/** Arms an overdue deadline again. */
export const rearmDeadline = ({ streamId, kind }: DueDeadline): Act => ({
  ...on,
  type: 'rearmDeadline',
  fields: { deadlineId: deadlineIdOf(streamId, kind) },
  label: '期限を設定し直す',
  title: '期限を設定し直しますか？',
  consequences: ['期限を過ぎているものはすぐに処理され、これからのものはアラームを設定し直します。'],
  done: '期限の再設定を受け付けました',
});
