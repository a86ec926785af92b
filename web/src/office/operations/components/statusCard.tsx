import { formatCount } from '#domain/kernel/format/numbers.ts';
import { duration, longTime } from '#domain/kernel/format/times.ts';
import { COUNTED_MAX, type OperationStatus } from '#domain/office/operation/answers.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { StreamLink } from '../../history/streamLink.tsx';
import { subscriptionTexts } from '../../history/streamTexts.ts';
import { DataTable } from '../../list/dataTable.tsx';

const counted = (count: number): string => `${formatCount(count)}件${count >= COUNTED_MAX ? '以上' : ''}`;

const waiting = ({ count, oldest }: OperationStatus['owed'], now: number): string => {
  const since = oldest[0]?.since;
  return since === undefined ? '遅れはありません' : `${counted(count)}、最も古いもの ${duration(now - since)}前`;
};

export const StatusCard = ({ status: { now, owed, pausedAt, stopped, deadlines, mails } }: { readonly status: OperationStatus }) => {
  const { oldest } = owed;
  return (
    <Card title="反映の状況">
      {stopped ? (
        <Notice tone="warning">
          {longTime(stopped.since)}から、すべての操作の受け付けを止めています（理由：{stopped.reason}
          ）。再開はシステム管理担当に連絡してください。
        </Notice>
      ) : null}
      {pausedAt === null ? null : <Notice tone="warning">再構築のため、{longTime(pausedAt)}から反映を止めています。</Notice>}
      <Facts
        facts={[
          { term: '画面・集計・自動処理への反映', value: waiting(owed, now) },
          {
            term: '期限',
            value: `${counted(deadlines.total)}（期限を過ぎて未処理${counted(deadlines.overdue)}）`,
          },
          { term: '送信待ちのメール', value: counted(mails.waiting) },
          { term: '確認した時刻', value: longTime(now) },
        ]}
      />
      {oldest.length > 0 ? (
        <details>
          <summary>反映を待っている記録（古い順に最大{oldest.length}件）</summary>
          <DataTable
            label="反映を待っている記録の表"
            rows={oldest}
            keyOf={({ streamId }) => streamId}
            columns={[
              { head: '記録', cell: ({ streamId }) => <StreamLink streamId={streamId} /> },
              { head: '番号', cell: ({ version }) => version },
              { head: '反映先', cell: ({ to }) => to.map((each) => subscriptionTexts[each]).join('、') },
              { head: '待ち時間', as: 'keep', cell: ({ since }) => duration(now - since) },
            ]}
          />
        </details>
      ) : null}
    </Card>
  );
};
