import { Link } from 'react-router-dom';
import { jstMonth, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import { invoiceDueAt } from '#domain/money/invoice/status.ts';
import { accountAt, accountInShort } from '#domain/money/payee/fields.ts';
import { stageOf } from '#domain/work/deal/stages.ts';
import { isWorkOver } from '#domain/work/deal/workSpan.ts';
import type { Payee } from '#projections/payout/payees.schema.ts';
import { type Deal, type DealKind, hasTerms, type Side } from '#web/entities/deal/kinds.ts';
import { MoneyBox } from '#web/entities/deal/moneyBox.tsx';
import { useMoneyReader } from '#web/entities/deal/moneyReader.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { payDueText } from '#web/entities/deal/rowFacts.ts';
import { useOwnSettlement } from '#web/entities/settlement/settlement.ts';
import { href } from '#web/routing/href.ts';
import { Phrases } from '#web/shared/ui/phrases.tsx';

/** When the money of a side moves; null if no day is known. */
const whenText = ({ sheet, scheduleToClose }: Deal, side: Side): string | null => {
  if (side === 'talent') return sheet === null ? null : payDueText(sheet.payDue);
  if (scheduleToClose === null) return null;
  return `完了後に請求書をお送りします。お支払いは${longDate(invoiceDueAt(jstMonth(scheduleToClose), scheduleToClose))}までです。`;
};

const unknownText = {
  offer: { client: '金額を入れてオファーを送ると決まります。', talent: '金額の入ったオファーが届くと表示されます。' },
  entry: { client: '依頼の確定のときに、報酬を決めます。', talent: '依頼の確定のときに決まります。' },
} as const;
/** What an amount is that nobody is bound to. */
const openState = { client: '見積もり', talent: '見込み' } as const;

/** To which account the cast's money goes at a time (ms), and what its tax depends on. */
const ToAccount = ({ payee, at }: { readonly payee: Payee | null; readonly at: number }) => {
  const account = payee && accountAt(payee, at);
  return (
    <>
      {account ? (
        <p>
          <Phrases>{`お受け取り口座：${accountInShort(account)}`}</Phrases>
        </p>
      ) : (
        <p>
          <Phrases>お受け取り口座が登録されていません。</Phrases>
          <Link to={href('talentPayments')}>お受け取り口座を登録する</Link>
        </p>
      )}
      {payee === null ? <p>源泉徴収税は、税金の扱いの設定で変わります。設定するまでは、個人として計算します。</p> : null}
    </>
  );
};

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Side; readonly now: number };

export const DealMoney = ({ kind, deal, side, now }: Props) => {
  const prices = usePrices(deal);
  const stage = stageOf(kind, deal.status);
  const isAgreed = stage === 'concluded';
  const { row: settled } = useOwnSettlement(side, isAgreed && isWorkOver(deal, now) ? deal.id : '');
  const { reader, payee } = useMoneyReader(side, settled);
  if (stage === 'ended') return null;
  const posted = 'posted' in deal ? deal.posted : null;
  const when = whenText(deal, side);
  const payDue = deal.sheet?.payDue ?? null;
  if (hasTerms(deal))
    return (
      <MoneyBox
        reader={reader}
        fee={deal.fee}
        scheduleToClose={deal.scheduleToClose}
        prices={prices}
        state={isAgreed ? (deal.status === 'IS_CLOSED' ? '完了' : '成立') : openState[side]}
        isAgreed={isAgreed}
      >
        {when === null ? null : <Phrases>{when}</Phrases>}
        {payee === undefined ? null : <ToAccount payee={payee} at={payDue === null ? now : Math.max(now, startOfJstDay(payDue))} />}
      </MoneyBox>
    );
  // The day of the end, which decides the tax rate, is not named yet.
  const known = posted && { fee: posted.feeMin, feeMax: posted.feeMax, scheduleToClose: now };
  return (
    <MoneyBox
      reader={reader}
      {...(known ?? { fee: null, scheduleToClose: null })}
      prices={prices}
      state={known ? openState[side] : '未定'}
      isAgreed={false}
    >
      <Phrases>{known ? '募集の報酬での金額です。依頼の確定のときに決まります。' : unknownText[kind][side]}</Phrases>
    </MoneyBox>
  );
};
