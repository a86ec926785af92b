import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DataTable, TableCard } from './dataTable.tsx';

type Row = { readonly id: string; readonly name: string; readonly fee: number };
const rows: readonly Row[] = [
  { id: 'a', name: '山田', fee: 1 },
  { id: 'b', name: '鈴木', fee: 2 },
];
const columns = [
  { head: '名前', as: 'head', cell: ({ name }: Row) => name },
  { head: '報酬', as: 'number', named: true, title: ({ id }: Row) => `${id}の報酬`, cell: ({ fee }: Row) => `${fee}円`, foot: '3円' },
] as const;
const keyOf = ({ id }: Row) => id;
const texts = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('columns have headings, each row a header cell, and the foot is below all rows', () => {
  render(<DataTable label="報酬の表" rows={rows} columns={columns} keyOf={keyOf} isCurrent={({ id }) => id === 'b'} />);
  const table = within(screen.getByRole('region', { name: '報酬の表' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['名前', '報酬']);
  expect(table.getAllByRole('row').map(texts)).toEqual([
    ['名前', '報酬'],
    ['山田', '1円'],
    ['鈴木', '2円'],
    ['', '3円'],
  ]);
  const line = table.getByRole('row', { name: /^鈴木/ });
  expect(line.dataset.current).toBe('true');
  const [cell] = within(line).getAllByRole('cell');
  // The label that a narrow screen shows next to the number, where rows are cards.
  expect([cell?.dataset.label, cell?.title]).toEqual(['報酬', 'bの報酬']);
});

test('the keyboard reaches the scroll area, then the buttons of each row, which name the row', async () => {
  const user = userEvent.setup();
  const acted: string[] = [];
  render(
    <DataTable
      label="表"
      rows={rows}
      columns={columns.slice(0, 1)}
      keyOf={keyOf}
      actsOf={({ id, name }, index) => [
        { label: '削除', name: `${name}を削除する`, ends: true, disabled: index === 0, onAct: () => acted.push(id) },
      ]}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'できる操作' })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '山田を削除する' }).disabled).toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '表' }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(acted).toEqual(['b']);
});

test('a card shows that its table is loading, failed or empty', async () => {
  const user = userEvent.setup();
  let again = 0;
  const query = { isError: false, isPending: false, refetch: () => (again += 1), data: undefined as readonly Row[] | undefined };
  const show = (of: Partial<typeof query>) => {
    cleanup();
    render(
      <TableCard
        title="報酬"
        list={{ query: { ...query, ...of }, rows: { ...query, ...of }.data ?? [] }}
        none="まだありません。"
        columns={columns}
        keyOf={keyOf}
      />,
    );
    return within(screen.getByRole('region', { name: '報酬' }));
  };
  expect(show({ isPending: true }).getByRole('status')).toBeDefined();
  expect(show({ data: [] }).getByText('まだありません。')).toBeDefined();
  expect(show({ data: rows }).getByRole('region', { name: '報酬の表' })).toBeDefined();
  const failed = show({ isError: true });
  expect(failed.queryByText('まだありません。')).toBeNull();
  await user.click(failed.getByRole('button', { name: 'もう一度読み込む' }));
  expect(again).toBe(1);
});
