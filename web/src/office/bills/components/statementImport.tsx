import { lazy, Suspense, useId, useState } from 'react';
import { owedOf } from '#domain/money/invoice/status.ts';
import { layoutIdOf } from '#domain/money/statementLayout/fields.ts';
import { officeClientSchema } from '#projections/client/officeClients.schema.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { type StatementLayout, statementLayoutSchema } from '#projections/office/statementLayouts.schema.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { fileText } from '#web/shared/data/platform/csvFiles.ts';
import { askFunction } from '#web/shared/data/reads/answers.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { type Layout, layoutOf, missingIn } from '../layout.ts';
import { type Awaiting, suggest } from '../matching.ts';
import { type Columns, type Deposit, type Statement, statementOf } from '../statement.ts';
import { isZengin, zenginStatement } from '../zengin.ts';
import css from './invoices.module.css';
import { type Plan, StatementLines } from './statementLines.tsx';

/**
 * Adds to invoices the names that may be on a payment: company and person, with their readings, and
 * the payers that the office has confirmed.
 */
const withNames = async (invoices: readonly InvoiceDocument[]): Promise<Awaiting[]> => {
  const ids = [...new Set(invoices.map(({ clientId }) => clientId))];
  const known = await readMany({ collection: 'officeClients', where: [['id', 'in', ids]], limit: 30 }, officeClientSchema);
  const readings = new Map(known.map((client) => [client.id, client]));
  return invoices.map(({ id, number, total, credited, paid, dueAt, clientId, billTo }) => {
    const reading = readings.get(clientId);
    return {
      id,
      number,
      clientId,
      total: owedOf({ total, credited }),
      paid,
      dueAt,
      company: [billTo?.company, reading?.company.kana].filter((name) => name !== undefined),
      person: [billTo?.name, reading?.kana].filter((name) => name !== undefined),
      payers: reading?.payers ?? [],
    };
  });
};

/** The invoices on which deposits are recorded, in their order; null for each that is not. */
const recordedOn = (deposits: readonly Deposit[]): Promise<readonly (string | null)[]> =>
  askFunction('bills', {
    type: 'recorded',
    deposits: deposits.map(({ at, yen, payer, nth, balance }) => ({ at, yen, payer, nth, balance })),
  });

/** The columns that a member has confirmed for files with these headings. */
const confirmedFor = async ({ key }: Layout): Promise<StatementLayout | undefined> => {
  const one = { collection: 'statementLayouts', where: [['id', '==', layoutIdOf(key)]], limit: 1 } as const;
  return (await readMany(one, statementLayoutSchema))[0];
};

const ColumnsStep = lazy(() => import('./columnsStep.tsx'));

type Sheet = { readonly name: string; readonly layout: Layout; readonly columns: Columns };

type Props = { readonly invoices: readonly InvoiceDocument[]; readonly onClose: () => void };

/**
 * Imports a bank statement: the file is read, compared with unpaid invoices, checked, and recorded
 * line by line. The member chooses the columns if the headings do not name them.
 */
export default function StatementImport({ invoices, onClose }: Props) {
  const id = useId();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const clear = (reason: string | null) => {
    setPlan(null);
    setFault(reason);
  };
  const compare = async (name: string, statement: Statement, confirmedBy: string | null) => {
    setChoosing(false);
    if ('fault' in statement) return clear(statement.fault);
    const { deposits, unread } = statement;
    const [awaiting, recorded] = await Promise.all([withNames(invoices), recordedOn(deposits)]);
    setPlan({ name, lines: suggest(deposits, awaiting, recorded), unread, invoices: awaiting, confirmedBy });
  };
  const read = async (file: File) => {
    setSheet(null);
    clear(null);
    const text = fileText(await file.arrayBuffer());
    if (text === null) return setFault('文字コードを判別できませんでした。UTF-8またはShift_JISで保存してください。');
    if (isZengin(text)) return compare(file.name, zenginStatement(text), null);
    const { csvRecords, separatorIn } = await import('#domain/kernel/format/csv.ts');
    const layout = layoutOf(csvRecords(text, separatorIn(text)));
    if ('fault' in layout) return setFault(layout.fault);
    const confirmed = await confirmedFor(layout);
    const columns = confirmed?.columns ?? layout.named;
    setSheet({ name: file.name, layout, columns });
    if (missingIn(columns).length > 0) return setChoosing(true);
    return compare(file.name, statementOf(layout.body, columns), confirmed?.confirmedBy ?? null);
  };
  const failed = (error: unknown) => clear(commandErrorOf(error).message);
  const choose = async ({ name, layout }: Sheet, columns: Columns) => {
    setSheet({ name, layout, columns });
    await sendCommand('statementLayouts', {
      type: 'confirm',
      headings: layout.key,
      columns,
      commandId: crypto.randomUUID(),
    });
    await compare(name, statementOf(layout.body, columns), null);
  };
  const startAgain = () => {
    setSheet(null);
    setChoosing(false);
    clear(null);
  };
  if (sheet && isChoosing)
    return (
      <Card title="入金明細の列">
        <Suspense fallback={<RowSkeletons count={2} />}>
          <ColumnsStep {...sheet} onChosen={(columns) => void choose(sheet, columns).catch(failed)} onClear={startAgain} />
        </Suspense>
      </Card>
    );
  return (
    <Card title="入金明細の取り込み">
      {plan ? (
        <StatementLines plan={plan} onColumns={sheet ? () => setChoosing(true) : null} onClear={startAgain} />
      ) : (
        <Stack>
          <p>
            銀行からダウンロードした入出金明細のCSV、または全銀形式のファイル（入出金取引明細、振込入金通知）を選んでください。残高の列がないファイルは、1日分の入金をすべて含むものをお使いください。
            内容を確認するまで、何も記録しません。並び順や期間の違うファイルでも、同じ入金は2回記録されません。
          </p>
          <p>
            <label htmlFor={id}>入出金明細のファイル</label>
            <input
              id={id}
              type="file"
              accept=".csv,.txt,.tsv,.dat,text/csv,text/plain"
              className={css.file}
              onChange={({ target: { files } }) => {
                if (files?.[0]) void read(files[0]).catch(failed);
              }}
            />
          </p>
          {fault ? <Notice tone="error">{fault}</Notice> : null}
          <Row>
            {sheet && fault ? (
              <Button variant="outlined" onClick={() => setChoosing(true)}>
                列を選び直す
              </Button>
            ) : null}
            <Button variant="text" onClick={onClose}>
              閉じる
            </Button>
          </Row>
        </Stack>
      )}
    </Card>
  );
}
