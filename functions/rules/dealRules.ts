import { PRICE_LIST, type PriceListState, priceList } from '#domain/money/priceList/priceList.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import type { CommandRow, DealRule } from '#domain/work/deal/commandRow.ts';
import type { TermsSheet } from '#domain/work/deal/sheet.ts';
import type { Posted } from '#domain/work/deal/state.ts';
import { firstWorkPosted } from '#domain/work/deal/workSpan.ts';
import { assertCanEnter, clientOf } from '#domain/work/entry/assertCanEnter.ts';
import { entryCommands } from '#domain/work/entry/commands.ts';
import type { entry } from '#domain/work/entry/entry.ts';
import { job } from '#domain/work/job/job.ts';
import { isPosted, type JobState, postedJob } from '#domain/work/job/state.ts';
import { assertCanOffer, assertInMarket } from '#domain/work/offer/assertCanOffer.ts';
import { offerCommands } from '#domain/work/offer/commands.ts';
import type { offer } from '#domain/work/offer/offer.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import type { Rule } from '../eventStore/rule.ts';
import { castAnswers, castIn, otherApprover } from './answersOnBehalf.ts';
import { manualBilling } from './billing.ts';
import { notBlockedByCast, notBlockedByClient } from './blocks.ts';
import { consentToEntryChange, consentToJob, consentToOffer } from './guardianConsents.ts';
import { notDoubleBooked, reservePair } from './reservedDeals.ts';

// The rules over other streams that the rows of offers and entries name.

/** The fields of commands that rules read. */
type Command = {
  readonly type: string;
  readonly jobId?: string;
  readonly talentId?: string;
  readonly sheet?: TermsSheet;
  readonly billId?: string;
  readonly onBehalf?: object;
};

/** A command on a deal. `castId`: the cast who sends it, or for whom the office does. */
type Asked = {
  readonly deal: typeof offer | typeof entry;
  readonly entityId: string;
  readonly command: Command;
  readonly uid: string;
  readonly castId: string;
  readonly ids: KnownIds;
};

/** The posting that the entry answers, as the command reads it. */
const postedOf = (state: JobState): Posted => {
  const { posting, words } = postedJob(state);
  const { feeMin, feeMax, sheet, startsAt } = posting;
  return { feeMin, feeMax, sheet, startsAt, words: words && { content: words.description, place: words.place } };
};

/**
 * A new offer: the client's own job is open, the cast can be asked, and nobody holds the (job,
 * cast) pair.
 */
const newOffer = ({ entityId, command: { jobId = '', talentId = '' }, uid }: Asked): Rule => ({
  streams: [
    { aggregate: job, entityId: jobId },
    { aggregate: talent, entityId: talentId },
    { aggregate: account, entityId: talentId },
  ],
  check: ([jobState, talentState, accountState]) => {
    assertInMarket(accountState as AccountState);
    assertCanOffer(jobState as JobState, talentState as TalentState, uid);
  },
  reserve: reservePair('offer', entityId, jobId, talentId, () => uid),
});

/**
 * The same for an inquiry, with the start of the job's first work, before which the cast is
 * reminded.
 */
const newInquiry = (asked: Asked): Rule => ({
  ...newOffer(asked),
  fillCommand: ([jobState]) => {
    const found = jobState as JobState;
    return { ...asked.command, begins: isPosted(found) ? firstWorkPosted(found.posting) : null };
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
  fillCommand: ([jobState]) => ({ ...command, clientId: clientOf(jobState as JobState), posted: postedOf(jobState as JobState) }),
  check: ([jobState, talentState], now) => assertCanEnter(jobState as JobState, talentState as TalentState, now),
  reserve: reservePair('entry', entityId, command.jobId ?? '', uid, ([jobState]) => clientOf(jobState as JobState)),
});

/** An offer after an inquiry: the cast's account is not suspended. */
const castInMarket = ({ command: { talentId = '' } }: Asked): Rule => ({
  streams: [{ aggregate: account, entityId: talentId }],
  check: ([accountState]) => assertInMarket(accountState as AccountState),
});

const guardianConsents = ({ deal, entityId, command: { jobId, onBehalf }, castId }: Asked): Rule => {
  if (deal.name === 'entry' && jobId !== undefined) return consentToJob(castId, jobId);
  const consentTo = deal.name === 'offer' ? consentToOffer : consentToEntryChange;
  return consentTo(castId, entityId, onBehalf ? 'office' : 'talent');
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
  priced: () => [priced],
  otherApprover: ({ deal, entityId, command, uid }) => [otherApprover(deal, entityId, command.type, uid)],
  manualBilling: ({ deal, entityId, command, ids }) => manualBilling(deal, entityId, command, ids),
};

/** The row of a command. */
export const rowOf = (deal: Asked['deal'], { type }: Pick<Command, 'type'>): CommandRow => {
  const rows: Readonly<Record<string, CommandRow>> = deal.name === 'offer' ? offerCommands : entryCommands;
  return rows[type] as CommandRow;
};

/** The rules that the row of a command names, in the order in which they refuse. */
export const rulesOf = (asked: Omit<Asked, 'castId'>, except?: DealRule): readonly Rule[] => {
  const { deal, command, ids, uid } = asked;
  const isProxy = command.onBehalf !== undefined;
  const castId = isProxy ? castIn(ids) : uid;
  const names = (rowOf(deal, command).rules ?? []).filter((name) => name !== except);
  return [...(isProxy ? [castAnswers(castId)] : []), ...names.flatMap((name) => rules[name]({ ...asked, castId }))];
};
