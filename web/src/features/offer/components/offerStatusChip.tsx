import type { Offer } from '#projections/offers.ts';
import { isNear, until } from '#web/shared/format/dates.ts';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { type Viewer, viewOf } from '../openActions.ts';

const chipTones = { mine: 'mine', waiting: 'theirs', done: 'good', ended: 'ended', warning: 'warning' } as const satisfies Record<
  string,
  ChipTone
>;

/** The status of a deal in a word, with the time left when the viewer's answer is due within 48 hours. */
export const OfferStatusChip = ({ offer, viewer, now }: { readonly offer: Offer; readonly viewer: Viewer; readonly now: number }) => {
  const { label, tone, needsAction } = viewOf(offer, viewer);
  const { answerDue } = offer;
  if (needsAction && answerDue !== null && isNear(answerDue, now)) {
    return <StatusChip tone="warning" label={`${label}・${until(answerDue, now)}`} />;
  }
  return <StatusChip tone={chipTones[tone]} label={label} />;
};
