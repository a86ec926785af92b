import { lazy, Suspense, useState } from 'react';
import { type MasterKind, masterKinds } from '#domain/office/master/fields.ts';
import { masterSchema } from '#projections/content/masters.schema.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { masterKindLabels as labels } from '../list/fieldName.ts';
import { Permitted } from '../roles/roles.tsx';
import { MasterTable } from './components/masterTable.tsx';
import { lastPlace } from './order.ts';

/** All entries of a master in the office's order, including retired ones; live. */
const useMasterRows = (kind: MasterKind) =>
  useMany({ collection: `${kind}Master`, where: [], orderBy: ['orderIndex', 'asc'], limit: 100 }, masterSchema);

type NewMaster = { readonly name: string; readonly orderIndex: number; readonly commandId: string };

/**
 * Adds an entry to a master and waits until it shows; a retry with the same id adds no second one.
 */
const addMaster = async (kind: MasterKind, fields: NewMaster): Promise<void> => {
  const { streamId, version } = await sendCommand('masters', { ...fields, kind, type: 'add' });
  await waitForVersion(`${kind}Master/${streamId.replace(`master-${kind}_`, '')}`, version);
};

const MasterDialog = lazy(() => import('./components/masterDialog.tsx'));

/**
 * The masters: the choices that forms offer. A retired entry is no longer offered, but keeps its
 * name where it was chosen.
 */
export default function MastersScreen() {
  const kind = useTab(masterKinds);
  const list = useMasterRows(kind);
  const { rows } = list;
  const [adding, setAdding] = useState(false);
  return (
    <Stack>
      <LinkTabs label="マスタの切り替え" current={kind} tabs={masterKinds.map((key) => ({ key, label: labels[key] }))} />
      <p>廃止したものは、新しく選べなくなります。すでに選ばれているところでは、名称がそのまま表示されます。</p>
      <div>
        <Permitted aggregate="master" type="add">
          <Button onClick={() => setAdding(true)}>{labels[kind]}を追加する</Button>
        </Permitted>
      </div>
      <Listed
        list={list}
        none={<EmptyState title={`${labels[kind]}はまだありません`}>追加すると、フォームで選べるようになります。</EmptyState>}
      >
        {(entries) => <MasterTable key={kind} kind={kind} rows={entries} />}
      </Listed>
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
