import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { PRICE_LIST } from '#domain/money/priceList/priceList.ts';
import { layoutIdOf } from '#domain/money/statementLayout/fields.ts';
import type { DeskKind } from '#domain/office/desk/kinds.ts';
import { masterEntityId } from '#domain/office/master/fields.ts';
import { aggregateOf } from '#domain/office/operation/addresses.ts';
import { rosterIdentityOf } from '#domain/people/student/identity.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { type ReportSubject, reportEntityId } from '#domain/talk/report/subject.ts';
import { assertCanEnter, clientOf } from '#domain/work/entry/assertCanEnter.ts';
import { entry as entryDeal } from '#domain/work/entry/entry.ts';
import { assertCanLikeJob, assertCanLikeTalent } from '#domain/work/favorite/favorite.ts';
import { type FavoriteTarget, favoriteEntityId } from '#domain/work/favorite/target.ts';
import { job } from '#domain/work/job/job.ts';
import type { JobState } from '#domain/work/job/state.ts';
import { assertCanOffer } from '#domain/work/offer/assertCanOffer.ts';
import { offer as offerDeal } from '#domain/work/offer/offer.ts';
import { lockTarget } from '#functions/commands/closings.ts';
import { deskRule } from '#functions/commands/desks.ts';
import { numberedCredit, type SentCredit } from '#functions/commands/invoices.ts';
import { hashOfLinkCode, makeLinkCode } from '#functions/commands/linkCode.ts';
import { type CommandRequest, type EventStore, newEntityId } from '#functions/eventStore/request.ts';
import type { Rule } from '#functions/eventStore/rule.ts';
import { certifiedOnly } from '#functions/gate/admission.ts';
import { invitedDeals, openedRound } from '#functions/rules/auditions.ts';
import { manualBilling } from '#functions/rules/billing.ts';
import { priced, rowOf } from '#functions/rules/dealRules.ts';
import { fixTarget, type SentFix } from '#functions/rules/fixPayout.ts';
import { holdOfDeal } from '#functions/rules/heldDays.ts';
import { issueTarget, type SentIssue } from '#functions/rules/issueInvoice.ts';
import { orderedDeal } from '#functions/rules/orderedDeal.ts';
import { reportable } from '#functions/rules/reportable.ts';
import { reservePair } from '#functions/rules/reservedDeals.ts';
import { settledDeal } from '#functions/rules/settledDeal.ts';
import { localIssuer } from '../stack/environment.ts';
import type { Act, Command, Person } from './acts.ts';
import { people } from './demoPeople.ts';

type Sent = Command & { readonly commandId: string };
type Target = { readonly entityId: string; readonly command: Command } & Partial<
  Pick<CommandRequest, 'rules' | 'begins' | 'admit' | 'sender'>
>;

/** The command without the field of the entity's id. */
const apart = (sent: Sent, name: string): { readonly entityId: string; readonly command: Command } => {
  const { [name]: entityId, commandId: _, ...command } = sent;
  return { entityId: entityId as string, command: command as Command };
};

/** A command on the named entity, or on the one that the same person started. */
const begunOrNamed = (sent: Sent, { uid }: Person, name: string): Target => {
  const { entityId, command } = apart(sent, name);
  return entityId === undefined ? { entityId: newEntityId(sent.commandId, uid), command, begins: true } : { entityId, command };
};

/** A command on the own profile, or the office's on another. */
const ownOr = (sent: Sent, { uid }: Person): Target => {
  const { entityId, command } = apart(sent, 'uid');
  return entityId === undefined ? { entityId: uid, command, begins: true } : { entityId, command };
};

const pairOf = (jobId: string, talentId: string) => [
  { aggregate: job, entityId: jobId },
  { aggregate: talent, entityId: talentId },
];

/** A command on an existing deal: the rules over bills, and the prices that a conclusion keeps. */
const onDeal = (kind: 'offer' | 'entry', { entityId, command }: Pick<Target, 'entityId' | 'command'>): Target => {
  const isPriced = rowOf(kind === 'offer' ? offerDeal : entryDeal, command).rules?.includes('priced') === true;
  return {
    entityId,
    command,
    rules: (ids) => [...manualBilling(aggregateNamed(kind), entityId, command, ids), ...(isPriced ? [priced] : [])],
  };
};

const offer = async (_eventStore: EventStore, sent: Sent, by: Person): Promise<Target> => {
  const { offerId, jobId, talentId } = sent as Sent & { readonly [id: string]: string };
  if (offerId === undefined && jobId !== undefined && talentId !== undefined) {
    const target = begunOrNamed(sent, by, 'offerId');
    const reserve = reservePair('offer', target.entityId, jobId, talentId, () => by.uid);
    const check = ([posted, asked]: readonly unknown[]) => assertCanOffer(posted as JobState, asked as TalentState, by.uid);
    return { ...target, rules: [{ streams: pairOf(jobId, talentId), check, reserve }] };
  }
  return onDeal('offer', apart(sent, 'offerId'));
};

