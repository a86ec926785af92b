import { type ErrorCode, errorMessages } from '#domain/kernel/errorMessages.ts';
import type { RefusalDay } from '#domain/office/operation/answers.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Quotation } from '#web/shared/ui/prose.tsx';
import { aggregateTexts } from '../../history/streamTexts.ts';
import { DataTable } from '../../list/dataTable.tsx';

type RefusalRow = { readonly aggregate: string; readonly code: string; readonly today: number; readonly yesterday: number };

/** A row per aggregate and code, the most frequent of today first. */
export const refusalRows = ([today, yesterday]: readonly RefusalDay[]): RefusalRow[] => {
  const rows = new Map<string, RefusalRow>();
  for (const day of [today, yesterday]) {
    for (const [aggregate, codes] of Object.entries(day?.counts ?? {})) {
      for (const code of Object.keys(codes)) {
        const of = (counted: RefusalDay | undefined) => counted?.counts[aggregate]?.[code] ?? 0;
        rows.set(`${aggregate} ${code}`, { aggregate, code, today: of(today), yesterday: of(yesterday) });
      }
    }
  }
  return [...rows.values()].sort((a, b) => b.today - a.today || b.yesterday - a.yesterday);
};

export const RefusalsCard = ({ days }: { readonly days: readonly RefusalDay[] }) => {
  const rows = refusalRows(days);
  return (
    <Card title="エラーになった操作（今日・昨日）">
      {rows.length === 0 ? (
        <p>エラーになった操作はありません。</p>
      ) : (
        <DataTable
          label="エラーになった操作の表"
          rows={rows}
          keyOf={({ aggregate, code }) => `${aggregate} ${code}`}
          columns={[
            { head: '対象', as: 'keep', cell: ({ aggregate }) => aggregateTexts[aggregate] ?? '不明な対象' },
            { head: 'コード', as: 'keep', cell: ({ code }) => <Quotation>{code}</Quotation> },
            { head: '利用者への表示', cell: ({ code }) => errorMessages[code as ErrorCode] ?? '' },
            { head: '今日', as: 'number', cell: ({ today }) => today },
            { head: '昨日', as: 'number', cell: ({ yesterday }) => yesterday },
          ]}
        />
      )}
    </Card>
  );
};
