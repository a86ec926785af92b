import type { AgencyGroup } from '#domain/kernel/agencyGroups.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type AggregateName, parseStreamId } from '#domain/kernel/identifiers.ts';
import { dealsOn } from '#domain/money/invoice/lines.ts';
import type { SettlementCommand } from '#domain/money/settlement/settlement.ts';
import type { StudentCommand } from '#domain/people/student/student.ts';
import type { TalentCommand } from '#domain/people/talent/talent.ts';
import { type AnyEnvelope, aggregateNamed, type EnvelopeNamed, type EventType } from '#domain/registry.ts';
import type { ChatCommand } from '#domain/talk/chat/chat.ts';
import type { ReviewCommand } from '#domain/talk/review/review.ts';
import { parties } from '#domain/work/deal/state.ts';
import type { EntryCommand } from '#domain/work/entry/commands.ts';
import type { OfferCommand } from '#domain/work/offer/commands.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { asProgramFault } from '../eventStore/faults.ts';
import type { Sender } from '../eventStore/request.ts';
import type { Rule } from '../eventStore/rule.ts';
import { log } from '../platform/log.ts';
import type { Runtime } from '../ports.ts';

/** A command that the system sends after an event. `rules` decide whether it applies. */
export type FollowUp = {
  readonly aggregate: AggregateName;
  readonly entityId: string;
  readonly command: { readonly type: string };
  readonly rules?: readonly Rule[];
  /** Who sends it, if it is not the system: the person who caused it. */
  readonly uid?: string;
};

type Table = { readonly [Type in EventType]?: (event: EnvelopeNamed<Type>) => readonly FollowUp[] };

const openReviews = (dealKind: 'offer' | 'entry', { streamId, data }: EnvelopeNamed<'OfferClosed' | 'EntryClosed'>): FollowUp => {
  const command: ReviewCommand = { type: 'open', dealKind, ...parties(data), closedAt: data.closedAt };
  return { aggregate: 'review', entityId: parseStreamId(streamId).entityId, command };
};

/** Opens the chat room of a new deal. An offer after an inquiry has one already. */
const openRoom = (
  dealKind: 'offer' | 'entry',
  { streamId, version, data }: EnvelopeNamed<'OfferInquired' | 'OfferMade' | 'EntryMade'>,
): FollowUp[] => {
  const dealId = parseStreamId(streamId).entityId;
  const command: ChatCommand = { type: 'open', dealKind, dealId, ...parties(data) };
  return version === 1 ? [{ aggregate: 'chat', entityId: dealId, command }] : [];
};

/** After a withdrawal, withdraws the profile, saved searches, and a talent's guardian and
 * account for payments. */
const withdrawProfile = ({ streamId, data: { role } }: EnvelopeNamed<'AccountWithdrawn'>): FollowUp[] => {
  const aggregates = { talent: ['talent', 'guardian', 'savedSearch', 'payee'], client: ['client', 'savedSearch'] } as const;
  const leaving: readonly AggregateName[] = role === null ? [] : aggregates[role];
  return leaving.map((aggregate) => ({ aggregate, entityId: parseStreamId(streamId).entityId, command: { type: 'withdraw' } }));
};

const hideProfile = ({ streamId }: AnyEnvelope, consentEnded: boolean): FollowUp[] => {
  const command = { type: 'hide', reason: '保護者の同意がなくなったため' } satisfies TalentCommand;
  return consentEnded ? [{ aggregate: 'talent', entityId: parseStreamId(streamId).entityId, command }] : [];
};

/** Tells a talent of a change on the roster. `belongingTo` null: the talent lost the place. */
const tellTalent = (
  { streamId, version }: AnyEnvelope,
  talentId: string | null,
  belongingTo: AgencyGroup | null,
  birthday: string | null = null,
): FollowUp[] => {
  const command = {
    type: 'followRoster',
    taCode: parseStreamId(streamId).entityId,
    belongingTo,
    rosterVersion: version,
    birthday,
  } satisfies TalentCommand;
  return talentId === null ? [] : [{ aggregate: 'talent', entityId: talentId, command }];
};

