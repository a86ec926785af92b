import { useState } from 'react';
import { lastOfMonth } from '#domain/kernel/calendar/days.ts';
import { endOfJstDay, jstMonth } from '#domain/kernel/calendar/instants.ts';
import { formatYen, yenInText } from '#domain/kernel/format/numbers.ts';
import { longDate, monthText } from '#domain/kernel/format/times.ts';
import type { InvoicePreview } from '#domain/money/invoice/content.ts';
import { dealsOn } from '#domain/money/invoice/lines.ts';
import { lineKind } from '#domain/money/invoice/paperNames.ts';
import { invoiceDueAt } from '#domain/money/invoice/status.ts';
import { useNow } from '#web/shared/format/now.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { listDay } from '../../list/texts.ts';
import { type Issue, useIssues } from '../commands/issueInvoice.ts';
import { useBillingGaps, usePreview } from '../queries/invoices.ts';
import css from './invoices.module.css';

const Preview = ({ lines, sums, dueAt, advance, addressee, others }: InvoicePreview) => (
  <>
    {addressee === null ? null : <p>宛名は{addressee}です。</p>}
    {others > 0 ? (
      <Notice tone="info">{`宛名の異なる請求が、ほかに${others}件あります。この発行のあとに、もう一度発行してください。`}</Notice>
    ) : null}
    <ul className={`${css.lines} figures`} aria-label="明細">
      {lines.map((line) => (
        <li key={`${line.deal} ${line.service} ${line.extra} ${line.percent}`}>
          <span>
            {listDay(line.day)} {line.title}
            {lineKind(line)}　{line.cast}
            {line.poNumber ? `　発注番号 ${line.poNumber}` : ''}
          </span>
          <span>
            <NetYen>{formatYen(line.net)}</NetYen>
          </span>
        </li>
      ))}
    </ul>
    <p className={`${css.sums} figures`}>
      {sums.rates.map(({ percent, net, tax }) => (
        <span key={percent}>
          {percent}%対象 {formatYen(net)}、消費税 {formatYen(tax)}
        </span>
      ))}
      <strong>合計（税込） {formatYen(sums.total)}</strong>
    </p>
    {advance > 0 ? (
      <p>
        前受金{formatYen(Math.min(advance, sums.total))}を充当します。お支払いいただく金額は{formatYen(Math.max(sums.total - advance, 0))}
        （税込）です。
      </p>
    ) : null}
    <p>お支払期限は{longDate(dueAt)}です。</p>
  </>
);

const faultOf = ({ faults, hasIssuer }: InvoicePreview): string | undefined => {
  if (!hasIssuer) return '請求書の発行者が設定されていません。システム管理担当へ、設定の登録をご依頼ください。';
  return faults.length > 0
    ? '請求先情報に不足があるため、発行できません。クライアントに、請求先情報の登録をご依頼ください。退会した会員の分は、取引の一覧で請求済みにしてください。'
    : undefined;
};

const ALL_SKIPPED = 'どのクライアントも請求先情報に不足があるため、発行できません。';
const endOfMonth = (month: string): number => endOfJstDay(lastOfMonth(`${month}-01`));

type Props = { readonly issues: readonly Issue[]; readonly onClose: () => void };

/** Issues an invoice for one client, with a preview, or for several, with a result for each. */
export default function IssueDialog({ issues: selected, onClose }: Props) {
  // A copy of the confirmed months, since an issued one leaves the list.
  const [chosen] = useState(selected);
  const [first] = chosen as [Issue];
  const isOne = chosen.length === 1;
  const now = useNow();
  const gaps = useBillingGaps(isOne ? [] : chosen.map(({ clientId }) => clientId));
  const skipped = chosen.filter(({ clientId }) => gaps.data?.has(clientId));
  const issues = chosen.filter((issue) => !skipped.includes(issue));
  const { issueAll, sending, resultFor, begun, left } = useIssues(issues);
  const preview = usePreview(first.clientId, first.month, isOne && !begun);
  const seen = isOne ? preview.data : undefined;
  const total = issues.reduce((sum, issue) => sum + issue.total, 0);
  const issue = async () => {
    const failed = await issueAll((each) => (seen ? { count: dealsOn(seen.lines).length, total: seen.sums.total } : each));
    if (failed > 0) return;
    onClose();
  };
  const failed = begun && !sending ? '発行できなかった請求書があります。理由をご確認ください。' : undefined;
  const nothing = seen?.lines.length === 0 ? '未請求のお仕事がないため、請求書を発行できません。' : undefined;
  const waits = isOne ? !begun && !seen && !preview.isError : gaps.isPending;
  return (
    <ConfirmDialog
      title={isOne ? '請求書を発行しますか？' : `${issues.length}社の請求書を発行しますか？`}
      confirmLabel={begun ? `残り${left}通をもう一度発行する` : '請求書を発行する'}
      sending={sending || waits}
      error={left > 0 ? failed : undefined}
      obstacle={(seen && (nothing ?? faultOf(seen))) ?? (issues.length === 0 ? ALL_SKIPPED : undefined) ?? (left > 0 ? undefined : failed)}
      wide
      onConfirm={() => void issue().catch(() => undefined)} // each invoice carries its own result
      onCancel={onClose}
    >
      <p>
        {monthText(first.month)}分、{isOne ? first.clientName : `${issues.length}社`}。{isOne ? '' : `合計${yenInText(total)}（税込）。`}
        クライアントに、メールと通知でお知らせします。発行した内容は変更できません。
      </p>
      {isOne && preview.isError ? <FailedState onRetry={() => preview.refetch()} /> : null}
      {isOne && preview.isPending ? <RowSkeletons count={2} /> : null}
      {seen ? <Preview {...seen} /> : null}
      {isOne ? null : <p>お支払期限は{longDate(invoiceDueAt(first.month, now))}です。</p>}
      {first.month >= jstMonth(now) ? (
        <Notice tone="warning">
          {`${monthText(first.month)}はまだ終わっていません。このあと完了するお仕事は、別の請求書になります。会計ソフトの仕訳では、${longDate(endOfMonth(first.month))}の売上になります。`}
        </Notice>
      ) : null}
      {skipped.length > 0 ? (
        <Notice tone="warning">
          {`請求先情報に不足があるため、次の${skipped.length}社には発行しません：${skipped.map(({ clientName }) => clientName).join('、')}`}
        </Notice>
      ) : null}
      {gaps.isError ? <Notice tone="info">請求先情報に不足があるクライアントの請求書は、発行されません。</Notice> : null}
      {isOne && !begun ? null : (
        <ManyResults
          label="請求書の発行先"
          rows={issues.map(({ id, clientName, count, total: sum }) => ({
            id,
            name: clientName,
            about: `${count}件、${formatYen(sum)}（税込）`,
          }))}
          resultFor={resultFor}
          words={{ done: '受け付けました', refused: '未発行' }}
        />
      )}
    </ConfirmDialog>
  );
}
