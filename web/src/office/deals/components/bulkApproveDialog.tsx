import { useState } from 'react';
import { formatYen, yenInText } from '#domain/kernel/format/numbers.ts';
import { diffInWords } from '#domain/work/deal/changeWords.ts';
import { sheetChecks } from '#domain/work/deal/sheetWords.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { type Deal, type DealKind, type Deals, kinds } from '#web/entities/deal/kinds.ts';
import { useMasterName } from '#web/entities/master/masterOptions.tsx';
import { diffBetween, versionOf, versionText } from '#web/features/deal/public.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { approvalObstacle } from '../../dealParts/reviewQueues.ts';
import { useApprovalLimit } from '../approvalLimit.ts';
import { decide } from '../commands/decide.ts';

/** The fee and version at confirmation, and the current ones if they differ. */
const termsOf = (confirmed: Deal, live: Deal | undefined): string => {
  const { fee, termsNo } = confirmed;
  const said = fee === null ? '' : `・${versionText(termsNo)} ${formatYen(fee)}（税抜）`;
  if (!live || live.termsNo === termsNo) return said;
  return `${said}・条件が変わりました（${versionText(termsNo)} → ${versionText(live.termsNo)}、${diffInWords(diffBetween(versionOf(confirmed), versionOf(live)))}）`;
};

/** What the member has to know of a deal before the press, and whether it would be refused. */
const useForeseen = <K extends DealKind>(kind: K) => {
  const { limit, beyond } = useApprovalLimit();
  const masterName = useMasterName();
  const now = useNow();
  const refusalOf = (deal: Deals[K]): string | null => {
    if (beyond(deal.fee) === 'above') return `あなたの承認の上限${formatYen(limit ?? 0)}を超えています`;
    return approvalObstacle(kind, deal, now);
  };
  const warningOf = (deal: Deals[K]): string | null => {
    const missing = kind === 'offer' ? sheetChecks(deal, { masterName }).flatMap(({ label, isMissing }) => (isMissing ? [label] : [])) : [];
    const second = beyond(deal.fee) === 'second' ? ['別の担当者の確認が必要です'] : [];
    return [...(missing.length > 0 ? [`未記入：${missing.join('、')}`] : []), ...second].join('・') || null;
  };
  return { limit, refusalOf, warningOf };
};

type Props<K extends DealKind> = { readonly kind: K; readonly deals: readonly Deals[K][]; readonly onClose: () => void };

/**
 * Approves the selected deals after one confirmation, with a result for each. Deals that would be
 * refused are named before, and not sent.
 */
export const BulkApproveDialog = <K extends DealKind>({ kind, deals: selected, onClose }: Props<K>) => {
  const { limit, refusalOf, warningOf } = useForeseen(kind);
  // A copy of the confirmed deals, since an approved one leaves the list.
  const [deals] = useState(selected);
  const [begunWith, setBegunWith] = useState<readonly Deals[K][] | null>(null);
  const refused = deals.filter((deal) => (begunWith ? !begunWith.includes(deal) : refusalOf(deal) !== null));
  const sendable = deals.filter((deal) => !refused.includes(deal));
  const { sendAll, sending, resultFor, done, left, begun } = useManyCommands(sendable);
  const uid = useUid();
  const approveAll = () => {
    setBegunWith(sendable);
    return sendAll(async (deal, commandId) => {
      await decide(kind, deal, { type: 'adminApprove', termsNo: deal.termsNo }, { commandId, uid });
    });
  };
  const total = sendable.reduce((sum, { fee }) => sum + (fee ?? 0), 0);
  const rowOf = (deal: Deals[K], warning: string | null) => {
    const { id, job, client, talent } = deal;
    const live = selected.find((each) => each.id === id);
    const about = `${client.name}、${talent.name}${termsOf(deal, live)}`;
    return { id, name: job.title || MISSING_JOB, about, warning: warning ?? undefined };
  };
  return (
    <Dialog
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
              {begun ? `失敗した${left}件をもう一度承認する` : `${sendable.length}件を承認する`}
            </Button>
          ) : null}
        </>
      }
    >
      <p role="status">
        {begun ? `${sendable.length}件のうち${done}件を承認しました。` : '承認すると、それぞれのクライアントに通知します。'}
      </p>
      {begun ? null : (
        <p className="figures">
          {total > 0 ? `${sendable.length}件の報酬の合計${yenInText(total)}（税抜）。` : ''}
          {limit === null ? '' : `あなたが1件で承認できる上限は${formatYen(limit)}です。`}
        </p>
      )}
      <ManyResults
        label="承認するもの"
        rows={sendable.map((deal) => rowOf(deal, begun ? null : warningOf(deal)))}
        resultFor={resultFor}
        words={{ done: '承認しました', refused: '承認できません' }}
      />
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
