import { lazy, Suspense, useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { fullDay } from '#domain/kernel/format/times.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { DataTable } from '../../list/dataTable.tsx';
import type { Paying } from '../commands/recordDeposits.ts';
import { type Awaiting, fitOf, isKnownPayer, isSure, leftBefore, openOf, type Suggestion } from '../matching.ts';
import { unreadText } from '../statement.ts';
import { payerOf } from '../texts.ts';
import cards from './clientMonths.module.css';
import css from './invoices.module.css';

const DepositsDialog = lazy(() => import('./depositsDialog.tsx'));

export type Plan = {
  readonly name: string;
  readonly lines: readonly Suggestion[];
  readonly unread: readonly number[];
  readonly invoices: readonly Awaiting[];
  readonly confirmedBy: string | null;
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
  partial: '残りより少ない入金です。',
  surplus: '残りより多い入金です。',
  similar: '名義が完全には一致しません。',
  several: '同じ金額の請求書がありません。',
  amount: '名義がわかりません。',
};

/** The suggested invoice; with a doubt, the member has to choose. */
const firstChoice = (line: Suggestion): string => (isSure(line) ? (line.number ?? '') : '');

type Props = {
  readonly plan: Plan;
  /** Null if the file has no columns to choose. */
  readonly onColumns: (() => void) | null;
  readonly onClear: () => void;
};

export const StatementLines = ({ plan, onColumns, onClear }: Props) => {
  const { name, lines, unread, invoices, confirmedBy } = plan;
  const [choices, setChoices] = useState(() => new Map(lines.map((line) => [line.deposit.id, firstChoice(line)])));
  const [recording, setRecording] = useState<readonly Paying[] | null>(null);
  const invoiceOf = (number: string | null | undefined) => invoices.find((invoice) => invoice.number === number);
  const chosen = lines.flatMap(({ deposit }) => {
    const invoice = invoiceOf(choices.get(deposit.id));
    return invoice ? [{ id: deposit.id, deposit, yen: deposit.yen, invoice }] : [];
  });
  const lefts = leftBefore(chosen);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  /** The chosen client, if the payer's name is not known to be the client's. */
  const unknownTo = (deposit: Suggestion['deposit']): Awaiting | undefined => {
    const invoice = invoiceOf(choices.get(deposit.id));
    return invoice?.company.some((name) => name !== '') && !isKnownPayer(deposit.payer, invoice) ? invoice : undefined;
  };
  const paying = chosen.map(
    ({ id, deposit, invoice }): Paying => ({
      id,
      deposit,
      invoice,
      left: lefts.get(id) ?? 0,
      keepsPayer: kept.has(id) && unknownTo(deposit) !== undefined,
    }),
  );
  const keep = (id: string, isKept: boolean) => setKept(new Set(isKept ? [...kept, id] : [...kept].filter((other) => other !== id)));
  const chipOf = (line: Suggestion) => {
    const { id, yen } = line.deposit;
    if (lefts.has(id)) return fits[fitOf(yen, lefts.get(id) ?? 0)];
    return choices.get(id) === firstChoice(line) ? fits[line.fit] : fits.unknown;
  };
  const hint = ({ fit, number, deposit: { id } }: Suggestion): string | null => {
    const left = lefts.get(id);
    if (left !== undefined) return `記録前の残り${formatYen(left)}`;
    if (fit === 'recorded') return `${number}に、この入金が記録されています。`;
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
      {confirmedBy === null ? null : (
        <p>
          この見出しのファイル用に確認済みの列で読み取りました（
          <Colleague uid={confirmedBy} />
          が確認）。
        </p>
      )}
      {unread.length > 0 ? <Notice tone="warning">{unreadText(unread)}</Notice> : null}
      <Row>
        {paying.length > 0 ? <Button onClick={() => setRecording(paying)}>{paying.length}件の入金を記録する</Button> : null}
        <Button variant="outlined" onClick={onClear}>
          別のファイルを選ぶ
        </Button>
        {onColumns ? (
          <Button variant="text" onClick={onColumns}>
            列を選び直す
          </Button>
        ) : null}
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
                {unknownTo(line.deposit) ? (
                  <label className={css.balance}>
                    <input
                      type="checkbox"
                      checked={kept.has(line.deposit.id)}
                      onChange={({ target }) => keep(line.deposit.id, target.checked)}
                    />
                    この名義を{payerOf(unknownTo(line.deposit) as Awaiting)}の名義として覚える
                  </label>
                ) : null}
              </div>
            ),
          },
        ]}
      />
      <Suspense>{recording ? <DepositsDialog paying={recording} onDone={onClear} onClose={() => setRecording(null)} /> : null}</Suspense>
    </Stack>
  );
};
