import type { EntryStatus } from '#domain/work/entry/status.ts';
import type { OfferStatus } from '#domain/work/offer/status.ts';
import type { Side } from './moments.ts';

export type Step = { readonly by: Side; readonly type: string };

/** The steps to a status. Deadlines do the rest for deals that expire or close. */
type Course<Status> = { readonly status: Status; readonly steps: readonly Step[] };

const client = (type: string): Step => ({ by: 'client', type });
const cast = (type: string): Step => ({ by: 'cast', type });
const office = (type: string): Step => ({ by: 'office', type });

const accepted = [client('makeOffer'), cast('accept')];
const approvedByOffice = [...accepted, office('adminApprove')];
const concluded = [...approvedByOffice, client('approve')];
const inquiry = client('inquire');
/** The end moves by a day, and everybody agrees. */
const movedEnd = [client('proposeChange'), cast('agreeChange'), office('adminApproveChange')];

/** The office registers the cast's yes, and the cast objects. */
const acceptedForCast = [client('makeOffer'), office('accept')];
const objected = [cast('disputeProxy')];
const kept = [...objected, office('settleProxy')];

/** The courses of demo offers, one or more per status. */
export const offerCourses = {
  inquiry: { status: 'IN_INQUIRY', steps: [inquiry] },
  inquiryRefused: { status: 'IS_INQUIRY_REFUSED', steps: [inquiry, cast('refuseInquiry')] },
  offered: { status: 'IN_PROGRESS', steps: [client('makeOffer')] },
  accepted: { status: 'IS_ACCEPTED', steps: [inquiry, ...accepted] },
  acceptedForCast: { status: 'IS_ACCEPTED', steps: acceptedForCast },
  objected: { status: 'IS_ACCEPTED', steps: [...acceptedForCast, ...objected] },
  objectionSettled: { status: 'IS_ACCEPTED', steps: [...acceptedForCast, ...kept] },
  refused: { status: 'IS_REFUSED', steps: [client('makeOffer'), cast('refuse')] },
  declined: { status: 'IS_REFUSED', steps: [...approvedByOffice, client('decline')] },
  approvedByOffice: { status: 'IS_ADMIN_APPROVED', steps: approvedByOffice },
  disapproved: { status: 'IS_ADMIN_DISAPPROVED', steps: [...accepted, office('adminDisapprove')] },
  concluded: { status: 'IS_APPROVED', steps: [...concluded, client('changeFee')] },
  changeAsked: { status: 'IS_APPROVED', steps: [...concluded, client('proposeChange')] },
  changeAgreed: { status: 'IS_APPROVED', steps: [...concluded, client('proposeChange'), cast('agreeChange')] },
  changeDeclined: { status: 'IS_APPROVED', steps: [...concluded, client('proposeChange'), cast('declineChange')] },
  canceled: { status: 'IS_CANCELED', steps: [client('makeOffer'), client('cancel')] },
  unanswered: { status: 'IS_EXPIRED', steps: [client('makeOffer')] },
  unconfirmed: { status: 'IS_EXPIRED', steps: approvedByOffice },
  closed: { status: 'IS_CLOSED', steps: concluded },
  closedAfterInquiry: { status: 'IS_CLOSED', steps: [inquiry, ...concluded] },
  closedAtAnotherFee: { status: 'IS_CLOSED', steps: [client('makeOffer'), client('changeFee'), ...concluded.slice(1)] },
  closedLater: { status: 'IS_CLOSED', steps: [...concluded, ...movedEnd] },
  calledOff: { status: 'IS_APPROVED', steps: [...concluded, client('requestCancellation')] },
  settled: { status: 'IS_ADMIN_CLOSED', steps: [...concluded, client('requestCancellation'), office('settleCancellation')] },
  forceClosed: { status: 'IS_ADMIN_CLOSED', steps: [...concluded, office('forceClose')] },
} as const satisfies Record<string, Course<OfferStatus>>;

const entered = [cast('enter'), office('adminApprove')];
const deciding = [...entered, client('startDeciding')];
const chosen = [...deciding, client('approve')];

/** The courses of demo entries, one or more per status. */
export const entryCourses = {
  entered: { status: 'IN_PROGRESS', steps: [cast('enter')] },
  approvedByOffice: { status: 'IS_ADMIN_APPROVED', steps: entered },
  disapproved: { status: 'IS_ADMIN_DISAPPROVED', steps: [cast('enter'), office('adminDisapprove')] },
  deciding: { status: 'IS_DECIDING', steps: deciding },
  refused: { status: 'IS_REFUSED', steps: [...deciding, client('refuse')] },
  refusedAtOnce: { status: 'IS_REFUSED', steps: [...entered, client('refuse')] },
  withdrawn: { status: 'IS_REFUSED', steps: [...entered, cast('withdraw')] },
  undecided: { status: 'IS_EXPIRED', steps: deciding },
  concluded: { status: 'IS_APPROVED', steps: [...chosen, client('changeFee')] },
  changeObjected: { status: 'IS_APPROVED', steps: [...chosen, client('proposeChange'), office('agreeChange'), ...kept] },
  closed: { status: 'IS_CLOSED', steps: chosen },
  closedAtAnotherFee: { status: 'IS_CLOSED', steps: [...chosen, client('changeFee')] },
  closedLater: { status: 'IS_CLOSED', steps: [...chosen, ...movedEnd] },
  forceClosed: { status: 'IS_ADMIN_CLOSED', steps: [...chosen, office('forceClose')] },
} as const satisfies Record<string, Course<EntryStatus>>;

export type OfferCourse = keyof typeof offerCourses;
export type EntryCourse = keyof typeof entryCourses;

type Chosen = { readonly kind: 'offer'; readonly course: OfferCourse } | { readonly kind: 'entry'; readonly course: EntryCourse };

/** A deal of a job and a cast (by number), the time of each step (ms), and its end. */
export type DealStory = Chosen & {
  readonly job: number;
  readonly cast: number;
  readonly times: readonly number[];
  readonly endsAt: number;
};

/** A deal that ends in a fixed course, without its times. */
export type DealPlan = Chosen & Pick<DealStory, 'job' | 'cast'>;

export const courseOf = (deal: Chosen): Course<OfferStatus | EntryStatus> =>
  deal.kind === 'offer' ? offerCourses[deal.course] : entryCourses[deal.course];
