import { match } from 'ts-pattern';
import type { BillStatus } from '../deal/billStatus.ts';
import { parties, partiesAndTerms } from '../deal/state.ts';
import type { OfferEvent } from './events.ts';
import type { ExistingOffer, OfferState, OfferWithTerms } from './state.ts';

const hasTerms = (state: ExistingOffer): state is OfferWithTerms =>
  state.status === 'IN_PROGRESS' ||
  state.status === 'IS_ACCEPTED' ||
  state.status === 'IS_ADMIN_APPROVED' ||
  state.status === 'IS_APPROVED';

/** Total: an event that the state cannot have (a damaged log) leaves the state as it is; `replay -- verify` finds such logs. */
export const evolve = (state: OfferState, event: OfferEvent): OfferState => {
  const begun = match(event)
    .returnType<OfferState | null>()
    .with({ type: 'OfferInquired' }, ({ data: { jobId, clientId, talentId } }) => ({ status: 'IN_INQUIRY', jobId, clientId, talentId }))
    .with({ type: 'OfferMade' }, ({ data }) => ({ status: 'IN_PROGRESS', ...data, reminded: false }))
    .otherwise(() => null);
  if (begun) return begun;
  return state.status === 'NONE' ? state : follow(state, event);
};

const follow = (state: ExistingOffer, event: OfferEvent): OfferState => {
  const end = (status: 'IS_REFUSED' | 'IS_ADMIN_DISAPPROVED' | 'IS_CANCELED' | 'IS_EXPIRED' | 'IS_ADMIN_CLOSED') => ({
    ...parties(state),
    status,
  });
  const bill = (next: BillStatus, billId: string | null): OfferState =>
    state.status === 'IS_CLOSED' ? { ...state, bill: next, billId } : state;
  const withTerms = (next: (state: OfferWithTerms) => OfferState): OfferState => (hasTerms(state) ? next(state) : state);
  const remind = (): OfferState => ('reminded' in state ? { ...state, reminded: true } : state);
  return match(event)
    .returnType<OfferState>()
    .with({ type: 'OfferInquired' }, { type: 'OfferMade' }, () => state)
    .with({ type: 'OfferInquiryRefused' }, () => ({ ...parties(state), status: 'IS_INQUIRY_REFUSED' }))
    .with({ type: 'OfferAccepted' }, () => withTerms((held) => ({ ...partiesAndTerms(held), status: 'IS_ACCEPTED' })))
    .with({ type: 'OfferRefused' }, { type: 'OfferDeclined' }, () => end('IS_REFUSED'))
    .with({ type: 'OfferAdminApproved' }, ({ data }) =>
      withTerms((held) => ({ ...partiesAndTerms(held), ...data, status: 'IS_ADMIN_APPROVED', reminded: false })),
    )
    .with({ type: 'OfferAdminDisapproved' }, () => end('IS_ADMIN_DISAPPROVED'))
    .with({ type: 'OfferApproved' }, () => withTerms((held) => ({ ...partiesAndTerms(held), status: 'IS_APPROVED' })))
    .with({ type: 'OfferCanceled' }, () => end('IS_CANCELED'))
    .with({ type: 'OfferAcceptReminded' }, { type: 'OfferApproveReminded' }, remind)
    .with({ type: 'OfferExpired' }, () => end('IS_EXPIRED'))
    .with({ type: 'OfferFeeChanged' }, ({ data }) => withTerms((held) => ({ ...held, fee: data.fee })))
    .with({ type: 'OfferScheduleChanged' }, ({ data: { scheduleToClose, answerDue } }) =>
      withTerms((held) =>
        'answerDue' in held ? { ...held, scheduleToClose, answerDue: answerDue ?? held.answerDue } : { ...held, scheduleToClose },
      ),
    )
    .with({ type: 'OfferClosed' }, () =>
      withTerms((held) => ({ ...partiesAndTerms(held), status: 'IS_CLOSED', bill: 'UNCLAIMED', billId: null })),
    )
    .with({ type: 'OfferForceClosed' }, () => end('IS_ADMIN_CLOSED'))
    .with({ type: 'OfferBillClaimed' }, ({ data }) => bill('CLAIMED', data.billId))
    .with({ type: 'OfferBillIgnored' }, () => bill('IGNORED', null))
    .with({ type: 'OfferBillReopened' }, () => bill('UNCLAIMED', null))
    .exhaustive();
};
