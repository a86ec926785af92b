import { longDate, monthText } from '#domain/kernel/format/times.ts';
import { hintInWords } from '#domain/money/payee/fields.ts';
import { officePayeePath, officePayeeSchema } from '#projections/payout/payees.schema.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { SavePaper } from '#web/entities/paper/savePaper.tsx';
import { payoutFileName, usePayout } from '#web/entities/payout/payouts.ts';
import { Statement } from '#web/entities/payout/statement.tsx';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ActButtons } from '../../acts/actButtons.tsx';
import { payoutActs } from '../payoutActs.ts';

/** The account of a cast as the office sees it: bank, last digits, and holder. */
const Account = ({ talentId }: Pick<Payout, 'talentId'>) => {
  const { data } = useOne(officePayeePath(talentId), officePayeeSchema);
  if (data === undefined) return null;
  const account = data?.account;
  return (
    <Facts
      facts={[
        { term: '登録された口座', value: account ? hintInWords(account) : 'なし' },
        ...(data?.next && data.nextFrom !== null ? [{ term: `${longDate(data.nextFrom)}からの口座`, value: hintInWords(data.next) }] : []),
      ]}
    />
  );
};

type Props = { readonly payout: Payout; readonly onClose: () => void };

/** The statement of a cast's month, and the office's acts on it. */
export default function PayoutDialog({ payout: chosen, onClose }: Props) {
  const payout = usePayout(chosen.id).data ?? chosen;
  const now = useNow();
  return (
    <Dialog
      title={`${payout.name ?? '退会した会員'}さん　${monthText(payout.month)}分`}
      place="wide"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          閉じる
        </Button>
      }
    >
      <Stack>
        <Statement payout={payout} />
        <Account talentId={payout.talentId} />
        <ActButtons acts={payoutActs(payout, now)} />
        <SavePaper callable="payoutFiles" asked={{ payoutId: payout.id }} name={payoutFileName(payout)} variant="outlined" />
      </Stack>
    </Dialog>
  );
}
