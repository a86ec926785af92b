import type { Offer } from '#projections/offers.ts';
import { isNear, longTime, until } from '#web/shared/format/dates.ts';
import { type Viewer, viewOf } from '../openActions.ts';
import { OfferStatusChip } from './offerStatusChip.tsx';
import css from './statusBanner.module.css';

/** Where the deal stands for this viewer, in words: what happened, what is awaited, until when. Announced when it changes. */
export const StatusBanner = ({ offer, viewer, now }: { readonly offer: Offer; readonly viewer: Viewer; readonly now: number }) => {
  const { note, tone, needsAction } = viewOf(offer, viewer);
  const { answerDue, adminCancelReason } = offer;
  const near = needsAction && answerDue !== null && isNear(answerDue, now);
  return (
    <section
      aria-label="現在の状況"
      aria-live="polite"
      className={`${css.banner} ${near ? css.warning : tone === 'mine' ? css.mine : tone === 'done' ? css.done : ''}`}
    >
      <div>
        <OfferStatusChip offer={offer} viewer={viewer} now={now} />
      </div>
      <p className={css.note}>{note}</p>
      {answerDue === null ? null : (
        <p className={`${css.due} figures`}>
          回答期限：{longTime(answerDue)}（{until(answerDue, now)}）
        </p>
      )}
      {adminCancelReason ? <p>理由：{adminCancelReason}</p> : null}
    </section>
  );
};
