import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longTime, monthText } from '#domain/kernel/format/times.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { payoutChip } from '#web/entities/payout/payouts.ts';
import { href } from '#web/routing/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import css from './payments.module.css';

export const Statements = ({ payouts }: { readonly payouts: readonly Payout[] }) =>
  payouts.length === 0 ? null : (
    <Card title="支払通知書">
      <ul>
        {payouts.map((payout) => (
          <li key={payout.id} className={css.row}>
            <h3>
              <CoverLink to={href('talentPayment', { id: payout.id })}>{monthText(payout.month)}に完了したお仕事</CoverLink>
            </h3>
            <b className="figures">{formatYen(payout.total)}</b>
            <p className={css.soft}>
              {['振り込む額', payout.status === 'FIXED' && `${longTime(payout.agreeBy)}までにご確認ください`].filter(Boolean).join('・')}
            </p>
            <StatusChip {...payoutChip(payout)} tone={payout.status === 'FIXED' ? 'mine' : payoutChip(payout).tone} />
          </li>
        ))}
      </ul>
    </Card>
  );
