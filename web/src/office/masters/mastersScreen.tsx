import { lazy, Suspense, useState } from 'react';
import { masterKinds } from '#domain/office/master/fields.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { masterKindLabels as labels } from '../list/fieldName.ts';
import { Permitted } from '../roles/roles.tsx';
import { useMasterRows } from './masterRows.ts';

const MasterTable = preloadedPart(async () => (await import('./components/masterTable.tsx')).MasterTable, rowSkeletons());
const AddMaster = lazy(() => import('./components/addMaster.tsx'));

/** A retired entry is no longer offered, but keeps its name where it was chosen. */
export default function MastersScreen() {
  const kind = useTab(masterKinds);
  const list = useMasterRows(kind);
  const { rows } = list;
  const [adding, setAdding] = useState(false);
  return (
    <Stack>
      <LinkTabs label="マスタの切り替え" current={kind} tabs={masterKinds.map((key) => ({ key, label: labels[key] }))} />
      <p>
        {kind === 'synonym'
          ? '1行の言葉は、キャストとお仕事の検索で同じ意味として扱われます。廃止すると、別の言葉に戻ります。'
          : '廃止したものは、新しく選べなくなります。すでに選ばれているところでは、名称がそのまま表示されます。'}
      </p>
      <div>
        <Permitted aggregate="master" type="add">
          <Button onClick={() => setAdding(true)}>{labels[kind]}を追加する</Button>
        </Permitted>
      </div>
      <Listed
        list={list}
        none={
          <EmptyState title={`${labels[kind]}はまだありません`}>
            {kind === 'synonym' ? '追加すると、検索に使われます。' : '追加すると、フォームで選べるようになります。'}
          </EmptyState>
        }
      >
        {(entries) => <MasterTable key={kind} kind={kind} rows={entries} />}
      </Listed>
      <Suspense>{adding ? <AddMaster kind={kind} rows={rows} onClose={() => setAdding(false)} /> : null}</Suspense>
    </Stack>
  );
}