const entry = async (_eventStore: EventStore, sent: Sent, by: Person): Promise<Target> => {
  if (sent.type !== 'enter') return onDeal('entry', apart(sent, 'entryId'));
  const target = begunOrNamed(sent, by, 'entryId');
  const jobId = sent.jobId as string;
  const ofClient = ([posted]: readonly unknown[]) => clientOf(posted as JobState);
  const rule: Rule = {
    streams: pairOf(jobId, by.uid),
    fillCommand: (states) => ({ ...target.command, clientId: ofClient(states) }),
    check: ([posted, own], now) => assertCanEnter(posted as JobState, own as TalentState, now),
    reserve: reservePair('entry', target.entityId, jobId, by.uid, ofClient),
  };
  return { ...target, rules: [rule] };
};

const favorite = (sent: Sent, { uid }: Person): Target => {
  const { commandId: _, ...command } = sent;
  const { kind, targetId } = command as unknown as FavoriteTarget;
  const rule: Rule =
    kind === 'talent'
      ? { streams: [{ aggregate: talent, entityId: targetId }], check: ([state]) => assertCanLikeTalent(state as TalentState) }
      : { streams: [{ aggregate: job, entityId: targetId }], check: ([state]) => assertCanLikeJob(state as JobState) };
  return { entityId: favoriteEntityId(uid, { kind, targetId }), command, begins: true, ...(sent.type === 'like' && { rules: [rule] }) };
};

const chat = (sent: Sent, { uid }: Person): Target => {
  const { entityId, command } = apart(sent, 'roomId');
  return { entityId, command: sent.type === 'post' ? { ...command, messageId: newEntityId(sent.commandId, uid) } : command };
};

const closing = async ({ db }: EventStore, sent: Sent): Promise<Target> => {
  const { commandId: _, ...command } = sent;
  const month = String(sent.month);
  return sent.type === 'lock' ? lockTarget(db, month) : { entityId: month, command };
};

const contact = (sent: Sent, { uid }: Person): Target => {
  const { entityId, command } = apart(sent, 'contactId');
  if (entityId === undefined) return { entityId: newEntityId(sent.commandId, uid), command, begins: true };
  return { entityId, command: { ...command, messageId: newEntityId(sent.commandId, uid) } };
};

/** Commands on the office's desks. */
const work = (sent: Sent, { uid }: Person): Target => {
  const { commandId, kind, workId, ...command } = sent as Sent & { readonly kind: DeskKind; readonly workId: string };
  const said = { ...command, ...(sent.type === 'note' && { noteId: newEntityId(commandId, uid) }) };
  return { entityId: streamIdOf(kind, workId), command: said, begins: true, rules: [deskRule(kind, workId, said)] };
};

const invoice = async (eventStore: EventStore, sent: Sent, { uid }: Person): Promise<Target> => {
  const { commandId, ...command } = sent;
  const paymentId = sent.type === 'recordPayment' ? { paymentId: newEntityId(commandId, uid), nth: null } : {};
  if (sent.type === 'credit') {
    const target = apart({ ...sent, creditId: newEntityId(commandId, uid) }, 'invoiceId');
    return { ...target, rules: [numberedCredit(target.command as unknown as SentCredit, eventStore.now)] };
  }
  if (sent.type !== 'issue') return apart({ ...sent, ...paymentId }, 'invoiceId');
  return issueTarget(eventStore, command as unknown as SentIssue, newEntityId(commandId, uid), localIssuer);
};

const master = (sent: Sent, { uid }: Person): Target => {
  const { commandId, masterId, ...command } = sent;
  if (sent.type === 'add') return { entityId: masterEntityId(sent.kind as never, newEntityId(commandId, uid)), command, begins: true };
  const { kind, ...rest } = command;
  return { entityId: masterEntityId(kind as never, masterId as string), command: rest as Command };
};

const report = (sent: Sent, { uid }: Person): Target => {
  if (sent.type === 'settle') return apart(sent, 'reportId');
  const { commandId: _, ...command } = sent;
  const entityId = reportEntityId(uid, command as unknown as ReportSubject);
  return { entityId, command, begins: true, rules: [reportable(command as never, uid)] };
};

const student = async (eventStore: EventStore, sent: Sent, { uid }: Person): Promise<Target> => {
  const { commandId, taCode, linkCode, ...command } = sent as Sent & { readonly taCode: string; readonly linkCode?: string };
  if (sent.type === 'register') return { entityId: taCode, command: { ...command, taCode }, begins: true };
  if (sent.type === 'issueLinkCode')
    return { entityId: taCode, command: { ...command, codeHash: (await makeLinkCode(eventStore, taCode, commandId))?.codeHash } };
  if (sent.type !== 'link') return { entityId: taCode, command };
  const codeHash = await hashOfLinkCode(eventStore, taCode, linkCode ?? '');
  const fillCommand = ([state]: readonly unknown[]) => ({
    type: 'link',
    identity: rosterIdentityOf(state as TalentState, taCode),
    codeHash,
  });
  return { entityId: taCode, command, rules: [{ streams: [{ aggregate: talent, entityId: uid }], fillCommand }] };
};

