import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import css from '../../table.module.css';
import { type Result, useApprovals } from '../commands/useApprovals.ts';
import type { Deal, Desk } from '../desk.ts';

const words: Record<Exclude<Result['kind'], 'open'>, { label: string; tone: ChipTone }> = {
  sending: { label: '送信中', tone: 'theirs' },
  done: { label: '承認しました', tone: 'good' },
  dealtWith: { label: '処理済み', tone: 'ended' },
  refused: { label: '承認できません', tone: 'warning' },
  again: { label: '届いていません', tone: 'warning' },
};

const ResultLine = ({ result }: { readonly result: Result }) =>
  result.kind === 'open' ? null : (
    <>
      <StatusChip {...words[result.kind]} />
      {'why' in result ? <small>{result.why}</small> : null}
    </>
  );

type Props<Row extends Deal> = { readonly desk: Desk<Row>; readonly deals: readonly Row[]; readonly onClose: () => void };

/** Approves what was selected after one confirmation, and says of each deal how it went. */
export const BulkApproveDialog = <Row extends Deal>({ desk, deals: selected, onClose }: Props<Row>) => {
  const id = useId();
  // As it was confirmed: what is approved leaves the list behind the dialog.
  const [deals] = useState(selected);
  const { approveAll, sending, resultFor } = useApprovals(desk, deals);
  const count = (kind: Result['kind']) => deals.filter((deal) => resultFor(deal.id).kind === kind).length;
  const open = count('open') + count('again');
  const begun = count('open') < deals.length;
  return (
    <Dialog open fullWidth onClose={sending ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{begun ? '承認の結果' : `${deals.length}件の${desk.noun}を承認しますか？`}</DialogTitle>
      <DialogContent>
        <p role="status">
          {begun ? `${deals.length}件のうち${count('done')}件を承認しました。` : '承認すると、それぞれのクライアントに確認が届きます。'}
        </p>
        <ul className={css.results} aria-label="承認するもの">
          {deals.map((deal) => (
            <li key={deal.id}>
              <span>
                {deal.job.title || deal.id}
                <small>
                  {deal.client.name}、{deal.talent.name}
                </small>
              </span>
              <ResultLine result={resultFor(deal.id)} />
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={sending}>
          {begun ? '閉じる' : 'やめる'}
        </Button>
        {open > 0 || sending ? (
          <Button color="secondary" onClick={approveAll} loading={sending} autoFocus>
            {begun ? `届いていない${open}件をもう一度送る` : `${deals.length}件を承認する`}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
};
