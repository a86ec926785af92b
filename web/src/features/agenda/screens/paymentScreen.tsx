import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { monthText } from '#domain/kernel/format/times.ts';
import { type Payout, payoutPath } from '#projections/payout/payouts.schema.ts';
import { SavePaper } from '#web/entities/paper/savePaper.tsx';
import { payoutFileName, usePayout } from '#web/entities/payout/payouts.ts';
import { Statement } from '#web/entities/payout/statement.tsx';
import { href } from '#web/routing/href.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { ActionBar, DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';

const ObjectDialog = lazy(() => import('../components/objectDialog.tsx'));

type AgreeProps = { readonly payout: Payout; readonly onClose: () => void };

const AgreeDialog = ({ payout: { id, no }, onClose }: AgreeProps) => {
  const { send } = useCommand<object>({ callable: 'payouts', type: 'agree', shownBy: () => payoutPath(id) });
  return (
    <CommandDialog
      title="この支払通知書に同意しますか？"
      confirmLabel="同意する"
      send={() => send({ payoutId: id, no })}
      done="支払通知書に同意しました"
      onClose={onClose}
    >
      <p>この内容でお支払いします。同意したあとは、異議を申し出られません。</p>
    </CommandDialog>
  );
};

const Answers = ({ payout }: { readonly payout: Payout }) => {
  const [open, setOpen] = useState<'agree' | 'object' | null>(null);
  const now = useNow();
  const close = () => setOpen(null);
  if (payout.status !== 'FIXED') return null;
  return (
    <ActionBar>
      <Button fullWidth onClick={() => setOpen('agree')}>
        この内容に同意する
      </Button>
      {now < payout.agreeBy ? (
        <Button variant="outlined" fullWidth onClick={() => setOpen('object')}>
          異議を申し出る
        </Button>
      ) : null}
      <Suspense>
        {open === 'agree' ? <AgreeDialog payout={payout} onClose={close} /> : null}
        {open === 'object' ? <ObjectDialog payout={payout} onClose={close} /> : null}
      </Suspense>
    </ActionBar>
  );
};

export default function PaymentScreen() {
  const { id = '' } = useParams();
  const query = usePayout(id);
  const none = (
    <EmptyState title="支払通知書が見つかりません" action={<LinkButton to={href('talentPayments')}>お支払いの予定へ</LinkButton>} />
  );
  return (
    <Loaded query={query} row={query.data} none={none}>
      {(payout) => (
        <DetailColumns
          main={
            <Card title={`${monthText(payout.month)}に完了したお仕事`}>
              <Statement payout={payout} />
            </Card>
          }
          side={
            <>
              <Answers payout={payout} />
              <SavePaper callable="payoutFiles" asked={{ payoutId: payout.id }} name={payoutFileName(payout)} variant="outlined" />
            </>
          }
        />
      )}
    </Loaded>
  );
}
