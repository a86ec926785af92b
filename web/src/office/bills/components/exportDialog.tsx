import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { lastOfMonth } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { reason } from '#domain/kernel/commonFields.ts';
import { deductedPercent } from '#domain/kernel/consumptionTax.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import {
  type AccountingContent,
  accountingContentLabels,
  accountingContentOf,
  accountingContents,
  accountingImports,
  accountingTableOf,
  accountingTables,
  type Program,
  programLabels,
  programs,
} from '#domain/money/accounting/programs.ts';
import type { BillTotals } from '#domain/money/bill/billRow.ts';
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
  return { start: mutation.mutateAsync, sending: mutation.isPending, received, error: mutation.error, exported: mutation.data?.exported };
};

/** The formats of the other tables. Accounting programs read one encoding. */
const formats: Readonly<Record<BillEncoding, string>> = {
  XLSX: 'Excel（.xlsx）',
  'UTF-8': 'CSV（UTF-8）',
  SHIFT_JIS: 'CSV（Shift_JIS）',
};

const reasoned = z.object({ reason });

const isAccounting = (table: BillTable): table is (typeof accountingTables)[number] => accountingTables.some((each) => each === table);
const termsOf = (table: BillTable): { readonly count: string; readonly total: string } => {
  if (table === 'BILLS') return { count: '件数', total: '合計（税抜）' };
  return table === 'CLIENTS' ? { count: 'クライアント', total: '税込合計' } : { count: '仕訳', total: '合計（税込）' };
};

/** The first words of a file name: the table, and for accounting its program. */
const wordsOf = (table: BillTable, status: BillFilter['status']): readonly string[] => {
  if (table === 'BILLS') return ['請求', status ? billStatusLabels[status] : 'すべて'];
  if (!isAccounting(table)) return ['請求', 'クライアント別'];
  const program = programs.find((each) => table.startsWith(each)) as Program;
  return ['仕訳', programLabels[program], accountingContentLabels[accountingContentOf[table]]];
};

/** For example 「請求_請求済み_2026-11_2026-12-01.xlsx」. */
export const fileName = ({ table, filter: { status, month } }: ExportedTable, encoding: BillEncoding): string => {
  const parts = [
    ...wordsOf(table, status),
    month ?? '全期間',
    jstDate(Date.now()),
    // Two encodings of one table are two files. An accounting file has one encoding.
    ...(isAccounting(table) || encoding === 'XLSX' ? [] : [encoding === 'UTF-8' ? 'UTF-8' : 'Shift_JIS']),
  ];
  return `${parts.join('_')}.${encoding === 'XLSX' ? 'xlsx' : 'csv'}`;
};

const BANK_TWICE = '会計ソフトが銀行の明細を取り込んでいるときは、二重にならないようご注意ください。';
/** The tax class of casts without registration in a month (JST). */
const unregisteredIn = (month: string): string => {
  const percent = deductedPercent(lastOfMonth(`${month}-01`), false);
  return percent === 0 ? '対象外' : `${percent}%控除`;
};
/** What the file of a month (JST) holds. */
const heldBy: Readonly<Record<AccountingContent, (month: string) => string>> = {
  SALES: () =>
    '発行した請求書を、完了月の末日の売上として、税率ごとに1行の仕訳にします（無効の請求書を除く）。勘定科目は「売掛金」と「売上高」です。',
  RECEIPTS: () =>
    `この月の入金、振込手数料、返金、前受金、返還請求書を、その日の仕訳にします（取り消した入金を除く）。勘定科目は「普通預金」「売掛金」「前受金」「支払手数料」「売上高」です。${BANK_TWICE}`,
  STATEMENTS: (month) =>
    `作成した支払通知書の最新の版を、完了月の末日の仕訳にします（まだ締めていない報酬を除く）。報酬は「外注費」、利用料は「売上高」、源泉所得税は「預り金」で、相手はどれもキャストごとの「未払金」です。登録番号のないキャストの報酬の税区分は、${unregisteredIn(month)}です。`,
  PAYOUTS: () =>
    `この月に支払済みになった報酬を、振込日の仕訳にします（振込不能を除く）。勘定科目は「未払金」と「普通預金」です。${BANK_TWICE}`,
};
const namesCasts = (content: AccountingContent): boolean => content === 'STATEMENTS' || content === 'PAYOUTS';

type Props = {
  readonly what: ExportedTable;
  readonly inWords: string;
  /** For an accounting program; `what` then has the month. */
  readonly forAccounting?: boolean;
  /** What a colleague has confirmed; it can no longer change. */
  readonly confirmed?: { readonly encoding: BillEncoding; readonly reason: string; readonly countersignId: string };
  readonly onClose: () => void;
};

export default function ExportDialog({ what: asked, inWords, forAccounting = false, confirmed, onClose }: Props) {
  const [format, setFormat] = useState<BillEncoding>('XLSX');
  const [program, setProgram] = useState<Program>('FREEE');
  const [content, setContent] = useState<AccountingContent>('SALES');
  const table = accountingTableOf(program, content);
  const encoding = confirmed?.encoding ?? (forAccounting ? 'SHIFT_JIS' : format);
  const what = forAccounting ? { ...asked, table } : asked;
  const { start, sending, received, error, exported } = useBillExport();
  const form = useCheckedForm(reasoned, { reason: confirmed?.reason ?? '' });
  useInputAtSignOut('export', form);
  const save = form.handleSubmit((why) =>
    start({ ...what, encoding, ...why, ...confirmed }).then(
      ({ file, exported }) => (exported.count > 0 ? saveFile(fileName(what, encoding), file) : undefined),
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
            {exported.count > 0 ? (
              <Notice>ファイルを保存しました。</Notice>
            ) : (
              <Notice tone="info">当てはまるデータがないため、ファイルは保存していません。</Notice>
            )}
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
              {inWords}
              {forAccounting ? `（${accountingContentLabels[content]}）` : null}をダウンロードします。
              {forAccounting ? null : '請求先の住所などの個人情報が含まれます。'}
              {forAccounting && namesCasts(content) ? 'キャストの名前が含まれます。' : null}
              ダウンロードした方、日時、理由は記録されます。
            </p>
            {confirmed ? null : (
              <>
                {forAccounting ? (
                  <>
                    <FilterSelect
                      label="会計ソフト"
                      value={program}
                      options={programs.map((value) => ({ value, label: programLabels[value] }))}
                      onChange={setProgram}
                    />
                    <FilterSelect
                      label="内容"
                      value={content}
                      options={accountingContents.map((value) => ({ value, label: accountingContentLabels[value] }))}
                      onChange={setContent}
                    />
                  </>
                ) : (
                  <FilterSelect
                    label="ファイルの形式"
                    value={format}
                    options={(Object.keys(formats) as BillEncoding[]).map((value) => ({ value, label: formats[value] }))}
                    onChange={setFormat}
                  />
                )}
                <TextField control={form.control} name="reason" {...textOf(reason)} multiline />
              </>
            )}
            {forAccounting && asked.filter.month ? (
              <p>
                {heldBy[content](asked.filter.month)}会計ソフトの「{accountingImports[table]}」で取り込んでください。
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
