import { Link } from 'react-router-dom';
import { jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { longDate, monthText } from '#domain/kernel/format/times.ts';
import { hintInWords } from '#domain/money/payee/fields.ts';
import { legalPayDay } from '#domain/work/deal/payDays.ts';
import { officePayeePath, officePayeeSchema } from '#projections/payout/payees.schema.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { transferPath, transferSchema } from '#projections/payout/transfers.schema.ts';
import { SavePaper } from '#web/entities/paper/savePaper.tsx';
import { payoutFileName, usePayout } from '#web/entities/payout/payouts.ts';
import { Statement } from '#web/entities/payout/statement.tsx';
import { href } from '#web/routing/href.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { Steps } from '#web/shared/ui/steps.tsx';
import { ActButtons } from '../../acts/actButtons.tsx';
import { historyOf } from '../../history/historyAddress.ts';
import { pageOfStream } from '../../history/streamPage.ts';
import { useMayRead } from '../../roles/roles.tsx';
import { courseOf } from '../course.ts';
import { payByWarning } from '../payBy.tsx';
import { orderAct, payableOf, payoutActs } from '../payoutActs.ts';

/** The cast, the account as the office sees it (bank, last digits, holder), and the legal limit. */
const Payee = ({ payout: { talentId, name, lines } }: { readonly payout: Payout }) => {
  const { data } = useOne(officePayeePath(talentId), officePayeeSchema);
  const account = data?.account;
  const limit = lines.map(({ day }) => legalPayDay(day)).sort()[0];
  return (
    <Card title="支払先と期限">
      <Facts
        facts={[
          { term: 'キャスト', value: <Link to={href('officeTalent', { uid: talentId })}>{name ?? '退会した会員'}</Link> },
          ...(data === undefined ? [] : [{ term: '登録された口座', value: account ? hintInWords(account) : 'なし' }]),
          ...(data?.next && data.nextFrom !== null
            ? [{ term: `${longDate(data.nextFrom)}からの口座`, value: hintInWords(data.next) }]
            : []),
          ...(limit ? [{ term: '60日目', value: longDate(startOfJstDay(limit)) }] : []),
        ]}
      />
    </Card>
  );
};

const Course = ({ payout }: { readonly payout: Payout }) => {
  const { id, transferId } = payout;
  const { data } = useOne(transferId === null ? '' : transferPath(transferId), transferSchema);
  return (
    <Card title="経過" action={<Link to={historyOf('payout', id)}>履歴</Link>}>
      <Steps steps={courseOf(payout, data ?? null)} />
    </Card>
  );
};

const Detail = ({ payout }: { readonly payout: Payout }) => {
  const now = useNow();
  const readsDeals = useMayRead()('deals');
  const warning = payout.isOpen ? payByWarning(payout, jstDate(now)) : null;
  const payable = payableOf([payout]);
  return (
    <Stack>
      <Card title={`${payout.name ?? '退会した会員'}さん　${monthText(payout.month)}分`}>
        <Statement
          payout={payout}
          acts={
            <>
              {warning === null ? null : <Notice tone="warning">お支払期限：{warning}</Notice>}
              <ActButtons acts={[...payoutActs(payout, now), ...(payable.length > 0 ? [orderAct(payable, now)] : [])]} />
            </>
          }
          pageOf={readsDeals ? pageOfStream : undefined}
        />
      </Card>
      <Payee payout={payout} />
      <Course payout={payout} />
      <SavePaper callable="payoutFiles" asked={{ payoutId: payout.id }} name={payoutFileName(payout)} variant="outlined" />
    </Stack>
  );
};

export const PayoutDetail = ({ id }: { readonly id: string }) => {
  const query = usePayout(id);
  return (
    <Loaded query={query} row={query.data} none={<EmptyState title="支払いが見つかりません" />}>
      {(payout) => <Detail payout={payout} />}
    </Loaded>
  );
};
