import { type AggregateName, streamIdOf } from '../../kernel/identifiers.ts';
import type { AccountState } from '../../people/account/state.ts';
import type { ClientState } from '../../people/client/client.ts';
import type { TalentState } from '../../people/talent/state.ts';
import type { EventType } from '../../registry.ts';
import type { ContactState } from '../../talk/contact/state.ts';
import type { ReportState } from '../../talk/report/report.ts';
import { isCalledOff } from '../../work/deal/state.ts';
import type { EntryState } from '../../work/entry/table.ts';
import type { OfferState } from '../../work/offer/table.ts';
import type { DeskKind, DeskList } from './kinds.ts';

/** The list in which an item waits for the office, and the people in it. */
export type Work = {
  readonly waitsIn: DeskList | null;
  readonly clientId: string | null;
  readonly talentId: string | null;
  readonly personId: string | null;
};

const nobody = { clientId: null, talentId: null, personId: null } as const;
const waiting = (waits: boolean): { readonly waitsIn: DeskList | null } => ({ waitsIn: waits ? 'waiting' : null });

const ofDeal = (state: OfferState | EntryState, undecided: string): Work | null => {
  if (state.status === 'NONE') return null;
  const { clientId, talentId } = state;
  return { ...nobody, clientId, talentId, waitsIn: listOf(state, undecided) };
};

const listOf = (state: Exclude<OfferState | EntryState, { status: 'NONE' }>, undecided: string): DeskList | null => {
  // The objection has to be settled before any other decision.
  if ('proxy' in state && state.proxy === 'DISPUTED') return 'proxies';
  if (state.status === undecided) return 'waiting';
  if ('cancellation' in state && isCalledOff(state.cancellation)) return 'cancellations';
  return 'proposal' in state && state.proposal === 'AGREED' ? 'changes' : null;
};

type Works = {
  readonly [Kind in DeskKind]: {
    /** The aggregates whose states are needed, each under the id of the item. */
    readonly of: readonly AggregateName[];
    /** null: there is no such item. */
    workOf(states: readonly unknown[], id: string): Work | null;
    /** The events after which the item may start or stop to wait. */
    readonly moves: readonly EventType[];
  };
};

/** Whether an item waits, from its streams. The office's lists ask the documents the same. */
export const works: Works = {
  offer: {
    of: ['offer'],
    workOf: ([state]) => ofDeal(state as OfferState, 'IS_ACCEPTED'),
    moves: [
      ...(['OfferAccepted', 'OfferCounterAgreed', 'OfferAdminApproved', 'OfferAdminDisapproved', 'OfferCanceled'] as const),
      ...(['OfferForceClosed', 'OfferClosed'] as const),
      ...(['OfferChangeAgreed', 'OfferChangeAdminApproved', 'OfferChangeAdminDisapproved', 'OfferChangeLapsed'] as const),
      ...(['OfferProxyDisputed', 'OfferProxySettled', 'OfferExpired'] as const),
      ...(['OfferCancellationRequested', 'OfferCancellationWithdrawn', 'OfferCancellationSettled', 'OfferCancellationDismissed'] as const),
    ],
  },
  entry: {
    of: ['entry'],
    workOf: ([state]) => ofDeal(state as EntryState, 'IN_PROGRESS'),
    moves: [
      ...(['EntryAdminApproved', 'EntryAdminDisapproved', 'EntryForceClosed', 'EntryClosed'] as const),
      ...(['EntryChangeAgreed', 'EntryChangeAdminApproved', 'EntryChangeAdminDisapproved', 'EntryChangeLapsed'] as const),
      ...(['EntryProxyDisputed', 'EntryProxySettled', 'EntryRefused', 'EntryWithdrawn', 'EntryExpired'] as const),
      ...(['EntryCancellationRequested', 'EntryCancellationWithdrawn', 'EntryCancellationSettled', 'EntryCancellationDismissed'] as const),
    ],
  },
  client: {
    of: ['account', 'client'],
    workOf: ([first, second], clientId) => {
      const [account, client] = [first as AccountState, second as ClientState];
      if (account.status !== 'REGISTERED' || client.status !== 'REGISTERED') return null;
      const asks = account.role === 'client' && !account.wasCertified && client.profile !== null && client.returned === null;
      return { ...nobody, clientId, ...waiting(asks) };
    },
    moves: ['ClientCertified', 'ClientCertificationRevoked', 'ClientProfileReturned', 'ClientProfileChanged'],
  },
  talent: {
    of: ['talent'],
    workOf: ([first], talentId) => {
      const talent = first as TalentState;
      if (talent.status !== 'REGISTERED') return null;
      return { ...nobody, talentId, ...waiting(!talent.wasPublished && talent.returned === null) };
    },
    moves: [
      'TalentRecheckNeeded',
      'TalentBirthdayAsked',
      'TalentPublished',
      'TalentUnpublished',
      'TalentSuspended',
      'TalentProfileReturned',
      'TalentProfileChanged',
    ],
  },
  report: {
    of: ['report'],
    workOf: ([first]) => {
      const report = first as ReportState;
      if (report.status === 'NONE') return null;
      const { clientId, talentId } = report;
      return { ...nobody, clientId, talentId, ...waiting(report.status === 'OPEN') };
    },
    moves: ['ReportMade', 'ReportSettled'],
  },
  contact: {
    of: ['contact'],
    workOf: ([first], id) => {
      const contact = first as ContactState;
      if (contact.status === 'NONE' || contact.status === 'ENDED') return null;
      return { ...nobody, personId: contact.uid ?? streamIdOf('contact', id), ...waiting(contact.status === 'WAITING') };
    },
    moves: ['ContactWritten', 'ContactAnswered', 'ContactClosed'],
  },
};
