import { useState } from 'react';
import { formatYen, yenInText } from '#domain/kernel/format/numbers.ts';
import { diffInWords } from '#domain/work/deal/changeWords.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { type Deal, type DealKind, type Deals, kinds } from '#web/entities/deal/kinds.ts';
import { diffBetween, versionOf, versionText } from '#web/features/deal/public.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { approvalObstacle } from '../../dealParts/reviewQueues.ts';
import { checkLabels } from '../approvalChecks.ts';
import { useApprovalLimit } from '../approvalLimit.ts';
import { decide } from '../commands/decide.ts';
import { useApprovalChecks } from '../queries/checks.ts';
import css from './bulkApprove.module.css';
import { CheckCell } from './checkList.tsx';

/** What changed since the dialog was opened; empty if nothing did. */
const changedText = (confirmed: Deal, live: Deal | undefined): string => {
  if (!live || live.termsNo === confirmed.termsNo) return '';
  const diff = diffInWords(diffBetween(versionOf(confirmed), versionOf(live)));
  return `条件が変わりました（${versionText(confirmed.termsNo)} → ${versionText(live.termsNo)}、${diff}）`;
};

/** Why a deal would be refused now; null if it would not. */
const useRefusal = <K extends DealKind>(kind: K) => {
  const { limit, beyond } = useApprovalLimit();
  const now = useNow();
  return (deal: Deals[K]): string | null =>
    beyond(deal.fee) === 'above' ? `あなたの承認の上限${formatYen(limit ?? 0)}を超えています` : approvalObstacle(kind, deal, now);
};

const CheckRow = <K extends DealKind>({
  kind,
  deal,
  live,
}: {
  readonly kind: K;
  readonly deal: Deals[K];
  readonly live: Deals[K] | undefined;
}) => {
  const checks = useApprovalChecks(kind, deal, useNow());
  const changed = changedText(deal, live);
  return (
    <tr>
      <th scope="row">
        {deal.job.title || MISSING_JOB}
        <small>
          {deal.talent.name}
          {changed ? <strong>{changed}</strong> : null}
        </small>
      </th>
      <td className={css.fee}>{deal.fee === null ? '未定' : formatYen(deal.fee)}</td>
      {checks.map((check) => (
        <td key={check.key}>
          <CheckCell check={check} />
        </td>
      ))}
    </tr>
  );
};

type RowsOf<K extends DealKind> = {
  readonly kind: K;
  readonly deals: readonly Deals[K][];
  readonly liveOf: (deal: Deals[K]) => Deals[K] | undefined;
};

/** The same checks as of a single approval, as a matrix: a tick if fine, words if not. */
const CheckTable = <K extends DealKind>({ kind, deals, liveOf }: RowsOf<K>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
  <section className={css.scroll} tabIndex={0} aria-label="承認するもの">
    <table className={css.matrix}>
      <thead>
        <tr>
          <th scope="col">お仕事・キャスト</th>
          <th scope="col" className={css.fee}>
            報酬
          </th>
          {Object.entries(checkLabels).map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deals.map((deal) => (
          <CheckRow key={deal.id} kind={kind} deal={deal} live={liveOf(deal)} />
        ))}
      </tbody>
    </table>
  </section>
);

type Props<K extends DealKind> = { readonly kind: K; readonly deals: readonly Deals[K][]; readonly onClose: () => void };

/**
 * Approves the selected deals after one confirmation, with a result for each. Deals that would be
 * refused are named before, and not sent.
 */
export const BulkApproveDialog = <K extends DealKind>({ kind, deals: selected, onClose }: Props<K>) => {
  const refusalOf = useRefusal(kind);
  const { limit } = useApprovalLimit();
  // A copy of the confirmed deals, since an approved one leaves the list.
  const [deals] = useState(selected);
  const [begunWith, setBegunWith] = useState<readonly Deals[K][] | null>(null);
  const refused = deals.filter((deal) => (begunWith ? !begunWith.includes(deal) : refusalOf(deal) !== null));
  const sendable = deals.filter((deal) => !refused.includes(deal));
  const { sendAll, sending, resultFor, done, left, begun } = useManyCommands(sendable);
  const uid = useUid();
  const approveAll = async () => {
    setBegunWith(sendable);
    const failed = await sendAll(async (deal, commandId) => {
      await decide(kind, deal, { type: 'adminApprove', termsNo: deal.termsNo }, { commandId, uid });
    });
    if (failed === 0) onClose();
  };
  const total = sendable.reduce((sum, { fee }) => sum + (fee ?? 0), 0);
  const most = Math.max(0, ...sendable.map(({ fee }) => fee ?? 0));
  const liveOf = ({ id }: Deals[K]) => selected.find((each) => each.id === id);
  const rowOf = (deal: Deals[K], warning: string | null) => {
    const { id, job, client, talent, fee } = deal;
    const said = fee === null ? '' : `・${formatYen(fee)}（税抜）`;
    const changed = changedText(deal, liveOf(deal));
    const about = `${client.name}、${talent.name}${said}${changed && `・${changed}`}`;
    return { id, name: job.title || MISSING_JOB, about, warning: warning ?? undefined };
  };
  return (
    <Dialog
      place="wide"
      title={begun ? '承認の結果' : `${deals.length}件の${kinds[kind].noun}を承認しますか？`}
      busy={sending}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={sending}>
            {begun ? '閉じる' : 'キャンセル'}
          </Button>
          {left > 0 || sending ? (
            <Button onClick={approveAll} loading={sending} autoFocus>
              {begun ? `失敗した${left}件をもう一度承認する` : `${sendable.length}件${total > 0 ? `・${formatYen(total)}` : ''}を承認する`}
            </Button>
          ) : null}
        </>
      }
    >
      <p role="status">
        {begun
          ? `${sendable.length}件のうち${done}件を受け付けました。`
          : '10秒のあいだは取り消せます。承認すると、それぞれのクライアントに通知します。'}
      </p>
      {begun ? (
        <ManyResults
          label="承認するもの"
          rows={sendable.map((deal) => rowOf(deal, null))}
          resultFor={resultFor}
          words={{ done: '受け付けました', refused: '承認できません' }}
        />
      ) : (
        <>
          <p className="figures">
            {total > 0 ? `${sendable.length}件の報酬の合計${yenInText(total)}（税抜）。` : ''}
            {limit === null ? '' : `最も高い報酬は${formatYen(most)}、あなたが1件で承認できる上限は${formatYen(limit)}です。`}
          </p>
          {sendable.length > 0 ? <CheckTable kind={kind} deals={sendable} liveOf={liveOf} /> : null}
        </>
      )}
      {refused.length > 0 ? (
        <>
          <Notice tone="warning">{`次の${refused.length}件は、承認できないため送りません。`}</Notice>
          <ManyResults
            label="承認できないもの"
            rows={refused.map((deal) => rowOf(deal, refusalOf(deal)))}
            resultFor={resultFor}
            words={{ done: '', refused: '' }}
          />
        </>
      ) : null}
    </Dialog>
  );
};