const leaveRoster = ({ streamId, data: { taCode } }: EnvelopeNamed<'TalentWithdrawn'>): FollowUp[] => {
  const command = { type: 'leave', talentId: parseStreamId(streamId).entityId } satisfies StudentCommand;
  return taCode === null ? [] : [{ aggregate: 'student', entityId: taCode, command }];
};

const claimBills = ({ data: { number, lines } }: EnvelopeNamed<'InvoiceIssued'>): FollowUp[] =>
  dealsOn(lines).map((deal) => ({
    ...parseStreamId(deal),
    command: { type: 'claimBill', billId: number } satisfies OfferCommand & EntryCommand & SettlementCommand,
  }));

const reopenBills = ({ data: { number, deals } }: EnvelopeNamed<'InvoiceVoided'>): FollowUp[] =>
  deals.map((deal) => ({
    ...parseStreamId(deal),
    command: { type: 'reopenBill', reason: `請求書${number}を無効にしたため` } satisfies OfferCommand & EntryCommand & SettlementCommand,
  }));

/** 見送り in an audition ends the deal, as if its client had ended it on its page. */
const endDeal = ({ data }: EnvelopeNamed<'AuditionCastDeclined'>): FollowUp[] => {
  const { dealKind, dealId, clientId, reasonCode, reason } = data;
  const said = { ...(reasonCode !== null && { reasonCode }), ...(reason !== null && { reason }) };
  return [{ aggregate: dealKind, entityId: dealId, uid: clientId, command: { type: dealKind === 'offer' ? 'cancel' : 'refuse', ...said } }];
};

/** The follow-up commands by event type. Pure: the same event always gives the same commands. */
const followUps: Table = {
  OfferInquired: (event) => openRoom('offer', event),
  OfferMade: (event) => openRoom('offer', event),
  EntryMade: (event) => openRoom('entry', event),
  OfferClosed: (event) => [openReviews('offer', event)],
  EntryClosed: (event) => [openReviews('entry', event)],
  AccountWithdrawn: withdrawProfile,
  TalentWithdrawn: leaveRoster,
  AuditionCastDeclined: endDeal,
  GuardianRegistered: (event) => hideProfile(event, event.data.endsConsent),
  GuardianConsentRefused: (event) => hideProfile(event, event.data.scope === 'PROFILE'),
  InvoiceIssued: claimBills,
  InvoiceVoided: reopenBills,
  StudentLinked: (event) => tellTalent(event, event.data.talentId, event.data.belongingTo),
  StudentChanged: (event) => tellTalent(event, event.data.talentId, event.data.belongingTo, event.data.birthday),
  StudentUnlinked: (event) => tellTalent(event, event.data.talentId, null),
  StudentRemoved: (event) => tellTalent(event, event.data.talentId, null),
};

export const followUpTypes = Object.keys(followUps) as EventType[];

/** The follow-up commands of an event; empty for most types. */
const followUpsOf = (event: AnyEnvelope): readonly FollowUp[] =>
  (followUps[event.type] as ((event: AnyEnvelope) => readonly FollowUp[]) | undefined)?.(event) ?? [];

/**
 * Sends a follow-up command of an event. Its id is made from the event, the command and its target,
 * so a repeated delivery has no effect. A refusal means that the command no longer applies.
 */
export const sendFollowUp = async (
  runtime: Runtime,
  event: AnyEnvelope,
  { aggregate, entityId, command, rules = [], uid }: FollowUp,
): Promise<void> => {
  const commandId = `policy_${event.id}_${aggregate}_${command.type}_${entityId}`;
  const because = { causationId: event.id, correlationId: event.meta.correlationId };
  try {
    const begins = command.type === 'open';
    const sender: Sender = uid === undefined ? 'system' : { uid, hasRequiredSecondFactor: true };
    const request = { aggregate: aggregateNamed(aggregate), entityId, command, commandId, sender, rules, ...because };
    await announce(runtime, await executeCommand(runtime, { ...request, ...(begins && { begins }) }));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'aborted') throw error;
    log(rules.length > 0 ? 'INFO' : 'WARNING', 'a follow-up was refused', { commandId, code: error.code });
  }
};

export const sendFollowUps = async (runtime: Runtime, event: AnyEnvelope): Promise<void> => {
  for (const followUp of asProgramFault(() => followUpsOf(event))) await sendFollowUp(runtime, event, followUp);
};
