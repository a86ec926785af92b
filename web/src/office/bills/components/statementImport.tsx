import { lazy, Suspense, useId, useState } from 'react';
import { formatYen } from '#domain/format/numbers.ts';
import { fullDay } from '#domain/format/times.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { fileText } from '../../fileText.ts';
import { DataTable } from '../../list/dataTable.tsx';
import type { Paying } from '../commands/recordDeposits.ts';
import { withNames } from '../queries/awaiting.ts';
import { type Awaiting, fitOf, type Suggestion, statementOf, suggest } from '../statement.ts';
import cards from './clientMonths.module.css';
import css from './invoices.module.css';

const DepositsDialog = lazy(() => import('./depositsDialog.tsx'));

type Plan = {
  readonly name: string;
  readonly lines: readonly Suggestion[];
  readonly unread: readonly number[];
  readonly invoices: readonly Awaiting[];
};

const planned = async (file: File, invoices: readonly InvoiceDocument[]): Promise<Plan | { readonly fault: string }> => {
  const text = fileText(await file.arrayBuffer());
  if (text === null) return { fault: '文字コードを判別できませんでした。UTF-8またはShift_JISで保存してください。' };
  const [{ csvRecords }, awaiting] = await Promise.all([import('#domain/format/csv.ts'), withNames(invoices)]);
  const statement = statementOf(csvRecords(text));
  if ('fault' in statement) return statement;
  return { name: file.name, lines: suggest(statement.deposits, awaiting), unread: statement.unread, invoices: awaiting };
};

const fits: Readonly<Record<Suggestion['fit'], { readonly tone: ChipTone; readonly label: string }>> = {
  exact: { tone: 'good', label: '一致' },
  partial: { tone: 'mine', label: '一部入金' },
  surplus: { tone: 'warning', label: '過入金' },
  amount: { tone: 'warning', label: '金額のみ一致' },
  unknown: { tone: 'ended', label: '該当なし' },
};

/** The suggested invoice; if the payer is unknown, the member has to choose. */
const firstChoice = ({ fit, number }: Suggestion): string => (fit === 'amount' ? '' : (number ?? ''));

const Lines = ({ plan, onClear }: { readonly plan: Plan; readonly onClear: () => void }) => {
  const { name, lines, unread, invoices } = plan;
  const [choices, setChoices] = useState(() => new Map(lines.map((line) => [line.deposit.id, firstChoice(line)])));
  const [recording, setRecording] = useState<readonly Paying[] | null>(null);
  const invoiceFor = (id: string) => invoices.find(({ number }) => number === choices.get(id));
  const paying = lines.flatMap(({ deposit }): Paying[] => {
    const invoice = invoiceFor(deposit.id);
    return invoice ? [{ id: deposit.id, deposit, invoice }] : [];
  });
  const chipOf = (line: Suggestion) => {
    const { id, yen } = line.deposit;
    if (choices.get(id) === firstChoice(line)) return fits[line.fit];
    const invoice = invoiceFor(id);
    return invoice ? fits[fitOf(yen, invoice.total - invoice.paid)] : fits.unknown;
  };
  const hint = ({ fit, number }: Suggestion) => (fit === 'amount' ? `${number}と同額。名義をご確認ください。` : null);
  return (
    <Stack>
      <p className="figures" role="status">
        {name}：入金{lines.length}件のうち、記録する入金{paying.length}件。まだ記録していません。
      </p>
      {unread.length > 0 ? (
        <Notice tone="warning">読み取れない行があります：{unread.map((line) => `${line}行目`).join('、')}</Notice>
      ) : null}
      <Row>
        {paying.length > 0 ? <Button onClick={() => setRecording(paying)}>{paying.length}件の入金を記録する</Button> : null}
        <Button variant="outlined" onClick={onClear}>
          別のファイルを選ぶ
        </Button>
      </Row>
      <DataTable
        label="入金明細の表"
        className={cards.cards}
        rows={lines}
        keyOf={({ deposit }) => deposit.id}
        columns={[
          {
            head: '入金日・振込名義',
            as: 'head',
            className: cards.client,
            cell: ({ deposit: { at, payer } }) => (
              <>
                {payer}
                <small className={css.balance}>{fullDay(at)}</small>
              </>
            ),
          },
          { head: '入金額', as: 'number', named: true, cell: ({ deposit }) => formatYen(deposit.yen) },
          { head: '判定', named: true, cell: (line) => <StatusChip {...chipOf(line)} /> },
          {
            head: '請求書',
            named: true,
            cell: (line) => (
              <div className={css.choosing}>
                <select
                  aria-label={`${line.deposit.line}行目の請求書`}
                  className={css.choice}
                  value={choices.get(line.deposit.id)}
                  onChange={({ target }) => setChoices(new Map(choices).set(line.deposit.id, target.value))}
                >
                  <option value="">記録しない</option>
                  {invoices.map(({ number, names, total, paid }) => (
                    <option key={number} value={number}>
                      {number} {names[0] ?? '退会した会員'} 残り{formatYen(total - paid)}
                    </option>
                  ))}
                </select>
                <small className={css.balance}>{hint(line)}</small>
              </div>
            ),
          },
        ]}
      />
      <Suspense>{recording ? <DepositsDialog paying={recording} onDone={onClear} onClose={() => setRecording(null)} /> : null}</Suspense>
    </Stack>
  );
};

type Props = { readonly invoices: readonly InvoiceDocument[]; readonly onClose: () => void };

/**
 * Imports a bank statement: the file is compared with unpaid invoices, checked, and recorded line
 * by line.
 */
export default function StatementImport({ invoices, onClose }: Props) {
  const id = useId();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const read = async (file: File) => {
    const found = await planned(file, invoices);
    setPlan('fault' in found ? null : found);
    setFault('fault' in found ? found.fault : null);
  };
  return (
    <Card title="入金明細の取り込み">
      {plan ? (
        <Lines plan={plan} onClear={() => setPlan(null)} />
      ) : (
        <Stack>
          <p>
            銀行からダウンロードした入出金明細のCSV（UTF-8またはShift_JIS）を選んでください。1日分の入金をすべて含むファイルをお使いください。
            内容を確認するまで、何も記録しません。同じ明細は、2回記録されません。
          </p>
          <p>
            <label htmlFor={id}>入出金明細のCSVファイル</label>
            <input
              id={id}
              type="file"
              accept=".csv,text/csv"
              className={css.file}
              onChange={({ target: { files } }) => {
                if (files?.[0]) void read(files[0]).catch((error: unknown) => setFault(commandErrorOf(error).message));
              }}
            />
          </p>
          {fault ? <Notice tone="error">{fault}</Notice> : null}
          <p>
            <Button variant="text" onClick={onClose}>
              閉じる
            </Button>
          </p>
        </Stack>
      )}
    </Card>
  );
}
