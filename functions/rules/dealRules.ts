import { DomainError } from '#domain/kernel/domainError.ts';
import { PRICE_LIST, type PriceListState, priceList } from '#domain/money/priceList/priceList.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import type { CommandRow, DealRule } from '#domain/work/deal/commandRow.ts';
import { sendersOf } from '#domain/work/deal/row.ts';
import type { TermsSheet } from '#domain/work/deal/sheet.ts';
import type { Posted } from '#domain/work/deal/state.ts';
import { firstWorkPosted } from '#domain/work/deal/workSpan.ts';
import { assertCanEnter, clientOf } from '#domain/work/entry/assertCanEnter.ts';
import { entryCommands } from '#domain/work/entry/commands.ts';
import type { entry } from '#domain/work/entry/entry.ts';
import { job } from '#domain/work/job/job.ts';
import { assertRole, seatsIn } from '#domain/work/job/roles.ts';
import { isPosted, type JobState, postedJob } from '#domain/work/job/state.ts';
import { assertCanOffer, assertInMarket } from '#domain/work/offer/assertCanOffer.ts';
import { offerCommands } from '#domain/work/offer/commands.ts';
import type { offer } from '#domain/work/offer/offer.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import { pairPath } from '../eventStore/reservations.ts';
import type { Rule, RuleDocuments } from '../eventStore/rule.ts';
import { castAnswers, castIn, otherApprover } from './answersOnBehalf.ts';
import { manualBilling } from './billing.ts';
import { notBlockedByCast, notBlockedByClient } from './blocks.ts';
import { consentToEntryChange, consentToJob, consentToOffer } from './guardianConsents.ts';
import { notHeldByOther } from './heldDays.ts';
import { assertRoleOpen, fullnessOf, seatLeft } from './jobRoles.ts';
import { dealsOfPair, notDoubleBooked, previousDeal, reservePair } from './reservedDeals.ts';

// The rules over other streams that the rows of offers and entries name.

type Command = {
  readonly type: string;
  readonly jobId?: string;
  readonly talentId?: string;
  readonly previous?: string;
  readonly roleNo?: number;
  readonly sheet?: TermsSheet;
  readonly billId?: string;
  readonly onBehalf?: object;
};

/** A command on a deal. `castId`: the cast who sends it, or whom it is about. */
type Asked = {
  readonly deal: typeof offer | typeof entry;
  readonly entityId: string;
  readonly command: Command;
  readonly uid: string;
  readonly castId: string;
  readonly ids: KnownIds;
};

/** The posting that the entry answers, with the fees of its role, as the command reads it. */
const postedOf = (state: JobState, roleNo: number | undefined): Posted => {
  const found = postedJob(state);
  const { posting, words } = found;
  const { sheet, startsAt } = posting;
  const { feeMin, feeMax } = seatsIn(found).roles.find(({ no }) => no === roleNo) ?? posting;
  return { feeMin, feeMax, sheet, startsAt, words: words && { content: words.description, place: words.place } };
};

/** A command that begins a deal, with the number of the pair's deals before it. */
const counted = ({ command }: Asked, documents: RuleDocuments) => {
  const { jobId = '', talentId = '' } = command;
  return { ...command, earlierDeals: dealsOfPair(documents.get(pairPath({ jobId, talentId }))) };
};

/**
 * A new offer: the client's own job is open, the cast can be asked, and nobody holds the (job,
 * cast) pair, or the deal that the command names as ended.
 */
const newOffer = (asked: Asked): Rule => {
  const { entityId, command, uid } = asked;
  const { jobId = '', talentId = '', previous, roleNo } = command;
  return {
    streams: [
      { aggregate: job, entityId: jobId },
      { aggregate: talent, entityId: talentId },
      { aggregate: account, entityId: talentId },
      ...(previous === undefined ? [] : [previousDeal(previous)]),
    ],
    fillCommand: (_states, _held, documents) => counted(asked, documents),
    check: ([jobState, talentState, accountState], _now, _found, documents) => {
      assertInMarket(accountState as AccountState);
      assertCanOffer(jobState as JobState, talentState as TalentState, uid);
      assertRole(seatsIn(postedJob(jobState as JobState)), roleNo);
      if (previous !== undefined && !documents.get(pairPath({ jobId, talentId }))) throw new DomainError('not-found');
    },
    reserve: reservePair('offer', entityId, jobId, talentId, () => uid, previous),
  };
};

