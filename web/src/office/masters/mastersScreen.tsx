import { lazy, Suspense, useState } from 'react';
import { masterKinds } from '#domain/master/kinds.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { addMaster } from './commands/addMaster.ts';
import { MasterTable } from './components/masterTable.tsx';
import { masterKindLabels as labels } from './kindLabels.ts';
import { lastPlace } from './order.ts';
import { useMasterRows } from './queries/masterRows.ts';

const MasterDialog = lazy(() => import('./components/masterDialog.tsx'));

/** What forms offer to choose from, kept by the office. What is retired is offered no more, and keeps its name where it was chosen. */
export default function MastersScreen() {
  const kind = useTab(masterKinds);
  const query = useMasterRows(kind);
  const [adding, setAdding] = useState(false);
  const rows = query.data ?? [];
  return (
    <Stack>
      <LinkTabs label="マスタの切り替え" current={kind} tabs={masterKinds.map((key) => ({ key, label: labels[key] }))} />
      <p>廃止したものは、新しく選べなくなります。すでに選ばれているところでは、名称がそのまま表示されます。</p>
      <div>
        <Button onClick={() => setAdding(true)}>{labels[kind]}を追加する</Button>
      </div>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      {query.data?.length === 0 ? (
        <EmptyState title={`${labels[kind]}はまだありません`}>追加すると、フォームで選べるようになります。</EmptyState>
      ) : null}
      {rows.length > 0 ? <MasterTable key={kind} kind={kind} rows={rows} /> : null}
      <Suspense>
        {adding ? (
          <MasterDialog
            title={`${labels[kind]}を追加する`}
            confirmLabel="追加する"
            done="追加しました"
            name=""
            taken={rows.map(({ name }) => name)}
            onSend={(name, commandId) => addMaster(kind, { name, commandId, orderIndex: lastPlace(rows) })}
            onClose={() => setAdding(false)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}
