import { businessRules } from '../kernel/businessRules.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import { record } from '../office/record/record.ts';
import { account } from '../people/account/account.ts';
import { client } from '../people/client/client.ts';
import { media } from '../people/media/media.ts';
import { student } from '../people/student/student.ts';
import { talent } from '../people/talent/talent.ts';
import type { AnyEvent } from '../registry.ts';
import { news } from '../talk/news/news.ts';
import { diary } from '../work/diary/diary.ts';
import { favorite } from '../work/favorite/favorite.ts';
import { guardian } from '../work/guardian/guardian.ts';
import { savedSearch } from '../work/savedSearch/savedSearch.ts';
import { monthFigures } from './closings.ts';
import { contactAnswered, contactOpened, guestContactClosed, guestContactOpened } from './contactSamples.ts';
import { by, DAY, NOON, uidOf } from './contexts.ts';
import * as countersign from './countersignSamples.ts';
import { answerDue, parties, plainMessage, proposalDue, reminderDue, terms } from './dealSamples.ts';
import * as desk from './deskSamples.ts';
import * as entry from './entryHistories.ts';
import { type Accepted, examplesOf, type Sent } from './examples.ts';
import { credit as creditInvoice, invoiceIssued, issue as issueInvoice, paymentRecorded } from './invoices.ts';
import * as offer from './offerHistories.ts';
import { draft, posting } from './profiles.ts';

const monthLocked = { type: 'MonthLocked', data: { month: '2026-10', ...monthFigures } } as const;

type Sender = Pick<Accepted, 'context' | 'bound'>;
const party = (role: 'client' | 'talent', now = NOON): Sender => ({ context: by(role, now), bound: 'party' });
const eitherParty = (role: 'client' | 'talent'): Sender => ({ context: by(role), bound: 'eitherParty' });
const self = (role: 'client' | 'talent' | null): Sender => ({ context: by(role), bound: 'self' });
const office: Sender = { context: by('office'), bound: 'role' };
const officeOrSystem: Sender = { context: by('office'), bound: 'officeOrSystem' };
const system = (now = NOON): Sender => ({ context: by('system', now), bound: 'role' });

const of = (given: readonly AnyEvent[], command: Sent, sender: Sender): Accepted => ({ given, command, ...sender });
const byType = (...accepted: Accepted[]): Readonly<Record<string, Accepted>> =>
  Object.fromEntries(accepted.map((each) => [each.command.type, each]));

const reason = '規約違反';
const posted: AnyEvent = { type: 'JobPosted', data: { clientId: uidOf.client, ...posting } };
const drafted: AnyEvent = { type: 'JobDraftSaved', data: { clientId: uidOf.client, ...draft } };
const { histories: offers, commands: offerCommand } = offer;
const { histories: entries, commands: entryCommand } = entry;
const reviewsOpened: AnyEvent = { type: 'ReviewsOpened', data: { ...parties, dealKind: 'offer', publishDue: NOON + 7 * DAY } };
const reviewsPublished: readonly AnyEvent[] = [
  reviewsOpened,
  { type: 'ReviewWritten', data: { ...parties, by: 'client', score: 5, comment: 'ありがとうございました。' } },
  { type: 'ReviewsPublished', data: { ...parties, scores: { client: 5, talent: null } } },
];
const masterAdded: AnyEvent = { type: 'MasterAdded', data: { kind: 'industry', name: '広告', orderIndex: 1 } };

const requestId = '6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a01';
const bills = { month: '2026-11', clientId: null, status: 'UNCLAIMED' };
const exported = {
  encoding: 'UTF-8',
  table: 'BILLS',
  reason: '会計事務所への提出のため',
  count: 1,
  total: 30_000,
  sha256: '0'.repeat(64),
  replaced: [],
};

