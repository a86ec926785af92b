import type { ChatCommand } from '#domain/chat/commands.ts';
import { parties } from '#domain/deal/state.ts';
import type { EntryCommand } from '#domain/entry/commands.ts';
import type { AgencyGroup } from '#domain/kernel/agencyGroups.ts';
import { type AggregateName, parseStreamId } from '#domain/kernel/identifiers.ts';
import type { OfferCommand } from '#domain/offer/commands.ts';
import type { AnyEnvelope, EnvelopeNamed, EventType } from '#domain/registry.ts';
import type { ReviewCommand } from '#domain/review/commands.ts';
import type { StudentCommand } from '#domain/student/commands.ts';
import type { TalentCommand } from '#domain/talent/commands.ts';

/** A command that the system sends because of an event. */
export type FollowUp = { readonly aggregate: AggregateName; readonly entityId: string; readonly command: { readonly type: string } };

type Table = { readonly [Type in EventType]?: (event: EnvelopeNamed<Type>) => readonly FollowUp[] };

/** A closed deal is reviewed by both sides, under the deal's own id. */
const openReviews = (dealKind: 'offer' | 'entry', { streamId, data }: EnvelopeNamed<'OfferClosed' | 'EntryClosed'>): FollowUp => {
  const command: ReviewCommand = { type: 'open', dealKind, ...parties(data), closedAt: data.closedAt };
  return { aggregate: 'review', entityId: parseStreamId(streamId).entityId, command };
};

/**
 * A deal has a room from its beginning, under its own id; an offer that follows an inquiry has one
 * already.
 */
const openRoom = (
  dealKind: 'offer' | 'entry',
  { streamId, version, data }: EnvelopeNamed<'OfferInquired' | 'OfferMade' | 'EntryMade'>,
): FollowUp[] => {
  const dealId = parseStreamId(streamId).entityId;
  const command: ChatCommand = { type: 'open', dealKind, dealId, ...parties(data) };
  return version === 1 ? [{ aggregate: 'chat', entityId: dealId, command }] : [];
};

/**
 * When somebody leaves, the profile is withdrawn too, with a talent's guardian and saved searches.
 */
const withdrawProfile = ({ streamId, data: { role } }: EnvelopeNamed<'AccountWithdrawn'>): FollowUp[] => {
  const aggregates = { talent: ['talent', 'guardian', 'savedSearch'], client: ['client', 'savedSearch'] } as const;
  const leaving: readonly AggregateName[] = role === null ? [] : aggregates[role];
  return leaving.map((aggregate) => ({ aggregate, entityId: parseStreamId(streamId).entityId, command: { type: 'withdraw' } }));
};

/** Nobody sees a minor's profile once the guardian who consented to it does so no more. */
const hideProfile = ({ streamId }: AnyEnvelope, consentEnded: boolean): FollowUp[] => {
  const command = { type: 'hide', reason: '保護者の同意がなくなったため' } satisfies TalentCommand;
  return consentEnded ? [{ aggregate: 'talent', entityId: parseStreamId(streamId).entityId, command }] : [];
};

/**
 * The talent who holds a place on the roster hears of it, with the version of the news;
 * `belongingTo` null: it is theirs no more.
 */
const tellTalent = ({ streamId, version }: AnyEnvelope, talentId: string | null, belongingTo: AgencyGroup | null): FollowUp[] => {
  const command = {
    type: 'followRoster',
    taCode: parseStreamId(streamId).entityId,
    belongingTo,
    rosterVersion: version,
  } satisfies TalentCommand;
  return talentId === null ? [] : [{ aggregate: 'talent', entityId: talentId, command }];
};

/** A place on the roster becomes free when its talent leaves. */
const leaveRoster = ({ streamId, data: { taCode } }: EnvelopeNamed<'TalentWithdrawn'>): FollowUp[] => {
  const command = { type: 'leave', talentId: parseStreamId(streamId).entityId } satisfies StudentCommand;
  return taCode === null ? [] : [{ aggregate: 'student', entityId: taCode, command }];
};

/** The deals on an invoice are claimed under its number. */
const claimBills = ({ data: { number, lines } }: EnvelopeNamed<'InvoiceIssued'>): FollowUp[] =>
  lines.map(({ deal }) => ({
    ...parseStreamId(deal),
    command: { type: 'claimBill', billId: number } satisfies OfferCommand & EntryCommand,
  }));

/** The deals on a void invoice can be billed again. Why it is void is the invoice's to say. */
const reopenBills = ({ data: { number, deals } }: EnvelopeNamed<'InvoiceVoided'>): FollowUp[] =>
  deals.map((deal) => ({
    ...parseStreamId(deal),
    command: { type: 'reopenBill', reason: `請求書${number}を無効にしたため` } satisfies OfferCommand & EntryCommand,
  }));

/**
 * What follows from which event, in another stream. Pure: the same event always asks for the same
 * commands.
 */
const followUps: Table = {
  OfferInquired: (event) => openRoom('offer', event),
  OfferMade: (event) => openRoom('offer', event),
  EntryMade: (event) => openRoom('entry', event),
  OfferClosed: (event) => [openReviews('offer', event)],
  EntryClosed: (event) => [openReviews('entry', event)],
  AccountWithdrawn: withdrawProfile,
  TalentWithdrawn: leaveRoster,
  GuardianRegistered: (event) => hideProfile(event, event.data.endsConsent),
  GuardianConsentRefused: (event) => hideProfile(event, event.data.scope === 'PROFILE'),
  InvoiceIssued: claimBills,
  InvoiceVoided: reopenBills,
  StudentLinked: (event) => tellTalent(event, event.data.talentId, event.data.belongingTo),
  StudentChanged: (event) => tellTalent(event, event.data.talentId, event.data.belongingTo),
  StudentUnlinked: (event) => tellTalent(event, event.data.talentId, null),
  StudentRemoved: (event) => tellTalent(event, event.data.talentId, null),
};

export const followUpTypes = Object.keys(followUps) as EventType[];

export const followUpsOf = (event: AnyEnvelope): readonly FollowUp[] =>
  (followUps[event.type] as ((event: AnyEnvelope) => readonly FollowUp[]) | undefined)?.(event) ?? [];
