import { useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { diffInWords } from '#domain/work/deal/changeWords.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { diffBetween, versionOf, versionText } from '#web/features/deal/public.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { useNow } from '#web/shared/format/now.ts';
import { ManyDialog } from '#web/shared/ui/manyDialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { approvalObstacle } from '../../dealParts/reviewQueues.ts';
import { useApprovalLimit } from '../approvalLimit.ts';
import { decide } from '../commands/decide.ts';
import { nounOf, type PickedDeal } from '../mixedQueue.ts';
import { askedTerms } from '../queries/checks.ts';
import css from './bulkApprove.module.css';
import { BulkCheckTable, type Standings } from './bulkCheckTable.tsx';

/** What changed since the dialog was opened; empty if nothing did. */
const changedText = (confirmed: Deal, live: Deal | undefined): string => {
  if (!live || live.termsNo === confirmed.termsNo) return '';
  const diff = diffInWords(diffBetween(versionOf(confirmed), versionOf(live)));
  return `条件が変わりました（${versionText(confirmed.termsNo)} → ${versionText(live.termsNo)}、${diff}）`;
};

/** Why a deal would be refused now; null if it would not. */
const useRefusal = () => {
  const { limit, beyond } = useApprovalLimit();
  const now = useNow();
  return (deal: PickedDeal): string | null =>
    beyond(deal.fee) === 'above' ? `あなたの承認の上限${formatYen(limit ?? 0)}を超えています` : approvalObstacle(deal.kind, deal, now);
};

type Props = { readonly deals: readonly PickedDeal[]; readonly onClose: () => void };

/** Deals that would be refused are named before, and not sent. */
export default function BulkApproveDialog({ deals: selected, onClose }: Props) {
  const refusalOf = useRefusal();
  const { limit } = useApprovalLimit();
  // A copy of the confirmed deals, since an approved one leaves the list.
  const [deals] = useState(selected);
  const [omitted, setOmitted] = useState<ReadonlySet<string>>(new Set());
  const [begunWith, setBegunWith] = useState<readonly PickedDeal[] | null>(null);
  const [standings, setStandings] = useState<Standings>(new Map());
  const sendable =
    begunWith ?? deals.filter((deal) => !omitted.has(deal.id) && refusalOf(deal) === null && standings.get(deal.id) !== 'locked');
  const many = useManyCommands(sendable);
  const { sendAll, resultFor, done, left, begun } = many;
  const uid = useUid();
  const approveAll = async () => {
    setBegunWith(sendable);
    const failed = await sendAll(async (deal, commandId) => {
      await decide(deal.kind, deal, { type: 'adminApprove', termsNo: deal.termsNo }, { commandId, uid });
    });
    if (failed === 0) onClose();
  };
  const total = sendable.reduce((sum, { fee }) => sum + (fee ?? 0), 0);
  const most = Math.max(0, ...sendable.map(({ fee }) => fee ?? 0));
  const [firstDay] = sendable.flatMap((deal) => askedTerms(deal).sheet?.workDays.map(({ date }) => date) ?? []).sort();
  const figures = [
    ['承認する', `${sendable.length}件`],
    ['合計（税抜）', formatYen(total)],
    ...(limit === null ? [] : [['最も高い報酬／あなたの上限', `${formatYen(most)}／${formatYen(limit)}`]]),
    ...(firstDay ? [['いちばん近い初日', shortDay(firstDay)]] : []),
  ];
  const changedIn = (deal: PickedDeal) =>
    changedText(
      deal,
      selected.find(({ id }) => id === deal.id),
    );
  const rowOf = (deal: PickedDeal) => {
    const { id, job, client, talent, fee } = deal;
    const said = fee === null ? '' : `・${formatYen(fee)}（税抜）`;
    const changed = changedIn(deal);
    return { id, name: job.title || MISSING_JOB, about: `${client.name}、${talent.name}${said}${changed && `・${changed}`}` };
  };
  const pick = (id: string) => {
    const next = new Set(omitted);
    if (!next.delete(id)) next.add(id);
    setOmitted(next);
  };
  return (
    <ManyDialog
      many={many}
      place="wide"
      title={`${sendable.length}件の${nounOf(deals)}を承認しますか？`}
      resultTitle="承認の結果"
      act={{
        first: `${sendable.length}件${total > 0 ? `・${formatYen(total)}` : ''}を承認する`,
        again: `失敗した${left}件をもう一度承認する`,
        autoFocus: true,
      }}
      onClose={onClose}
      onSend={() => void approveAll()}
    >
      <p role="status">
        {begun
          ? `${sendable.length}件のうち${done}件を受け付けました。`
          : '10秒のあいだは取り消せます。承認すると、それぞれのクライアントに通知します。'}
      </p>
      {begun ? (
        <ManyResults
          label="承認するもの"
          rows={sendable.map(rowOf)}
          resultFor={resultFor}
          words={{ done: '受け付けました', refused: '承認できません' }}
        />
      ) : (
        <>
          <dl className={css.figures}>
            {figures.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <BulkCheckTable
            deals={deals}
            omitted={omitted}
            onPick={pick}
            refusalOf={refusalOf}
            changedText={changedIn}
            standings={standings}
            setStandings={setStandings}
          />
        </>
      )}
    </ManyDialog>
  );
}
