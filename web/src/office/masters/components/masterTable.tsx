import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { MasterKind } from '#domain/office/master/fields.ts';
import type { Master } from '#projections/content/masters.schema.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { DataTable } from '../../list/dataTable.tsx';
import { fieldName } from '../../list/fieldName.ts';
import { useMaySend } from '../../roles/roles.tsx';
import { movedBy } from '../order.ts';

type Change =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'reorder'; readonly orderIndex: number }
  | { readonly type: 'retire' | 'restore' };

/** Each send has its own command id, because a repeated change has no effect. */
const changeMaster = async (kind: MasterKind, masterId: string, change: Change): Promise<void> => {
  const { version } = await sendCommand('masters', { ...change, kind, masterId, commandId: crypto.randomUUID() });
  await waitForVersion(`${kind}Master/${masterId}`, version);
};

const MasterDialog = lazy(() => import('./masterDialog.tsx'));

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
  const maySend = useMaySend();
  const busy = move.isPending || retire.isPending;
  const failure = move.error ?? retire.error;
  return (
    <>
      {failure ? <Notice tone="error">{failure.message}</Notice> : null}
      <DataTable
        label={`${fieldName('master', 'name')}の表`}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { head: fieldName('master', 'name'), as: 'keep', cell: ({ name }) => name },
          {
            head: '状態',
            as: 'keep',
            cell: ({ isRetired }) => <StatusChip tone={isRetired ? 'ended' : 'good'} label={isRetired ? '廃止' : '使用中'} />,
          },
        ]}
        actsOf={(row, index) => {
          const { id, name, isRetired } = row;
          if (!maySend('master', 'rename')) return [];
          const retirement = isRetired ? 'もう一度使う' : '廃止する';
          return [
            { label: '↑', name: `${name}を上へ`, disabled: busy || index === 0, onAct: () => move.mutate({ id, by: -1 }) },
            { label: '↓', name: `${name}を下へ`, disabled: busy || index === rows.length - 1, onAct: () => move.mutate({ id, by: 1 }) },
            { label: '名称を変更する', name: `${name}の名称を変更する`, onAct: () => setRenamed(row) },
            { label: retirement, name: `${name}を${retirement}`, disabled: busy, onAct: () => retire.mutate(row) },
          ];
        }}
      />
      <Suspense>
        {renamed ? (
          <MasterDialog
            kind={kind}
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