const settlementOf = (sent: Sent): Target => {
  const { dealKind, ...rest } = sent as Sent & { readonly dealKind: 'offer' | 'entry'; readonly dealId: string };
  const target = apart(rest, 'dealId');
  const rules = sent.type === 'withdraw' ? [] : [settledDeal({ ...target.command, dealId: rest.dealId, dealKind })];
  return { ...target, begins: sent.type === 'report', rules };
};

const orderOf = (sent: Sent): Target => {
  const asked = sent as unknown as Parameters<typeof orderedDeal>[0];
  return { ...apart(sent, 'dealId'), begins: true, rules: [orderedDeal(asked)] };
};

const accountOf = (sent: Sent, by: Person): Target => ownOr(sent.type === 'register' ? { ...sent, email: by.email } : sent, by);

const holdOf = (sent: Sent): Target => {
  const { talentId, ...rest } = sent as Sent & { readonly talentId: string };
  const target = apart({ ...rest, talentId }, 'talentId');
  if (sent.type !== 'request') return target;
  const asked = target.command as unknown as Parameters<typeof holdOfDeal>[1];
  return { ...target, begins: true, rules: [holdOfDeal(talentId, asked)] };
};

const auditionOf = (sent: Sent, { uid }: Person): Target => {
  const target = apart(sent, 'auditionId');
  const command = target.command as never;
  if (sent.type === 'open') return { ...target, begins: true, rules: [openedRound(target.entityId, uid, command)] };
  if (sent.type === 'invite') return { ...target, rules: [invitedDeals(target.entityId, command)] };
  return target;
};

/** A colleague has confirmed the act. */
const confirmed = ({ uid }: Person) => ({ uid, hasRequiredSecondFactor: true, confirmedBy: people.colleagues.billing.uid });

const targets: Record<Act['callable'], (eventStore: EventStore, sent: Sent, by: Person) => Target | Promise<Target>> = {
  accounts: (_, sent, by) => accountOf(sent, by),
  auditions: (_, sent, by) => auditionOf(sent, by),
  chats: (_, sent, by) => chat(sent, by),
  clients: (_, sent, by) => ownOr(sent, by),
  closings: closing,
  contacts: (_, sent, by) => contact(sent, by),
  controls: (_, sent) => ({ ...apart(sent, 'uid'), entityId: 'office', begins: true }),
  countersigns: (_, sent) => apart(sent, 'countersignId'),
  desks: (_, sent, by) => work(sent, by),
  diaries: (_, sent, by) => ownOr(sent, by),
  entries: entry,
  favorites: (_, sent, by) => favorite(sent, by),
  guardians: (_, sent, by) => ownOr(sent, by),
  heldActs: (_, sent) => apart(sent, 'heldActId'),
  holds: (_, sent) => holdOf(sent),
  invoices: invoice,
  jobs: (_, sent, by) => begunOrNamed(sent, by, 'jobId'),
  masters: (_, sent, by) => master(sent, by),
  news: (_, sent, by) => begunOrNamed(sent, by, 'newsId'),
  notifications: (_, sent, { uid }) => ({ ...apart(sent, 'uid'), entityId: uid, begins: true }),
  offers: offer,
  orders: (_, sent) => orderOf(sent),
  priceLists: (_, sent, by) => ({
    ...ownOr(sent, by),
    entityId: PRICE_LIST,
    begins: true,
    sender: confirmed(by),
  }),
  payees: (_, sent, by) => ownOr(sent, by),
  payouts: ({ db }, sent) => {
    const { commandId: _, ...command } = sent;
    return sent.type === 'fix' ? fixTarget(db, command as SentFix) : apart(sent, 'payoutId');
  },
  reports: (_, sent, by) => report(sent, by),
  reviews: (_, sent) => apart(sent, 'reviewId'),
  savedSearches: (_, sent, by) => ownOr(sent, by),
  statementLayouts: (_, { commandId: _id, ...command }) => ({
    entityId: layoutIdOf(String(command.headings)),
    command,
    begins: true,
  }),
  settlements: (_, sent) => settlementOf(sent),
  shortlists: (_, sent, by) => begunOrNamed(sent, by, 'listId'),
  students: student,
  talents: (_, sent, by) => ownOr(sent, by),
  transfers: (_, sent, by) => ({ ...apart(sent, 'transferId'), begins: true, sender: confirmed(by) }),
};

const admitsAll: readonly Act['callable'][] = [
  'accounts',
  'clients',
  'closings',
  'contacts',
  'controls',
  'countersigns',
  'desks',
  'diaries',
  'guardians',
  'talents',
  'students',
  'notifications',
  'masters',
  'news',
  'payees',
  'payouts',
  'priceLists',
  'transfers',
];

/** The request that a callable makes from a command: the same entity and the same rules. */
export const requestOf = async (eventStore: EventStore, callable: Act['callable'], by: Person, sent: Sent): Promise<CommandRequest> => {
  const target = await targets[callable](eventStore, sent, by);
  return {
    aggregate: aggregateNamed(aggregateOf[callable]),
    commandId: sent.commandId,
    begins: false,
    sender: { uid: by.uid, hasRequiredSecondFactor: true },
    ...(!admitsAll.includes(callable) && { admit: certifiedOnly }),
    ...target,
  };
};