const parked = {
  requestId: '6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a01',
  ...{ subscription: 'readModels', streamId: 'offer-offer-1', version: 2, parkedAt: NOON },
};
const chatOpened: AnyEvent = { type: 'ChatOpened', data: { ...parties, dealKind: 'offer', dealId: 'offer-1' } };
const callSheet = { path: `documents/${parties.clientId}/sheet.pdf`, name: '香盤表.pdf', size: 120_000 };
const messageIds = { client: 'message-1', talent: 'message-2' } as const;
const messageOf = (side: 'client' | 'talent'): AnyEvent => ({
  type: 'ChatMessagePosted',
  data: { ...parties, side, messageId: messageIds[side], number: 1, text: 'こんにちは。', pictures: [], ...plainMessage, remindDue: NOON },
});
const proposedOne = { date: '2026-12-14', from: '09:00', to: '18:00' };
const proposalBy = (side: 'client' | 'talent'): AnyEvent => {
  const message = messageOf(side);
  return { ...message, data: { ...message.data, messageId: 'proposal-1', dates: [proposedOne] } } as AnyEvent;
};
const reported = { kind: 'job', subjectId: 'job-1', ...parties, reason: 'FALSE', words: '報酬が説明と異なります。' } as const;
const reportMade: AnyEvent = { type: 'ReportMade', data: { ...reported, by: 'talent', number: 1 } };

/**
 * Each command of each aggregate once, from a permitted sender, in a state where it gives an event.
 */
