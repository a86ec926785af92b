import { useState } from 'react';
import { z } from 'zod';
import type { BillEncoding } from '#domain/audit/events.ts';
import { jstDate } from '#domain/calendar/instants.ts';
import { billStatusLabels } from '#domain/deal/billStatus.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { reason } from '#domain/kernel/commonFields.ts';
import { saveFile } from '#web/shared/data/saveFile.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type ExportedTable, useBillExport } from '../queries/billExport.ts';

const formats = [
  { value: 'XLSX', label: 'Excel（.xlsx）' },
  { value: 'UTF-8', label: 'CSV（UTF-8）' },
  { value: 'SHIFT_JIS', label: 'CSV（Shift_JIS）' },
] as const satisfies readonly { value: BillEncoding; label: string }[];

const reasoned = z.object({ reason });

const terms = { BILLS: { count: '件数', total: '合計' }, CLIENTS: { count: 'クライアント', total: '税込合計' } } as const;

/** 「請求_請求済み_2026-11_2026-12-01.xlsx」 */
export const fileName = ({ table, filter: { status, month } }: ExportedTable, encoding: BillEncoding): string => {
  const parts = [
    '請求',
    table === 'CLIENTS' ? 'クライアント別' : status ? billStatusLabels[status] : 'すべて',
    month ?? '全期間',
    jstDate(Date.now()),
  ];
  return `${parts.join('_')}.${encoding === 'XLSX' ? 'xlsx' : 'csv'}`;
};

type Props = {
  readonly what: ExportedTable;
  readonly inWords: string;
  /** What a colleague has confirmed: nothing of it changes. */
  readonly confirmed?: { readonly encoding: BillEncoding; readonly reason: string; readonly countersignId: string };
  readonly onClose: () => void;
};

/** Exports bills, or a month client by client, as Excel or CSV; says how far it has come, and afterwards what the file holds. */
export default function ExportDialog({ what, inWords, confirmed, onClose }: Props) {
  const [encoding, setEncoding] = useState<BillEncoding>(confirmed?.encoding ?? 'XLSX');
  const { start, sending, received, error, exported } = useBillExport();
  const form = useCheckedForm(reasoned, { reason: confirmed?.reason ?? '' });
  const save = form.handleSubmit((why) =>
    start({ ...what, encoding, ...why, ...confirmed }).then(
      (file) => saveFile(fileName(what, encoding), file),
      () => undefined, // shown below through `error`
    ),
  );
  return (
    <Dialog
      title="請求データのダウンロード"
      busy={sending}
      onSubmit={save}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={sending}>
            {exported ? '閉じる' : 'キャンセル'}
          </Button>
          {exported ? null : (
            <Button type="submit" loading={sending}>
              ダウンロードする
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {exported ? (
          <>
            <Notice>ファイルを保存しました。</Notice>
            <Facts
              facts={[
                { term: terms[what.table].count, value: `${exported.count}件` },
                { term: terms[what.table].total, value: formatYen(exported.total) },
                { term: 'SHA-256', value: <span style={{ overflowWrap: 'anywhere' }}>{exported.sha256}</span> },
                ...(exported.replaced.length > 0 ? [{ term: '〓に置き換えた文字', value: exported.replaced.join(' ') }] : []),
              ]}
            />
          </>
        ) : (
          <>
            <p>{inWords}をダウンロードします。請求先の住所などの個人情報が含まれます。ダウンロードした方、日時、理由は記録されます。</p>
            {confirmed ? null : (
              <>
                <FilterSelect
                  label="ファイルの形式"
                  value={encoding}
                  options={formats}
                  onChange={(value) => setEncoding(value as BillEncoding)}
                />
                <TextField control={form.control} name="reason" {...textOf(reason)} multiline />
              </>
            )}
            {sending ? <p role="status">受信中：{Math.ceil(received / 1024)} KB</p> : null}
            {error ? <Notice tone={error.code === 'second-asked' ? 'info' : 'error'}>{error.message}</Notice> : null}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
