import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { PickBar } from '../list/pickBar.tsx';
import type { Picking } from '../list/rows.tsx';
import { usePicked } from '../list/usePicked.ts';
import { useMaySend } from '../roles/roles.tsx';

type BulkAct<Row extends { readonly id: string }> = {
  readonly sends: readonly [aggregate: AggregateName, type: string];
  readonly label: string;
  readonly nameOf: (row: Row) => string;
  /** Asks and sends; loads when it opens. */
  readonly Dialog: ComponentType<{ readonly rows: readonly Row[]; readonly onClose: () => void }>;
};

type Offered<Row extends { readonly id: string }> = {
  readonly list: { readonly picking?: Picking<Row>; readonly head?: ReactNode };
  readonly dialog: ReactNode;
};

/** `list`: what the list shows, `dialog`: the open dialog. `bulk` null: there is no such act. */
export const useBulkActs = <Row extends { readonly id: string }>(rows: readonly Row[], bulk: BulkAct<Row> | null): Offered<Row> => {
  const picked = usePicked(rows, bulk?.sends.join());
  const maySend = useMaySend();
  // The rows as they were picked: a row leaves the list when its act is done.
  const [open, setOpen] = useState<readonly Row[] | null>(null);
  if (!bulk || !maySend(...bulk.sends)) return { list: {}, dialog: null };
  const { label, nameOf, Dialog } = bulk;
  const close = () => {
    setOpen(null);
    picked.clear();
  };
  const head = (
    <PickBar picked={picked} shown={rows.length}>
      <Button size="small" onClick={() => setOpen(picked.rows)}>{`${picked.rows.length}${label}`}</Button>
    </PickBar>
  );
  return {
    list: { picking: { picked, nameOf }, head },
    dialog: <Suspense>{open ? <Dialog rows={open} onClose={close} /> : null}</Suspense>,
  };
};
