import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillTotals } from '#domain/money/bill/billRow.ts';
import type { BillEncoding, BillFilter, BillTable } from '#domain/office/audit/fields.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { withSecond } from '#web/shared/data/commands/secondAsker.ts';
import { downloadFile } from '#web/shared/data/platform/downloadFile.ts';
import { askFunction } from '#web/shared/data/reads/answers.ts';

type Exported = BillTotals & { readonly sha256: string; readonly replaced: readonly string[] };
/** The table of an export: bills of a filter, or a month per client. */
export type ExportedTable = { readonly table: BillTable; readonly filter: BillFilter };
type Wanted = ExportedTable & { readonly encoding: BillEncoding; readonly reason: string; readonly countersignId?: string };

/** Fetches an export, then the recorded summary of it. */
export const useBillExport = () => {
  const [received, setReceived] = useState(0);
  const mutation = useMutation<{ file: Blob; exported: Exported }, CommandError, Wanted>({
    mutationFn: async (wanted) => {
      const exportId = crypto.randomUUID();
      setReceived(0);
      const file = await downloadFile('billExports', { exportId, ...wanted }, setReceived).catch(async (failure: unknown) => {
        const { filter, table, encoding, reason } = wanted;
        const payload = { type: 'exportBills', ...filter, table, encoding, reason };
        throw await withSecond({ callable: 'billExports', payload }, commandErrorOf(failure));
      });
      return { file, exported: await askFunction<Exported>('bills', { type: 'exported', exportId }) };
    },
  });
  const start = (wanted: Wanted): Promise<Blob> => mutation.mutateAsync(wanted).then(({ file }) => file);
  return { start, sending: mutation.isPending, received, error: mutation.error, exported: mutation.data?.exported };
};