export const acceptedCommands: Readonly<Record<AggregateName, Readonly<Record<string, Accepted>>>> = {
  diary: examplesOf(diary),
  closing: byType(
    of([], { type: 'lock', month: '2026-10', ...monthFigures }, office),
    of([monthLocked], { type: 'unlock', month: '2026-10', reason }, office),
  ),
  control: byType(of([], { type: 'set', act: 'GRANT', on: true, above: null, reason }, office)),
  countersign: byType(
    of([], countersign.ask, office),
    of([countersign.asked], { type: 'confirm' }, office),
    of([countersign.asked], { type: 'decline', reason }, office),
    of([countersign.asked], { type: 'withdraw' }, { context: by('office', NOON, countersign.colleague), bound: 'party' }),
    of([countersign.asked, countersign.confirmed], { type: 'finish' }, system()),
    of([countersign.asked, countersign.confirmed], { type: 'lapse', refusedWith: 'status-conflict' }, system()),
  ),
  desk: byType(
    of([], { type: 'assign', uid: 'office-2', ...desk.work }, office),
    of([desk.assigned], { type: 'unassign', ...desk.work }, office),
    of([], { type: 'note', noteId: 'note-1', text: '報酬について電話で確認しました。', ...desk.work }, office),
    of([desk.noted], { type: 'strikeNote', noteId: 'note-1', ...desk.work }, { context: by('office'), bound: 'party' }),
    of([], { type: 'tag', tag: '要電話', ...desk.work }, office),
    of([desk.tagged], { type: 'untag', tag: '要電話', ...desk.work }, office),
    of([], { type: 'snooze', until: NOON + DAY, ...desk.work }, office),
    of([desk.snoozed], { type: 'wake' }, officeOrSystem),
    of([desk.assigned], { type: 'follow', waitsIn: null }, system()),
  ),
  savedSearch: examplesOf(savedSearch),
  account: examplesOf(account),
  talent: examplesOf(talent),
  client: examplesOf(client),
  student: examplesOf(student),
  job: byType(
    of([], { type: 'post', ...posting }, self('client')),
    of([posted], { type: 'edit', ...posting, title: '出演者の追加募集' }, party('client')),
    of([posted], { type: 'close' }, party('client')),
    of([posted], { type: 'openPage' }, party('client')),
    of([posted, { type: 'JobPageOpened', data: { clientId: uidOf.client } }], { type: 'closePage' }, party('client')),
    of([posted], { type: 'forceClose', reason: '規約違反' }, office),
    of([posted], { type: 'end' }, system(posting.entryDeadline)),
    of([drafted], { type: 'saveDraft', ...draft, title: '題名' }, party('client')),
    of([drafted], { type: 'discardDraft' }, party('client')),
    of([posted], { type: 'followAccount', suspended: true }, system()),
    of([posted], { type: 'abandon' }, system()),
  ),
  offer: byType(
    of(offers.NONE, offerCommand.inquire, self('client')),
    of(offers.IN_INQUIRY, offerCommand.refuseInquiry, party('talent')),
    of(offers.IN_INQUIRY, offerCommand.makeOffer, party('client')),
    of(offers.IN_PROGRESS, offerCommand.accept, party('talent')),
    of(offers.IN_PROGRESS, offerCommand.refuse, party('talent')),
    of(offers.IS_ACCEPTED, offerCommand.adminApprove, office),
    of(offers.IS_ACCEPTED, offerCommand.adminDisapprove, office),
    of(offers.IS_ADMIN_APPROVED, offerCommand.approve, party('client')),
    of(offers.IS_ADMIN_APPROVED, offerCommand.decline, party('client')),
    of(offers.IN_PROGRESS, offerCommand.cancel, party('client')),
    of(offers.IN_PROGRESS, offerCommand.changeFee, party('client')),
    of(offers.IS_APPROVED, offerCommand.changeSchedule, party('client')),
    of(offers.IS_APPROVED, offerCommand.changeTerms, party('client')),
    of(offers.IS_APPROVED, offerCommand.requestCancellation, eitherParty('client')),
    of([...offers.IS_APPROVED, offer.cancellationRequested], offerCommand.withdrawCancellation, eitherParty('client')),
    of([...offers.IS_APPROVED, offer.cancellationRequested], offerCommand.settleCancellation, office),
    of([...offers.IS_APPROVED, offer.cancellationRequested], offerCommand.dismissCancellation, office),
    of([...offers.IS_APPROVED, offer.cancellationRequested], offerCommand.remindCancellation, system(NOON + 2 * DAY)),
    of(offers.IS_APPROVED, offerCommand.noteProxy, system()),
    of([...offers.IS_APPROVED, offer.proxied], offerCommand.disputeProxy, party('talent')),
    of([...offers.IS_APPROVED, offer.proxied, offer.disputed], offerCommand.settleProxy, office),
    of(offers.IS_APPROVED, offerCommand.proposeChange, party('client')),
    of([...offers.IS_APPROVED, offer.proposed], offerCommand.agreeChange, party('talent')),
    of([...offers.IS_APPROVED, offer.proposed], offerCommand.declineChange, party('talent')),
    of([...offers.IS_APPROVED, offer.proposed], offerCommand.withdrawChange, party('client')),
    of([...offers.IS_APPROVED, offer.proposed, offer.agreed], offerCommand.adminApproveChange, office),
    of([...offers.IS_APPROVED, offer.proposed, offer.agreed], offerCommand.adminDisapproveChange, office),
    of([...offers.IS_APPROVED, offer.proposed], offerCommand.lapseChange, system(proposalDue)),
    of(offers.IS_ACCEPTED, offerCommand.remindOffice, system(NOON + DAY)),
    of(offers.IS_ACCEPTED, offerCommand.remindOfficeAgain, system(NOON + 3 * DAY)),
    of(offers.IN_INQUIRY, offerCommand.remindInquiry, system(NOON + 3 * DAY)),
    of(offers.IN_PROGRESS, offerCommand.forceClose, office),
    of(offers.IS_CLOSED, offerCommand.claimBill, officeOrSystem),
    of(offers.IS_CLOSED, offerCommand.ignoreBill, office),
    of([...offers.IS_CLOSED, offer.billClaimed], offerCommand.reopenBill, officeOrSystem),
    of(offers.IN_PROGRESS, offerCommand.remindAccept, system(reminderDue)),
    of(offers.IS_ADMIN_APPROVED, offerCommand.remindApprove, system(reminderDue)),
    of(offers.IN_PROGRESS, offerCommand.expire, system(answerDue)),
    of(offers.IS_APPROVED, offerCommand.close, system(terms.scheduleToClose)),
  ),
  entry: byType(
    of(entries.NONE, entryCommand.enter, self('talent')),
    of(entries.IN_PROGRESS, entryCommand.adminApprove, office),
    of(entries.IN_PROGRESS, entryCommand.adminDisapprove, office),
    of(entries.IS_ADMIN_APPROVED, entryCommand.startDeciding, party('client')),
    of(entries.IS_DECIDING, entryCommand.approve, party('client')),
    of(entries.IS_DECIDING, entryCommand.refuse, party('client')),
    of(entries.IS_DECIDING, entryCommand.withdraw, party('talent')),
    of(entries.IS_APPROVED, entryCommand.changeFee, party('client')),
    of(entries.IS_APPROVED, entryCommand.changeSchedule, party('client')),
    of(entries.IS_APPROVED, entryCommand.changeTerms, party('client')),
    of(entries.IS_APPROVED, entryCommand.requestCancellation, eitherParty('client')),
    of([...entries.IS_APPROVED, entry.cancellationRequested], entryCommand.withdrawCancellation, eitherParty('client')),
    of([...entries.IS_APPROVED, entry.cancellationRequested], entryCommand.settleCancellation, office),
    of([...entries.IS_APPROVED, entry.cancellationRequested], entryCommand.dismissCancellation, office),
    of([...entries.IS_APPROVED, entry.cancellationRequested], entryCommand.remindCancellation, system(NOON + 2 * DAY)),
    of(entries.IS_APPROVED, entryCommand.noteProxy, system()),
    of([...entries.IS_APPROVED, entry.proxied], entryCommand.disputeProxy, party('talent')),
    of([...entries.IS_APPROVED, entry.proxied, entry.disputed], entryCommand.settleProxy, office),
    of(entries.IS_APPROVED, entryCommand.proposeChange, party('client')),
    of([...entries.IS_APPROVED, entry.proposed], entryCommand.agreeChange, party('talent')),
    of([...entries.IS_APPROVED, entry.proposed], entryCommand.declineChange, party('talent')),
    of([...entries.IS_APPROVED, entry.proposed], entryCommand.withdrawChange, party('client')),
    of([...entries.IS_APPROVED, entry.proposed, entry.agreed], entryCommand.adminApproveChange, office),
    of([...entries.IS_APPROVED, entry.proposed, entry.agreed], entryCommand.adminDisapproveChange, office),
    of([...entries.IS_APPROVED, entry.proposed], entryCommand.lapseChange, system(proposalDue)),
    of(entries.IN_PROGRESS, entryCommand.remindOffice, system(NOON + DAY)),
    of(entries.IN_PROGRESS, entryCommand.remindOfficeAgain, system(NOON + 3 * DAY)),
    of(entries.IN_PROGRESS, entryCommand.forceClose, office),
    of(entries.IS_CLOSED, entryCommand.claimBill, officeOrSystem),
    of(entries.IS_CLOSED, entryCommand.ignoreBill, office),
    of([...entries.IS_CLOSED, entry.billClaimed], entryCommand.reopenBill, officeOrSystem),
    of(entries.IS_ADMIN_APPROVED, entryCommand.remindApprove, system(reminderDue)),
    of(entries.IS_ADMIN_APPROVED, entryCommand.expire, system(answerDue)),
    of(entries.IS_APPROVED, entryCommand.close, system(terms.scheduleToClose)),
  ),
  review: byType(
    of([], { type: 'open', dealKind: 'offer', ...parties, closedAt: NOON }, system()),
    of([reviewsOpened], { type: 'write', score: 5, comment: 'ありがとうございました。' }, eitherParty('client')),
    of([reviewsOpened], { type: 'reportNotHeld' }, eitherParty('talent')),
    of([reviewsOpened], { type: 'publish' }, system(NOON + 7 * DAY)),
    of(reviewsPublished, { type: 'takeDown', by: 'client', reason }, office),
    of(
      [...reviewsPublished, { type: 'ReviewTakenDown', data: { ...parties, by: 'client', score: 5, reason } }],
      { type: 'restore', by: 'client', reason },
      office,
    ),
  ),
  favorite: examplesOf(favorite),
  master: byType(
    of([], { type: 'add', kind: 'industry', name: '広告', orderIndex: 1 }, office),
    of([masterAdded], { type: 'rename', name: '広報' }, office),
    of([masterAdded], { type: 'reorder', orderIndex: 2 }, office),
    of([masterAdded], { type: 'retire' }, office),
    of([masterAdded, { type: 'MasterRetired', data: { kind: 'industry' } }], { type: 'restore' }, office),
  ),
  news: examplesOf(news),
  media: examplesOf(media),
  chat: byType(
    of([], { type: 'open', dealKind: 'offer', dealId: 'offer-1', ...parties }, system()),
    of(
      [chatOpened],
      { type: 'post', messageId: 'message-1', text: 'こんにちは。', pictures: [], files: [callSheet] },
      eitherParty('client'),
    ),
    of([chatOpened], { type: 'proposeDates', messageId: 'message-1', text: '', dates: [proposedOne] }, eitherParty('client')),
    of(
      [chatOpened, proposalBy('talent')],
      { type: 'answerDates', messageId: 'message-2', answerTo: 'proposal-1', answers: ['YES'] },
      self('client'),
    ),
    of([chatOpened, messageOf('client'), messageOf('talent')], { type: 'read', upTo: 1 }, eitherParty('talent')),
    of([chatOpened, messageOf('talent')], { type: 'remindClient' }, system()),
    of([chatOpened, messageOf('client')], { type: 'remindTalent' }, system()),
  ),
  notification: byType(of([], { type: 'open', notificationIds: [`offer-offer-1_1_${uidOf.client}`] }, eitherParty('client'))),
  audit: byType(
    of([], { type: 'readHistory', requestId, target: 'offer-offer-1', purpose: 'VIEW' }, office),
    of(
      [],
      { type: 'openPersonal', requestId, target: 'offer-offer-1', version: 1, scope: 'EVENT', reason, subjects: [uidOf.client] },
      office,
    ),
    of([], { type: 'exportBills', requestId, ...bills, ...exported }, office),
  ),
  operation: byType(
    of([], { type: 'retryStream', ...parked }, office),
    of([], { type: 'discardEvent', ...parked, reason }, office),
    of([], { type: 'resendMail', requestId: parked.requestId, mailId: 'offer-1_2_OfferMade_talent-1' }, office),
    of([], { type: 'rearmDeadline', requestId: parked.requestId, deadlineId: 'offer-1_expire' }, office),
  ),
  report: byType(
    of([], { type: 'report', ...reported }, party('talent')),
    of([reportMade], { type: 'settle', number: 1, outcome: 'HANDLED', note: '掲載内容を修正していただきました。' }, office),
  ),
  guardian: examplesOf(guardian),
  contact: byType(
    of([], { type: 'begin', uid: 'talent-1', role: 'talent', category: 'ACCOUNT', text: '写真の差し替えをお願いします。' }, office),
    of([], { type: 'open', category: 'DEAL', text: '報酬の支払日を知りたいです。' }, self('client')),
    of(
      [],
      {
        type: 'openAsGuest',
        accountId: null,
        category: 'ACCOUNT',
        name: '山田 京子',
        email: 'kyoko@example.com',
        text: '登録できません。',
      },
      system(),
    ),
    of([contactOpened], { type: 'write', messageId: 'message-1', text: '追加で教えてください。' }, party('client')),
    of([contactOpened], { type: 'answer', messageId: 'message-2', text: '翌月末の予定です。', closes: false }, office),
    of([contactOpened], { type: 'close' }, office),
    of([contactOpened], { type: 'abandon' }, system()),
    of([contactOpened], { type: 'remindOffice' }, system(NOON + DAY)),
    of([contactOpened], { type: 'remindOfficeAgain' }, system(NOON + 3 * DAY)),
    of([guestContactOpened, guestContactClosed], { type: 'erase' }, office),
    of([contactOpened, contactAnswered], { type: 'lapseContact' }, system(NOON + businessRules.contactReplyPeriod)),
    of([guestContactOpened, guestContactClosed], { type: 'endContact' }, system(NOON + businessRules.contactKeepPeriod)),
  ),
  invoice: byType(
    of([], issueInvoice, office),
    of([invoiceIssued], { type: 'void', reason }, office),
    of(
      [invoiceIssued],
      { type: 'recordPayment', paymentId: 'payment-1', yen: 71_505, at: '2026-11-20', payer: 'カ）ヒカリキカク', nth: null },
      office,
    ),
    of([invoiceIssued, paymentRecorded(1, 40_000, 40_000)], { type: 'strikePayment', paymentId: 'payment-1', reason }, office),
    of([invoiceIssued], creditInvoice, office),
    of([invoiceIssued], { type: 'remind' }, office),
    of([invoiceIssued], { type: 'overdue' }, system(NOON + 30 * DAY)),
  ),
  record: examplesOf(record),
};
