import type { AggregateName } from '../kernel/identifiers.ts';
import { closing } from '../money/closing/closing.ts';
import { invoice } from '../money/invoice/invoice.ts';
import { audit } from '../office/audit/audit.ts';
import { control } from '../office/control/control.ts';
import { countersign } from '../office/countersign/countersign.ts';
import { desk } from '../office/desk/desk.ts';
import { master } from '../office/master/master.ts';
import { operation } from '../office/operation/operation.ts';
import { keptUntilOf } from '../office/record/retention.ts';
import { termsInForce } from '../people/account/terms.ts';
import { identityOf } from '../people/student/identity.ts';
import type { AnyEvent } from '../registry.ts';
import { chat } from '../talk/chat/chat.ts';
import { contact } from '../talk/contact/contact.ts';
import { news } from '../talk/news/news.ts';
import { notification } from '../talk/notification/notification.ts';
import { report } from '../talk/report/report.ts';
import { review } from '../talk/review/review.ts';
import { profileMatter } from '../work/guardian/matter.ts';
import { by, DAY, NOON, uidOf } from './contexts.ts';
import { answerDue, proposalDue, reminderDue, terms } from './dealSamples.ts';
import { deviceNamed } from './devices.ts';
import * as entry from './entryHistories.ts';
import { type Accepted, examplesOf, type Sent } from './examples.ts';
import { guardian, asked as guardianAsked, registered as guardianRegistered } from './guardianHistories.ts';
import * as offer from './offerHistories.ts';
import { clientProfile, draft, posting, studentProfile, talentDetails, talentProfile } from './profiles.ts';
import { wordsOfClient, wordsOfTalent } from './records.ts';

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

const registered: AnyEvent = { type: 'AccountRegistered', data: { email: 'hana@example.com' } };
const client: AnyEvent[] = [registered, { type: 'AccountRoleChosen', data: { role: 'client' } }];
const reason = '規約違反';
const talentRegistered: AnyEvent = { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } };
const talentPublished: AnyEvent = { type: 'TalentPublished', data: {} };
const clientRegistered: AnyEvent = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } };
const { name, department, company } = clientProfile;
const billing = { name, department, company: { name: company.name, phone: company.phone, address: company.address }, paymentMethod: 2 };
const destinationAsked = {
  type: 'AccountDestinationRequested',
  data: { email: 'hana.mobile@example.com', codeHash: 'hash-1', requestedAt: NOON, expiresAt: NOON + DAY },
} as const;
const enrolled: AnyEvent = { type: 'StudentRegistered', data: { personId: 'student-TA0001-1', ...studentProfile } };
const codeHash = 'ab'.repeat(32);
const codeIssued: AnyEvent = { type: 'StudentLinkCodeIssued', data: { codeHash, expiresAt: NOON + DAY } };
const linked: AnyEvent = { type: 'StudentLinked', data: { talentId: uidOf.talent, belongingTo: 3 } };
const posted: AnyEvent = { type: 'JobPosted', data: { clientId: uidOf.client, ...posting } };
const drafted: AnyEvent = { type: 'JobDraftSaved', data: { clientId: uidOf.client, ...draft } };
const { histories: offers, commands: offerCommand } = offer;
const { histories: entries, commands: entryCommand } = entry;
const talentLiked: AnyEvent = { type: 'FavoriteTalentLiked', data: { uid: uidOf.client, talentId: uidOf.talent } };

const mediaAdded: AnyEvent = {
  type: 'MediaAdded',
  data: { ownerId: uidOf.talent, mediaType: 'MOVIE', url: 'uploads/a', S: null, M: null, size: null, description: '', orderIndex: 1 },
};
const transcodingRequested: AnyEvent = { type: 'MediaTranscodingRequested', data: { ownerId: uidOf.talent, dueAt: NOON } };
const movieFiles = { S: 'movies/a_S.mp4', M: 'movies/a_M.mp4', poster: 'movies/a_poster.webp', size: 9 };

const ended = { dealKind: 'offer', endedAt: NOON } as const;
const keptUntil = keptUntilOf(NOON);
const diaryBlocked: AnyEvent = { type: 'DiaryBlocked', data: { from: '2026-12-01', to: '2026-12-03', kind: 'BUSY', on: '2026-11-20' } };
const savedOne = { searchId: 'search-1', kind: 'jobs', name: '東京の英語', wanted: 'q=英語&area=13', digest: 'DAILY' } as const;
const searchSaved: AnyEvent = { type: 'SearchSaved', data: savedOne };
const recordKept: AnyEvent = { type: 'DealRecordKept', data: { ...ended, keptUntil, ...wordsOfClient } };
const { scope, jobId: noJob, offerId: noOffer } = profileMatter;

