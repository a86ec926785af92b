import { type OfferAction, offerStatusView, type StatusView, type Viewer } from '#domain/offer/statusView.ts';
import type { Offer } from '#projections/offers.ts';

export type { OfferAction, Viewer };

/** What a deal says to its viewer: the domain's row for its status. */
export const viewOf = ({ status }: Pick<Offer, 'status'>, viewer: Viewer): StatusView => offerStatusView[status][viewer];

type Timed = Pick<Offer, 'status' | 'answerDue' | 'scheduleToClose' | 'billStatus'>;

/** Whether the clock (or the bill's state) leaves room for an act; the server decides the same at command time. */
const isOpen = (action: OfferAction, { status, answerDue, scheduleToClose, billStatus }: Timed, now: number): boolean => {
  const before = (due: number | null) => due === null || now < due;
  switch (action) {
    case 'accept':
    case 'refuse':
    case 'approve':
    case 'decline':
      return before(answerDue);
    case 'changeFee':
    case 'changeSchedule':
      return before(status === 'IS_APPROVED' ? scheduleToClose : answerDue);
    case 'adminApprove':
      return before(scheduleToClose);
    case 'claimBill':
    case 'ignoreBill':
      return billStatus === 'UNCLAIMED';
    case 'reopenBill':
      return billStatus === 'CLAIMED' || billStatus === 'IGNORED';
    default:
      return true;
  }
};

/** The acts that this viewer can do now: those of the status, without those that the clock has closed. */
export const openActions = (offer: Timed, viewer: Viewer, now: number): OfferAction[] =>
  viewOf(offer, viewer).actions.filter((action) => isOpen(action, offer, now));