/** The same for an inquiry, with the start of the first work, before which it is reminded. */
const newInquiry = (asked: Asked): Rule => ({
  ...newOffer(asked),
  fillCommand: ([jobState], _held, documents) => {
    const found = jobState as JobState;
    return { ...counted(asked, documents), begins: isPosted(found) ? firstWorkPosted(found.posting) : null };
  },
});

/**
 * A new entry: the job takes entries, clients can see the cast, and nobody holds the pair. The
 * client is the account that posted the job.
 */
const newEntry = ({ entityId, command, uid }: Asked): Rule => ({
  streams: [
    { aggregate: job, entityId: command.jobId ?? '' },
    { aggregate: talent, entityId: uid },
  ],
  fillCommand: ([jobState]) => ({
    ...command,
    clientId: clientOf(jobState as JobState),
    posted: postedOf(jobState as JobState, command.roleNo),
  }),
  documents: fullnessOf(command.jobId ?? '', command.roleNo),
  check: ([jobState, talentState], now, _found, documents) => {
    assertCanEnter(jobState as JobState, talentState as TalentState, now);
    assertRoleOpen(jobState as JobState, command.jobId ?? '', command.roleNo, documents);
  },
  reserve: reservePair('entry', entityId, command.jobId ?? '', uid, ([jobState]) => clientOf(jobState as JobState)),
});

/** An offer after an inquiry, or a counter-offer: the cast's account is not suspended. */
const castInMarket = ({ castId }: Asked): Rule => ({
  streams: [{ aggregate: account, entityId: castId }],
  check: ([accountState]) => assertInMarket(accountState as AccountState),
});

const guardianConsents = ({ deal, entityId, command: { type, jobId, onBehalf }, uid, castId }: Asked): Rule => {
  if (deal.name === 'entry' && jobId !== undefined) return consentToJob(castId, jobId);
  const reader = onBehalf ? 'office' : uid === castId ? 'talent' : 'client';
  return deal.name === 'offer' ? consentToOffer(castId, entityId, reader, type) : consentToEntryChange(castId, entityId, reader);
};

/** A conclusion keeps the prices of its day. */
export const priced: Rule = {
  streams: [{ aggregate: priceList, entityId: PRICE_LIST }],
  addContext: ([held]) => ({ priceLists: (held as PriceListState).lists }),
};

const rules: Readonly<Record<DealRule, (asked: Asked) => readonly Rule[]>> = {
  newInquiry: (asked) => [newInquiry(asked)],
  newOffer: (asked) => [newOffer(asked)],
  newEntry: (asked) => [newEntry(asked)],
  notBlocked: ({ deal, command: { jobId = '', talentId = '' }, uid }) => [
    deal.name === 'offer' ? notBlockedByCast(talentId, uid) : notBlockedByClient(jobId, uid),
  ],
  castInMarket: (asked) => [castInMarket(asked)],
  guardianConsents: (asked) => [guardianConsents(asked)],
  notDoubleBooked: ({ deal, entityId, command: { type, sheet }, ids }) =>
    notDoubleBooked(deal.name, entityId, ids, deal.name === 'entry' && type === 'approve' ? (sheet?.workDays ?? []) : undefined),
  notHeldByOther: ({ deal, entityId, command: { type, sheet }, ids }) =>
    notHeldByOther({ dealKind: deal.name, dealId: entityId }, type, ids, sheet?.workDays.map(({ date }) => date) ?? []),
  seatLeft: ({ ids }) => seatLeft(ids),
  priced: () => [priced],
  otherApprover: ({ deal, entityId, command, uid }) => [otherApprover(deal, entityId, command.type, uid)],
  manualBilling: ({ deal, entityId, command, ids }) => manualBilling(deal, entityId, command, ids),
};

export const rowOf = (deal: Asked['deal'], { type }: Pick<Command, 'type'>): CommandRow => {
  const rows: Readonly<Record<string, CommandRow>> = deal.name === 'offer' ? offerCommands : entryCommands;
  return rows[type] as CommandRow;
};

/** The rules that the row of a command names, in the order in which they refuse. */
export const rulesOf = (asked: Omit<Asked, 'castId'>, except?: DealRule): readonly Rule[] => {
  const { deal, command, ids, uid } = asked;
  const isProxy = command.onBehalf !== undefined;
  const row = rowOf(deal, command);
  const castId = isProxy ? castIn(ids) : sendersOf(row).includes('talent') ? uid : (command.talentId ?? ids.talentId ?? '');
  const names = (row.rules ?? []).filter((name) => name !== except);
  return [...(isProxy ? [castAnswers(castId)] : []), ...names.flatMap((name) => rules[name]({ ...asked, castId }))];
};
