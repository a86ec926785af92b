import { useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import { SETTLEMENT_PART } from '#domain/kernel/words/places.ts';
import { reportUntil } from '#domain/money/settlement/fields.ts';
import { lastDay } from '#domain/work/deal/sheet.ts';
import { sideNames } from '#domain/work/deal/statusView.ts';
import type { Settlement } from '#projections/settlement/settlements.schema.ts';
import type { Deal, DealKind, Side } from '#web/entities/deal/kinds.ts';
import { AmountBox } from '#web/entities/deal/moneyBox.tsx';
import { Receipt } from '#web/entities/settlement/receipt.tsx';
import { saidLabels, shownRows, useOwnSettlement, useSettlementCommand } from '#web/entities/settlement/settlement.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Row } from '#web/shared/ui/stack.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { useAnchor } from '#web/shared/ui/useAnchor.ts';
import { stageOfSettlement, stepsOfSettlement, withTime } from '../settlementCourse.ts';
import { CourseSteps } from './courseSteps.tsx';
import css from './settlement.module.css';

const ReportDialog = lazyPart(async () => (await import('./settlementReport.tsx')).SettlementReport);
const AnswerDialog = lazyPart(async () => (await import('./settlementAnswer.tsx')).SettlementAnswer);

const totalLabels = { client: '加わるお支払い（税込）', talent: '加わるお受け取り（税込・源泉徴収前）' } as const;

/** What is settled, or what was reported (yen, with tax). */
const sumOf = (settled: Settlement): number => settled.total ?? shownRows(settled).reduce((sum, row) => sum + row.sum, 0);

/** An amount with tax that stays in one line, with what it is. */
const Yen = ({ yen, what = '' }: { readonly yen: number; readonly what?: string }) => (
  <span className={css.yen}>
    {`${what}${formatYen(yen)}`}
    <small>税込</small>
  </span>
);

const Rows = ({ settled }: { readonly settled: Settlement }) => (
  <dl className={`${css.rows} figures`}>
    {shownRows(settled).map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report keep their order
      <div key={index}>
        <dt>
          {row.label}
          {row.kind === 'OVERTIME' ? <small>{formatYen(row.yen)}（税抜）と消費税</small> : null}
          <Receipt row={row} />
          {row.said === 'NOTHING' ? null : <small>{saidLabels[row.said]}</small>}
          {row.reason === null ? null : <small>「{row.reason}」</small>}
        </dt>
        <dd className="unbroken">
          {row.decided === null ? (
            <Yen yen={row.sum} />
          ) : (
            <>
              <s>{formatYen(row.sum)}</s> <Yen yen={row.decided} what="決定 " />
            </>
          )}
        </dd>
      </div>
    ))}
    <div>
      <dt>合計（税込）</dt>
      <dd className="unbroken">{formatYen(sumOf(settled))}</dd>
    </div>
  </dl>
);

type Asked = 'report' | 'nothing' | 'answer' | 'withdraw';
type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Side; readonly now: number };

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

type ContentProps = Pick<Props, 'side' | 'now'> & { readonly report: Settlement | null; readonly until: number };

/** What is reported, or until when (ms) it can be. */
const Content = ({ report, side, now, until }: ContentProps) => {
  if (report === null)
    return (
      <Card title="時間外と立て替え" action={<StatusChip {...withTime('報告の期限', until, now, true)} />}>
        <p>
          <b>
            <Phrases>{`${longDate(until - 1)}までに、時間外と立て替えを知らせてください。`}</Phrases>
          </b>
        </p>
        <p>なかったときも「なし」と知らせると、精算が早く終わります。</p>
      </Card>
    );
  const reporter = sideNames[report.by];
  if (report.rows.length === 0)
    return (
      <Card title="時間外と立て替え">
        <p>{reporter}が「なし」と報告しました。</p>
      </Card>
    );
  const { chip, next } = stageOfSettlement(report, side, now);
  return (
    <AmountBox
      label={totalLabels[side]}
      state={chip}
      isAgreed={report.status === 'FIXED'}
      sum={formatYen(sumOf(report))}
      parts={<Rows settled={report} />}
    >
      <p>
        <Phrases>{`${reporter}が報告した時間外と立て替えです。`}</Phrases>
      </p>
      <p>
        <Phrases>{next}</Phrases>
      </p>
      {report.note ? <p>補足：{report.note}</p> : null}
      {report.reason ? <p>事務局の理由：{report.reason}</p> : null}
    </AmountBox>
  );
};

export const SettlementPart = ({ kind, deal, side, now }: Props) => {
  const { row: settled } = useOwnSettlement(side, deal.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const place = useAnchor(SETTLEMENT_PART);
  if (settled === undefined) return null;
  const until = reportUntil(lastDay(deal.sheet ?? { workDays: [] }, deal.scheduleToClose ?? 0));
  const report = settled === null || settled.status === 'WITHDRAWN' ? null : settled;
  const mayReport = now < until && (report === null || (report.status === 'REPORTED' && (report.by === side || side === 'talent')));
  const mayAnswer = report?.waitsFor === side;
  const mayWithdraw = report?.status === 'REPORTED' && report.by === side;
  if (report === null && !mayReport) return null;
  const close = () => setAsked(null);
  return (
    <div id={SETTLEMENT_PART} ref={place} tabIndex={-1} className={css.part}>
      <Content report={report} side={side} now={now} until={until} />
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
      {report?.rows.length === 0 ? null : <CourseSteps label="精算の流れ" steps={stepsOfSettlement(report, side, until - 1)} isTitled />}
      {asked === 'report' ? <ReportDialog kind={kind} deal={deal} before={report?.by === side ? report : null} onClose={close} /> : null}
      {asked === 'answer' && report ? <AnswerDialog kind={kind} settled={report} onClose={close} /> : null}
      {asked === 'nothing' || asked === 'withdraw' ? <ShortDialog asked={asked} kind={kind} deal={deal} onClose={close} /> : null}
    </div>
  );
};
