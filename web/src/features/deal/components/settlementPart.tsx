import { useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longDate, longTime, monthText } from '#domain/kernel/format/times.ts';
import { reportUntil } from '#domain/money/settlement/fields.ts';
import { lastDay } from '#domain/work/deal/sheet.ts';
import { sideNames } from '#domain/work/deal/statusView.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import type { Deal, DealKind, Side } from '#web/entities/deal/kinds.ts';
import { AmountBox } from '#web/entities/deal/moneyBox.tsx';
import { Receipt } from '#web/entities/settlement/receipt.tsx';
import { isUnanswered, saidLabels, shownRows, useOwnSettlement, useSettlementCommand } from '#web/entities/settlement/settlement.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';

const ReportDialog = lazyPart(async () => (await import('./settlementReport.tsx')).SettlementReport);
const AnswerDialog = lazyPart(async () => (await import('./settlementAnswer.tsx')).SettlementAnswer);

const totalLabels = { client: '加わるお支払い（税込）', talent: '加わるお受け取り（税込・源泉徴収前）' } as const;

/** The state of a settlement for a side, and what comes next. */
const stateOf = (settled: Settlement, side: Side): { readonly state: string; readonly next: string } => {
  const { status, by, answerBy, billMonth, objected } = settled;
  const billed = billMonth === null ? '' : side === 'client' ? `${monthText(billMonth)}分の請求書に加わります。` : '報酬に加わります。';
  if (status === 'FIXED') return { state: '確定', next: billed };
  if (isUnanswered(settled) && by !== side) {
    const end = '期限を過ぎても、同意したことにはなりません。事務局が間に入ります。';
    return { state: '確認をお願いします', next: `回答の期限は${longTime(answerBy)}です。${end}` };
  }
  if (status === 'REPORTED') return { state: '相手の確認待ち', next: `相手の回答の期限は${longTime(answerBy)}です。` };
  const open = objected === null ? '回答がなかったため' : '異議のある項目を';
  return { state: '事務局の確認待ち', next: `${open}、事務局が確認して決定します。` };
};

const Rows = ({ settled }: { readonly settled: Settlement }) => (
  <dl className="figures">
    {shownRows(settled).map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report keep their order
      <div key={index}>
        <dt>
          {row.label}
          <Receipt row={row} />
          {row.said === 'NOTHING' ? null : <small>　{saidLabels[row.said]}</small>}
          {row.reason === null ? null : <small>「{row.reason}」</small>}
        </dt>
        <dd className="unbroken">
          {row.decided === null ? (
            formatYen(row.sum)
          ) : (
            <>
              <s>{formatYen(row.sum)}</s> 決定 {formatYen(row.decided)}
            </>
          )}
        </dd>
      </div>
    ))}
    <div>
      <dt>合計（税込）</dt>
      <dd className="unbroken">{formatYen(settled.total ?? shownRows(settled).reduce((sum, row) => sum + row.sum, 0))}</dd>
    </div>
  </dl>
);

type Asked = 'report' | 'nothing' | 'answer' | 'withdraw';
type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Side; readonly now: number };

/** The side says that there was nothing, or takes its report back. */
const ShortDialog = ({
  asked,
  kind,
  deal,
  onClose,
}: Pick<Props, 'kind' | 'deal'> & { readonly asked: Asked; readonly onClose: () => void }) => {
  const nothing = useSettlementCommand('report', kind, deal.id);
  const withdraw = useSettlementCommand('withdraw', kind, deal.id);
  return asked === 'nothing' ? (
    <CommandDialog
      title="時間外と立て替えは、どちらもありませんでしたか？"
      confirmLabel="どちらもなかったと知らせる"
      send={() => nothing.send({ minutes: 0, overtimeYen: 0, expenses: [], note: '' })}
      done="「なし」とお知らせしました"
      onClose={onClose}
    >
      <p>相手に通知されます。</p>
    </CommandDialog>
  ) : (
    <CommandDialog
      title="精算の報告を撤回しますか？"
      confirmLabel="報告を撤回する"
      ends
      send={() => withdraw.send({})}
      done="報告を撤回しました"
      onClose={onClose}
    >
      <p>相手に通知されます。期限までは、もう一度報告できます。</p>
    </CommandDialog>
  );
};

/** Overtime and expenses after the work: report, answer, and what was settled. */
export const SettlementPart = ({ kind, deal, side, now }: Props) => {
  const { row: settled } = useOwnSettlement(side, deal.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (settled === undefined) return null;
  const until = reportUntil(lastDay(deal.sheet ?? { workDays: [] }, deal.scheduleToClose ?? 0));
  const report = settled === null || settled.status === 'WITHDRAWN' ? null : settled;
  const mayReport = now < until && (report === null || (report.status === 'REPORTED' && (report.by === side || side === 'talent')));
  const mayAnswer = report !== null && report.by !== side && isUnanswered(report);
  const mayWithdraw = report?.status === 'REPORTED' && report.by === side;
  if (report === null && !mayReport) return null;
  const close = () => setAsked(null);
  const { state, next } = report ? stateOf(report, side) : { state: '', next: '' };
  const isFixed = report?.status === 'FIXED';
  const total = report && (report.total ?? shownRows(report).reduce((sum, row) => sum + row.sum, 0));
  return (
    <>
      {report && report.rows.length > 0 ? (
        <AmountBox label={totalLabels[side]} state={state} isAgreed={isFixed} sum={formatYen(total ?? 0)} parts={<Rows settled={report} />}>
          <Phrases>{`${sideNames[report.by]}が報告した時間外と立て替えです。${next}`}</Phrases>
          {report.note ? <p>補足：{report.note}</p> : null}
          {report.reason ? <p>事務局の理由：{report.reason}</p> : null}
        </AmountBox>
      ) : (
        <Card title="時間外と立て替え">
          <p>
            <Phrases>
              {report
                ? `${sideNames[report.by]}が「なし」と報告しました。`
                : `${longDate(until - 1)}までに、時間外と立て替えを知らせてください。なかったときも「なし」と知らせると、精算が早く終わります。`}
            </Phrases>
          </p>
        </Card>
      )}
      {mayReport || mayAnswer || mayWithdraw ? (
        <Row>
          {mayAnswer ? <Button onClick={() => setAsked('answer')}>内容を確認して回答する</Button> : null}
          {mayReport ? (
            <Button variant={mayAnswer ? 'outlined' : 'contained'} onClick={() => setAsked('report')}>
              {report?.by === side ? '報告を直す' : '時間外と立て替えを報告する'}
            </Button>
          ) : null}
          {mayReport && report === null ? (
            <Button variant="outlined" onClick={() => setAsked('nothing')}>
              どちらもなかった
            </Button>
          ) : null}
          {mayWithdraw ? (
            <Button variant="outlined" onClick={() => setAsked('withdraw')}>
              報告を撤回する
            </Button>
          ) : null}
        </Row>
      ) : null}
      <Stack>
        {asked === 'report' ? <ReportDialog kind={kind} deal={deal} before={report?.by === side ? report : null} onClose={close} /> : null}
        {asked === 'answer' && report ? <AnswerDialog kind={kind} settled={report} onClose={close} /> : null}
        {asked === 'nothing' || asked === 'withdraw' ? <ShortDialog asked={asked} kind={kind} deal={deal} onClose={close} /> : null}
      </Stack>
    </>
  );
};
