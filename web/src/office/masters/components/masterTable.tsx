import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { MasterKind } from '#domain/master/kinds.ts';
import type { Master } from '#projections/content/masters.schema.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { fieldName } from '../../fieldName.ts';
import css from '../../table.module.css';
import { changeMaster } from '../commands/changeMaster.ts';
import { movedBy } from '../order.ts';

const MasterDialog = lazy(() => import('./masterDialog.tsx'));

/** The entries of a master in their order, each to be renamed, moved, retired or taken back. */
export const MasterTable = ({ kind, rows }: { readonly kind: MasterKind; readonly rows: readonly Master[] }) => {
  const [renamed, setRenamed] = useState<Master | null>(null);
  const move = useMutation({
    mutationFn: async ({ id, by }: { id: string; by: 1 | -1 }) => {
      for (const { id: moved, orderIndex } of movedBy(rows, id, by)) await changeMaster(kind, moved, { type: 'reorder', orderIndex });
    },
  });
  const retire = useMutation({
    mutationFn: ({ id, isRetired }: Master) => changeMaster(kind, id, { type: isRetired ? 'restore' : 'retire' }),
  });
  const busy = move.isPending || retire.isPending;
  const failure = move.error ?? retire.error;
  return (
    <>
      {failure ? <Notice tone="error">{failure.message}</Notice> : null}
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{fieldName('master', 'name')}</th>
              <th scope="col">状態</th>
              <th scope="col">
                <span className="visually-hidden">操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.id}>
                <td className={css.keep}>{row.name}</td>
                <td className={css.keep}>
                  <StatusChip tone={row.isRetired ? 'ended' : 'good'} label={row.isRetired ? '廃止' : '使用中'} />
                </td>
                <td className={css.keep}>
                  <Button
                    size="small"
                    variant="text"
                    aria-label={`${row.name}を上へ`}
                    disabled={busy || index === 0}
                    onClick={() => move.mutate({ id: row.id, by: -1 })}
                  >
                    ↑
                  </Button>
                  <Button
                    size="small"
                    variant="text"
                    aria-label={`${row.name}を下へ`}
                    disabled={busy || index === rows.length - 1}
                    onClick={() => move.mutate({ id: row.id, by: 1 })}
                  >
                    ↓
                  </Button>
                  <Button size="small" variant="text" aria-label={`${row.name}の名称を変更する`} onClick={() => setRenamed(row)}>
                    名称を変更する
                  </Button>
                  <Button
                    size="small"
                    variant="text"
                    aria-label={`${row.name}を${row.isRetired ? 'もう一度使う' : '廃止する'}`}
                    disabled={busy}
                    onClick={() => retire.mutate(row)}
                  >
                    {row.isRetired ? 'もう一度使う' : '廃止する'}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Suspense>
        {renamed ? (
          <MasterDialog
            title={`「${renamed.name}」の名称を変更する`}
            confirmLabel="名称を変更する"
            done="名称を変更しました"
            name={renamed.name}
            taken={rows.filter(({ id }) => id !== renamed.id).map(({ name }) => name)}
            onSend={(name) => changeMaster(kind, renamed.id, { type: 'rename', name })}
            onClose={() => setRenamed(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
};
