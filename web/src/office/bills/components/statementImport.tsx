import { lazy, Suspense, useId, useState } from 'react';
import { owedOf } from '#domain/money/invoice/status.ts';
import { officeClientSchema } from '#projections/client/officeClients.schema.ts';
import { type InvoiceDocument, invoiceSchema } from '#projections/invoice/invoices.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { fileText } from '#web/shared/data/platform/csvFiles.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { keptColumns } from '../chosenColumns.ts';
import { type Layout, layoutOf, missingIn } from '../layout.ts';
import { type Awaiting, suggest } from '../matching.ts';
import { type Columns, type Statement, statementOf } from '../statement.ts';
import { isZengin, zenginStatement } from '../zengin.ts';
import css from './invoices.module.css';
import { type Plan, StatementLines } from './statementLines.tsx';

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

const ColumnsStep = lazy(() => import('./columnsStep.tsx'));

type Sheet = { readonly name: string; readonly layout: Layout };

type Props = { readonly invoices: readonly InvoiceDocument[]; readonly onClose: () => void };

/**
 * Imports a bank statement: the file is read, compared with unpaid invoices, checked, and recorded
 * line by line. The member chooses the columns if the headings do not name them.
 */
export default function StatementImport({ invoices, onClose }: Props) {
  const id = useId();
  const kept = keptColumns(useUid());
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const clear = (reason: string | null) => {
    setPlan(null);
    setFault(reason);
  };
  const compare = async (name: string, statement: Statement, isKept: boolean) => {
    setChoosing(false);
    if ('fault' in statement) return clear(statement.fault);
    const awaiting = await withPaid(invoices);
    setPlan({ name, lines: suggest(statement.deposits, awaiting), unread: statement.unread, invoices: awaiting, isKept });
  };
  const read = async (file: File) => {
    setSheet(null);
    clear(null);
    const text = fileText(await file.arrayBuffer());
    if (text === null) return setFault('文字コードを判別できませんでした。UTF-8またはShift_JISで保存してください。');
    if (isZengin(text)) return compare(file.name, zenginStatement(text), false);
    const { csvRecords, separatorIn } = await import('#domain/kernel/format/csv.ts');
    const layout = layoutOf(csvRecords(text, separatorIn(text)));
    if ('fault' in layout) return setFault(layout.fault);
    setSheet({ name: file.name, layout });
    const chosen = kept.read(layout.key);
    const columns = chosen ?? layout.named;
    if (missingIn(columns).length > 0) return setChoosing(true);
    return compare(file.name, statementOf(layout.body, columns), chosen !== null);
  };
  const failed = (error: unknown) => clear(commandErrorOf(error).message);
  const choose = ({ name, layout }: Sheet, columns: Columns) => {
    kept.write(layout.key, columns);
    void compare(name, statementOf(layout.body, columns), false).catch(failed);
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
          <ColumnsStep
            {...sheet}
            first={kept.read(sheet.layout.key) ?? sheet.layout.named}
            onChosen={(columns) => choose(sheet, columns)}
            onClear={startAgain}
          />
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
            銀行からダウンロードした入出金明細のCSV、または全銀形式のファイル（入出金取引明細、振込入金通知）を選んでください。1日分の入金をすべて含むファイルをお使いください。
            内容を確認するまで、何も記録しません。同じ明細は、2回記録されません。
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
