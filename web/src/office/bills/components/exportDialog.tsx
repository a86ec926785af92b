import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { reason } from '#domain/kernel/commonFields.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { BillTotals } from '#domain/money/bill/billRow.ts';
import { type AccountingTable, accountingLabels, accountingTables, hasReceipts } from '#domain/money/invoice/accounting.ts';
import type { BillEncoding, BillFilter, BillTable } from '#domain/office/audit/fields.ts';
import { billStatusLabels } from '#domain/work/deal/billStatus.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { withSecond } from '#web/shared/data/commands/secondAsker.ts';
import { downloadFile } from '#web/shared/data/platform/downloadFile.ts';
import { saveFile } from '#web/shared/data/platform/saveFile.ts';
import { askFunction } from '#web/shared/data/reads/answers.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

type Exported = BillTotals & { readonly sha256: string; readonly replaced: readonly string[] };
/** The table of an export: bills of a filter, or a month per client. */
type ExportedTable = { readonly table: BillTable; readonly filter: BillFilter };
type Wanted = ExportedTable & { readonly encoding: BillEncoding; readonly reason: string; readonly countersignId?: string };

/** Fetches an export, then the recorded summary of it. */
const useBillExport = () => {
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

/** An export format: an encoding, or an accounting program, whose table has one encoding. */
type Format = { readonly label: string; readonly encoding: BillEncoding; readonly table?: AccountingTable };
const formats: Readonly<Record<string, Format>> = {
  XLSX: { label: 'Excel（.xlsx）', encoding: 'XLSX' },
  'UTF-8': { label: 'CSV（UTF-8）', encoding: 'UTF-8' },
  SHIFT_JIS: { label: 'CSV（Shift_JIS）', encoding: 'SHIFT_JIS' },
};
const programs: Readonly<Record<string, Format>> = Object.fromEntries(
  accountingTables.map((table) => [table, { label: accountingLabels[table], encoding: 'SHIFT_JIS', table }]),
);

const reasoned = z.object({ reason });

const inMonth: Readonly<Record<Exclude<BillTable, 'BILLS'>, string>> = {
  CLIENTS: 'クライアント別',
  FREEE: 'freee',
  MONEY_FORWARD: 'マネーフォワード',
  YAYOI: '弥生',
  FREEE_RECEIPTS: 'freee_入金と返還',
  MONEY_FORWARD_RECEIPTS: 'マネーフォワード_入金と返還',
  YAYOI_RECEIPTS: '弥生_入金と返還',
};
const termsOf = (table: BillTable): { readonly count: string; readonly total: string } => {
  if (table === 'BILLS') return { count: '件数', total: '合計（税抜）' };
  return { count: table === 'CLIENTS' ? 'クライアント' : '仕訳', total: '税込合計' };
};

const isAccounting = (table: BillTable): boolean => accountingTables.some((each) => each === table);

/** For example 「請求_請求済み_2026-11_2026-12-01.xlsx」. */
export const fileName = ({ table, filter: { status, month } }: ExportedTable, encoding: BillEncoding): string => {
  const parts = [
    '請求',
    table === 'BILLS' ? (status ? billStatusLabels[status] : 'すべて') : inMonth[table],
    month ?? '全期間',
    jstDate(Date.now()),
    // Two encodings of one table are two files. An accounting file has one encoding.
    ...(isAccounting(table) || encoding === 'XLSX' ? [] : [encoding === 'UTF-8' ? 'UTF-8' : 'Shift_JIS']),
  ];
  return `${parts.join('_')}.${encoding === 'XLSX' ? 'xlsx' : 'csv'}`;
};

type Props = {
  readonly what: ExportedTable;
  readonly inWords: string;
  /** For an accounting program; `what` then has the month. */
  readonly forAccounting?: boolean;
  /** What a colleague has confirmed; it can no longer change. */
  readonly confirmed?: { readonly encoding: BillEncoding; readonly reason: string; readonly countersignId: string };
  readonly onClose: () => void;
};

/**
 * Exports bills, a month per client, or accounting data as a file; shows progress, then a summary.
 */
export default function ExportDialog({ what: asked, inWords, forAccounting = false, confirmed, onClose }: Props) {
  const choices = forAccounting ? programs : formats;
  const [chosen, setChosen] = useState(Object.keys(choices)[0] as string);
  const { encoding: wanted, table } = choices[chosen] as Format;
  const encoding = confirmed?.encoding ?? wanted;
  const what = table ? { ...asked, table } : asked;
  const { start, sending, received, error, exported } = useBillExport();
  const form = useCheckedForm(reasoned, { reason: confirmed?.reason ?? '' });
  useInputAtSignOut('export', form);
  const save = form.handleSubmit((why) =>
    start({ ...what, encoding, ...why, ...confirmed }).then(
      (file) => saveFile(fileName(what, encoding), file),
      () => undefined, // shown below through `error`
    ),
  );
  return (
    <Dialog
      title={forAccounting ? '仕訳データのダウンロード' : '請求データのダウンロード'}
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
                { term: termsOf(what.table).count, value: `${exported.count}件` },
                { term: termsOf(what.table).total, value: formatYen(exported.total) },
                { term: 'SHA-256', value: <span style={{ overflowWrap: 'anywhere' }}>{exported.sha256}</span> },
                ...(exported.replaced.length > 0 ? [{ term: '〓に置き換えた文字', value: exported.replaced.join(' ') }] : []),
              ]}
            />
          </>
        ) : (
          <>
            <p>
              {inWords}をダウンロードします。{forAccounting ? null : '請求先の住所などの個人情報が含まれます。'}
              ダウンロードした方、日時、理由は記録されます。
            </p>
            {confirmed ? null : (
              <>
                <FilterSelect
                  label={forAccounting ? '会計ソフト' : 'ファイルの形式'}
                  value={chosen}
                  options={Object.entries(choices).map(([value, { label }]) => ({ value, label }))}
                  onChange={setChosen}
                />
                <TextField control={form.control} name="reason" {...textOf(reason)} multiline />
              </>
            )}
            {forAccounting ? (
              <p>
                {table && hasReceipts(table)
                  ? 'この月の入金、振込手数料、返金、前受金、返還請求書を、その日の仕訳にします（取り消した入金を除く）。勘定科目は「普通預金」「売掛金」「前受金」「支払手数料」「売上高」です。会計ソフトが銀行の明細を取り込んでいるときは、入金が二重にならないようご注意ください。'
                  : '発行した請求書を、完了月の末日の売上として、税率ごとに1行の仕訳にします（無効の請求書を除く）。勘定科目は「売掛金」と「売上高」です。入金と返還請求書は、「入金と返還」のファイルにあります。'}
              </p>
            ) : null}
            {sending ? <p role="status">受信中：{Math.ceil(received / 1024)} KB</p> : null}
            {error ? <Notice tone={error.code === 'second-asked' ? 'info' : 'error'}>{error.message}</Notice> : null}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
