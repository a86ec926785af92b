import { useState } from 'react';
import { diffInWords } from '#domain/deal/changeWords.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { type Deal, type DealKind, diffBetween, kinds, versionOf, versionText } from '#web/features/deal/public.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useManyCommands } from '#web/shared/data/useManyCommands.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { ManyResults } from '#web/shared/ui/manyResults.tsx';
import { decide } from '../commands/decide.ts';

/** The fee and version at confirmation, and the current ones if they differ. */
const termsOf = (confirmed: Deal, live: Deal | undefined): string => {
  const { fee, termsNo } = confirmed;
  const said = fee === null ? '' : `・${versionText(termsNo)} ${formatYen(fee)}（税抜）`;
  if (!live || live.termsNo === termsNo) return said;
  return `${said}・条件が変わりました（${versionText(termsNo)} → ${versionText(live.termsNo)}、${diffInWords(diffBetween(versionOf(confirmed), versionOf(live)))}）`;
};

type Props = { readonly kind: DealKind; readonly deals: readonly Deal[]; readonly onClose: () => void };

/** Approves the selected deals after one confirmation, with a result for each. */
export const BulkApproveDialog = ({ kind, deals: selected, onClose }: Props) => {
  // A copy of the confirmed deals, since an approved one leaves the list.
  const [deals] = useState(selected);
  const { sendAll, sending, resultFor, done, left, begun } = useManyCommands(deals);
  const uid = useUid();
  const approveAll = () =>
    sendAll((deal, commandId) => decide(kind, deal, { type: 'adminApprove', termsNo: deal.termsNo }, { commandId, uid }));
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
              {begun ? `失敗した${left}件をもう一度承認する` : `${deals.length}件を承認する`}
            </Button>
          ) : null}
        </>
      }
    >
      <p role="status">{begun ? `${deals.length}件のうち${done}件を承認しました。` : '承認すると、それぞれのクライアントに通知します。'}</p>
      <ManyResults
        label="承認するもの"
        rows={deals.map((deal) => {
          const { id: dealId, job, client, talent } = deal;
          const live = selected.find(({ id }) => id === dealId);
          return { id: dealId, name: job.title || dealId, about: `${client.name}、${talent.name}${termsOf(deal, live)}` };
        })}
        resultFor={resultFor}
        words={{ done: '承認しました', refused: '承認できません' }}
      />
    </Dialog>
  );
};
