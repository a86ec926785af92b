import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { BillEncoding } from '#domain/audit/events.ts';
import type { BillTotals } from '#domain/deal/billRow.ts';
import { jstDate } from '#domain/kernel/jstCalendar.ts';
import { formatYen } from '#domain/kernel/yen.ts';
import { saveFile } from '#web/shared/data/saveFile.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { ScreenFilter } from '../billFilter.ts';
import { useBillExport } from '../queries/billExport.ts';

const formats = [
  { value: 'XLSX', label: 'Excel（.xlsx）' },
  { value: 'UTF-8', label: 'CSV（UTF-8）' },
  { value: 'SHIFT_JIS', label: 'CSV（Shift_JIS）' },
] as const satisfies readonly { value: BillEncoding; label: string }[];

type Props = { readonly filter: ScreenFilter; readonly totals: BillTotals | undefined; readonly onClose: () => void };

/** Exports what the filter finds, as Excel or CSV; says how far it has come, and afterwards what the file holds. */
export const ExportDialog = ({ filter, totals, onClose }: Props) => {
  const id = useId();
  const [encoding, setEncoding] = useState<BillEncoding>('XLSX');
  const { start, sending, received, error, exported } = useBillExport();
  const save = () =>
    start(filter, encoding).then(
      (file) => {
        const extension = encoding === 'XLSX' ? 'xlsx' : 'csv';
        saveFile(`請求_${filter.status}_${filter.month ?? '全期間'}_${jstDate(Date.now())}.${extension}`, file);
      },
      () => undefined, // shown below through `error`
    );
  return (
    <Dialog open fullWidth onClose={sending ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>請求データを出力</DialogTitle>
      <DialogContent>
        <Stack>
          {exported ? (
            <>
              <Notice>ファイルを保存しました。</Notice>
              <Facts
                facts={[
                  { term: '件数', value: `${exported.count}件` },
                  { term: '合計', value: formatYen(exported.total) },
                  { term: 'SHA-256', value: <span style={{ overflowWrap: 'anywhere' }}>{exported.sha256}</span> },
                  ...(exported.replaced.length > 0 ? [{ term: '〓に置き換えた文字', value: exported.replaced.join(' ') }] : []),
                ]}
              />
            </>
          ) : (
            <>
              <p>
                表示中の条件に合う{totals ? `${totals.count}件（合計${formatYen(totals.total)}）` : '取引'}
                を出力します。出力したことは記録されます。
              </p>
              <FilterSelect
                label="ファイルの形式"
                value={encoding}
                options={formats}
                onChange={(value) => setEncoding(value as BillEncoding)}
              />
              {sending ? <p role="status">受信中：{Math.ceil(received / 1024)} KB</p> : null}
              {error ? <Notice tone="error">{error.message}</Notice> : null}
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={sending}>
          {exported ? '閉じる' : 'やめる'}
        </Button>
        {exported ? null : (
          <Button onClick={save} loading={sending}>
            出力する
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
