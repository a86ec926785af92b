import type { Offer } from '#projections/deal/offers.schema.ts';
import { href } from '#web/app/href.ts';
import { ScheduleForm, useDealCommand } from '#web/features/deal/changes.ts';
import { scheduleHelp } from '#web/features/deal/public.ts';

/** A new end for an offer. */
export const OfferScheduleForm = ({ offer }: { readonly offer: Offer }) => {
  const { send } = useDealCommand('offers', 'changeSchedule', offer);
  return (
    <ScheduleForm
      name={`schedule:offer:${offer.id}`}
      scheduleToClose={offer.scheduleToClose}
      help={`${scheduleHelp}。回答を待っている場合、回答期限も終了日までに早まります`}
      send={send}
      done={href('clientOfferScheduleDone', { offerId: offer.id })}
    />
  );
};
