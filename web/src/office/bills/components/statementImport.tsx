import { lazy, Suspense, useId, useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { fullDay } from '#domain/kernel/format/times.ts';
import { owedOf } from '#domain/money/invoice/status.ts';
import { officeClientSchema } from '#projections/client/officeClients.schema.ts';
import { type InvoiceDocument, invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { fileText } from '#web/shared/data/platform/csvFiles.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { DataTable } from '../../list/dataTable.tsx';
import type { Paying } from '../commands/recordDeposits.ts';
import { type Awaiting, fitOf, isSure, leftBefore, openOf, type Suggestion, suggest } from '../matching.ts';
import { statementOf, unreadText } from '../statement.ts';
import { payerOf } from '../texts.ts';
import cards from './clientMonths.module.css';
import css from './invoices.module.css';

/** Adds to invoices the names that may be on a payment: company and person, with their readings. */
const withNames = async (invoices: readonly InvoiceDocument[]): Promise<Awaiting[]> => {
  const ids = [...new Set(invoices.map(({ clientId }) => clientId))];
  const known = await readMany({ collection: 'officeClients', where: [['id', 'in', ids]], limit: 30 }, officeClientSchema);
  const readings = new Map(known.map((client) => [client.id, client]));
  return invoices.map(({ id, number, total, credited, paid, dueAt, receipts, clientId, billTo }) => {
    const reading = readings.get(clientId);
    return {
      id,
      number,
      clientId,
      total: owedOf({ total, credited }),
      paid,
      dueAt,
      receipts,
      company: [billTo?.company, reading?.company.kana].filter((name) => name !== undefined),
      person: [billTo?.name, reading?.kana].filter((name) => name !== undefined),
    };
  });
};

/** The newest paid invoices, whose deposits an older file may contain. */
const paid = { collection: 'invoices', where: [['status', '==', 'PAID']], orderBy: ['issuedAt', 'desc'], limit: 100 } as const;

/** The unpaid invoices and the newest paid ones, with the names that may be on their payments. */
const withPaid = async (unpaid: readonly InvoiceDocument[]): Promise<Awaiting[]> => {
  const known = new Set(unpaid.map(({ number }) => number));
  const others = (await readMany(paid, invoiceSchema)).filter(({ number }) => !known.has(number));
  return withNames([...unpaid, ...others]);
};

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
  const [{ csvRecords }, awaiting] = await Promise.all([import('#domain/kernel/format/csv.ts'), withPaid(invoices)]);
  const statement = statementOf(csvRecords(text));
  if ('fault' in statement) return statement;
  return { name: file.name, lines: suggest(statement.deposits, awaiting), unread: statement.unread, invoices: awaiting };
};

const fits: Readonly<Record<Suggestion['fit'], { readonly tone: ChipTone; readonly label: string }>> = {
  exact: { tone: 'good', label: '一致' },
  partial: { tone: 'mine', label: '一部入金' },
  surplus: { tone: 'warning', label: '過入金' },
  similar: { tone: 'warning', label: '名義を確認' },
  several: { tone: 'warning', label: '請求書を選択' },
  amount: { tone: 'warning', label: '金額のみ一致' },
  unknown: { tone: 'ended', label: '該当なし' },
  recorded: { tone: 'ended', label: '記録済み' },
};

const hints: Partial<Record<Suggestion['fit'], string>> = {
  similar: '名義が完全には一致しません。',
  several: '同じ金額の請求書がありません。',
  amount: '名義がわかりません。',
};

/** The suggested invoice; with a doubt, the member has to choose. */
const firstChoice = (line: Suggestion): string => (isSure(line) ? (line.number ?? '') : '');

const Lines = ({ plan, onClear }: { readonly plan: Plan; readonly onClear: () => void }) => {
  const { name, lines, unread, invoices } = plan;
  const [choices, setChoices] = useState(() => new Map(lines.map((line) => [line.deposit.id, firstChoice(line)])));
  const [recording, setRecording] = useState<readonly Paying[] | null>(null);
  const invoiceOf = (number: string | null | undefined) => invoices.find((invoice) => invoice.number === number);
  const chosen = lines.flatMap(({ deposit }) => {
    const invoice = invoiceOf(choices.get(deposit.id));
    return invoice ? [{ id: deposit.id, deposit, yen: deposit.yen, invoice }] : [];
  });
  const lefts = leftBefore(chosen);
  const paying = chosen.map(({ id, deposit, invoice }): Paying => ({ id, deposit, invoice, left: lefts.get(id) ?? 0 }));
  const chipOf = (line: Suggestion) => {
    const { id, yen } = line.deposit;
    if (lefts.has(id)) return fits[fitOf(yen, lefts.get(id) ?? 0)];
    return choices.get(id) === firstChoice(line) ? fits[line.fit] : fits.unknown;
  };
  const hint = ({ fit, number, deposit: { id } }: Suggestion): string | null => {
    const left = lefts.get(id);
    if (left !== undefined) return `記録前の残り${formatYen(left)}`;
    if (fit === 'recorded') return `${number}に、同じ日の同じ金額の入金があります。`;
    const suggested = invoiceOf(number);
    const candidate = suggested ? `候補：${number} ${payerOf(suggested)}` : '';
    return hints[fit] ? `${hints[fit]}${candidate}` : null;
  };
  const choosable = invoices.filter((invoice) => openOf(invoice) > 0);
  return (
    <Stack>
      <p className="figures" role="status">
        {name}：入金{lines.length}件のうち、記録する入金{paying.length}件。まだ記録していません。
      </p>
      {unread.length > 0 ? <Notice tone="warning">{unreadText(unread)}</Notice> : null}
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
                  {choosable.map((invoice) => (
                    <option key={invoice.number} value={invoice.number}>
                      {invoice.number} {payerOf(invoice)} 残り{formatYen(openOf(invoice))}
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