/**
 * Each command of each aggregate once, from a permitted sender, in a state where it gives an event.
 */
export const acceptedCommands: Readonly<Record<AggregateName, Readonly<Record<string, Accepted>>>> = {
  diary: byType(
    of([], { type: 'blockOut', from: '2026-12-01', to: '2026-12-03', kind: 'BUSY' }, self('talent')),
    of([diaryBlocked], { type: 'unblock', from: '2026-12-02', to: '2026-12-02' }, self('talent')),
    of([], { type: 'openFeed', feedHash: 'a'.repeat(64) }, self('talent')),
    of([{ type: 'DiaryFeedOpened', data: { feedHash: 'a'.repeat(64) } }], { type: 'closeFeed' }, self('talent')),
    of([], { type: 'allowOverlap', dealId: 'offer-offer-1', reason }, office),
  ),
  closing: examplesOf(closing),
  control: examplesOf(control),
  countersign: examplesOf(countersign),
  desk: examplesOf(desk),
  savedSearch: byType(
    of([], { type: 'save', ...savedOne }, self('talent')),
    of([searchSaved], { type: 'remove', searchId: 'search-1' }, self('talent')),
    of([searchSaved], { type: 'withdraw' }, system()),
  ),
  account: byType(
    of([], { type: 'register', email: 'hana@example.com' }, self(null)),
    of([registered], { type: 'chooseRole', role: 'talent' }, self(null)),
    of(client, { type: 'certifyClient' }, office),
    of([...client, { type: 'ClientCertified', data: {} }], { type: 'revokeCertification', reason }, office),
    of([registered], { type: 'suspend', reason }, office),
    of([registered, { type: 'AccountSuspended', data: { reason } }], { type: 'lift', reason }, office),
    of([registered], { type: 'grantOffice', operator: 'ops@example.com' }, system()),
    of(
      [registered, { type: 'OfficeGranted', data: { operator: 'ops@example.com' } }],
      { type: 'revokeOffice', operator: 'ops@example.com' },
      system(),
    ),
    of([registered], { type: 'setDuties', roles: ['review'], approvalLimit: 100_000, reason }, office),
    of([registered], { type: 'syncEmail', email: 'hana.new@example.com' }, self('talent')),
    of([registered], { type: 'requestDestination', email: destinationAsked.data.email, codeHash: 'hash-1' }, self('talent')),
    of([registered, destinationAsked], { type: 'confirmDestination', codeHash: 'hash-1' }, self('talent')),
    of([registered], { type: 'openNews', seenAt: NOON }, self('talent')),
    of([registered], { type: 'agreeToTerms', terms: termsInForce }, self(null)),
    of([registered], { type: 'addDevice', ...deviceNamed('a') }, self('talent')),
    of(
      [registered, { type: 'AccountDeviceAdded', data: deviceNamed('a') }],
      { type: 'removeDevice', deviceId: deviceNamed('a').deviceId },
      self('talent'),
    ),
    of([registered], { type: 'chooseMail', topic: 'offers', mail: 'digest' }, self('talent')),
    of([registered], { type: 'withdraw' }, self('talent')),
  ),
  talent: byType(
    of([], { type: 'saveProfile', ...talentProfile }, self('talent')),
    of(
      [talentRegistered, { type: 'TalentBirthdayAsked', data: { birthday: '1997-04-12' } }],
      { type: 'confirmBirthday', birthday: '1997-04-12', document: 'PASSPORT' },
      office,
    ),
    of([talentRegistered], { type: 'saveDetails', ...talentDetails }, self('talent')),
    of([talentRegistered], { type: 'publish' }, office),
    of([talentRegistered, { type: 'TalentPublished', data: {} }], { type: 'suspend', reason }, office),
    of([talentRegistered, { type: 'TalentPublished', data: {} }], { type: 'unpublish', reason }, office),
    of([talentRegistered], { type: 'returnProfile', reason }, office),
    of([talentRegistered], { type: 'takeDownPicture', path: talentProfile.thumbnail, reason }, office),
    of([talentRegistered, { type: 'TalentPublished', data: {} }], { type: 'hide', reason }, system()),
    of([talentRegistered], { type: 'shuffle', viewOrder: 100 }, system()),
    of([talentRegistered, talentPublished], { type: 'openPage', birthday: talentProfile.birthday }, self('talent')),
    of([talentRegistered, talentPublished, { type: 'TalentPageOpened', data: {} }], { type: 'closePage' }, self('talent')),
    of([talentRegistered], { type: 'setViewOrder', viewOrder: 100, isFixedOrder: true }, office),
    of([talentRegistered], { type: 'followRoster', taCode: 'TA0001', belongingTo: 3, rosterVersion: 2 }, system()),
    of([talentRegistered], { type: 'followAccount', suspended: true }, system()),
    of([talentRegistered], { type: 'followAgeBand', day: '2028-05-01' }, system()),
    of([talentRegistered, { type: 'TalentPublished', data: {} }], { type: 'withdraw' }, system()),
  ),
  client: byType(
    of([], { type: 'saveProfile', ...clientProfile }, self('client')),
    of([clientRegistered], { type: 'saveBilling', ...billing }, self('client')),
    of([clientRegistered], { type: 'setBillClientId', billClientId: 'C-0001' }, office),
    of([clientRegistered], { type: 'returnProfile', reason }, office),
    of([clientRegistered], { type: 'withdraw' }, system()),
  ),
  student: byType(
    of([], { type: 'register', taCode: 'TA0001', ...studentProfile }, office),
    of([enrolled], { type: 'change', ...studentProfile, belongingTo: 5 }, office),
    of([enrolled], { type: 'remove' }, office),
    of([enrolled], { type: 'issueLinkCode', codeHash }, office),
    of(
      [enrolled, codeIssued],
      { type: 'link', identity: identityOf(studentProfile.kana, studentProfile.birthday), codeHash },
      self('talent'),
    ),
    of([enrolled, linked], { type: 'unlink' }, office),
    of([enrolled, linked], { type: 'leave', talentId: uidOf.talent }, system()),
  ),
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
  review: examplesOf(review),
  favorite: byType(
    of([], { type: 'like', kind: 'talent', targetId: uidOf.talent }, self('client')),
    of([talentLiked], { type: 'unlike', kind: 'talent', targetId: uidOf.talent }, party('client')),
  ),
  master: examplesOf(master),
  news: examplesOf(news),
  media: byType(
    of([], { type: 'add', content: { mediaType: 'MOVIE', url: 'uploads/a' }, description: '', orderIndex: 1 }, self('talent')),
    of([mediaAdded], { type: 'describe', description: '千秋楽' }, party('talent')),
    of([mediaAdded], { type: 'reorder', orderIndex: 2 }, party('talent')),
    of([mediaAdded], { type: 'remove' }, party('talent')),
    of([mediaAdded], { type: 'takeDown', reason }, office),
    of([mediaAdded, transcodingRequested], { type: 'finishTranscoding', ...movieFiles }, system()),
    of([mediaAdded, transcodingRequested], { type: 'failTranscoding', reason: 'movie-too-long' }, system()),
    of([mediaAdded, transcodingRequested], { type: 'abandonTranscoding' }, system()),
  ),
  chat: examplesOf(chat),
  notification: examplesOf(notification),
  audit: examplesOf(audit),
  operation: examplesOf(operation),
  report: examplesOf(report),
  guardian: byType(
    of([], { type: 'register', ...guardian }, self('talent')),
    of([guardianRegistered], { type: 'ask', ...profileMatter, codeHash: 'hash-1' }, self('talent')),
    of([guardianRegistered, guardianAsked(profileMatter)], { type: 'answer', codeHash: 'hash-1', consents: true }, system()),
    of(
      [guardianRegistered],
      { type: 'record', scope, jobId: noJob, offerId: noOffer, guardianNo: 1, consents: true, note: '同意書の原本を確認しました。' },
      office,
    ),
    of([guardianRegistered], { type: 'withdraw' }, system()),
  ),
  contact: examplesOf(contact),
  invoice: examplesOf(invoice),
  record: byType(
    of([recordKept], { type: 'keep', ...ended, ...wordsOfTalent }, system()),
    of([recordKept], { type: 'endRecord' }, system(keptUntil)),
  ),
};
