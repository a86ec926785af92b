import { DAY } from '../kernel/calendar/instants.ts';
import type { EventType } from '../registry.ts';
import { NOON } from './contexts.ts';
import { deviceNamed } from './devices.ts';
import { clientProfile, draft as newestDraft, posting as newestPosting, studentProfile, talentDetails, talentProfile } from './profiles.ts';
import { wordsOfClient } from './records.ts';
import { sheetFacts, sheetWords } from './sheets.ts';

/** A stored event: `data` decrypted, in the shape of its schema version. */
export type StoredSample = {
  readonly type: EventType;
  readonly schemaVersion: number;
  readonly data: Readonly<Record<string, unknown>>;
};

const v1 = (type: EventType, data: Record<string, unknown> = {}): StoredSample => ({ type, schemaVersion: 1, data });

const v2 = (type: EventType, data: Record<string, unknown> = {}): StoredSample => ({ type, schemaVersion: 2, data });

const v3 = (type: EventType, data: Record<string, unknown> = {}): StoredSample => ({ type, schemaVersion: 3, data });

const v5 = (type: EventType, data: Record<string, unknown> = {}): StoredSample => ({ type, schemaVersion: 5, data });
const v6 = (type: EventType, data: Record<string, unknown> = {}): StoredSample => ({ type, schemaVersion: 6, data });
const v7 = (type: EventType, data: Record<string, unknown> = {}): StoredSample => ({ type, schemaVersion: 7, data });

const v4 = (type: EventType, data: Record<string, unknown> = {}): StoredSample => ({ type, schemaVersion: 4, data });

/** Deals of releases without terms sheets. */
const { sheet: _sheet, ...posting } = newestPosting;
const { sheet: _draftSheet, ...draft } = newestDraft;
const { title: _title, description: _description, place: _place, schedule: _schedule, pictures: _pictures, ...postingFacts } = posting;

const invoiceNamed = { number: '2026-0001', clientId: 'client-1' };

/** A posting of version 1. */
const firstPosting = {
  title: '企業紹介映像の出演者募集',
  description: '都内スタジオでの撮影です。',
  prefecture: 13,
  place: '渋谷区',
  startsAt: 1_796_871_600_000,
  endsAt: 1_796_900_400_000,
  feeMin: 30_000,
  feeMax: 50_000,
  entryDeadline: 1_796_007_600_000,
  picture: 'jobs/studio.webp',
};

const parked = { requestId: 'request-1', subscription: 'readModels', streamId: 'offer-1', version: 2, parkedAt: 1_763_607_600_000 };
const parties = { jobId: 'job-1', clientId: 'client-1', talentId: 'talent-1' };
const deskWork = { kind: 'offer', waitsIn: 'waiting', clientId: 'client-1', talentId: 'talent-1', personId: null };
const countersigned = { act: 'WRITE_OFF', target: 'offer-offer-1', askedBy: 'office-1', ...parties, personId: null };
const asked = { askedAt: 1_795_143_600_000, answerDue: 1_795_748_400_000 };
const askedBeforeWork = { ...asked, remindAt: 1_795_575_600_000 };
const checked = { askedAt: NOON, remindAt: NOON + DAY, decideBy: NOON + 3 * DAY };
const scheduleToClose = 1_797_735_600_000;

const agreed = { fee: 40_000, scheduleToClose, sheet: { facts: sheetFacts, words: 1 } };

const changeSamples = (deal: 'Offer' | 'Entry'): StoredSample[] => [
  v1(`${deal}TermsChanged`, {
    ...{ ...parties, proposalNo: 1, previousFee: 45_000, previousScheduleToClose: scheduleToClose - DAY },
    ...{ ...agreed, changesSheet: true, sheetWords, ...asked },
  }),
  v2(`${deal}TermsChanged`, {
    ...{ ...parties, proposalNo: 1, previousFee: 45_000, previousScheduleToClose: scheduleToClose - DAY },
    ...{ ...agreed, changesSheet: true, sheetWords, ...askedBeforeWork },
  }),
  v1(`${deal}ChangeProposed`, {
    ...{ ...parties, proposalNo: 1, previousFee: 45_000, previousScheduleToClose: scheduleToClose - DAY },
    ...{ proposed: agreed, changesSheet: true, sheetWords, reason: '撮影が半日になるため', proposalDue: scheduleToClose },
  }),
  v2(`${deal}ChangeProposed`, {
    ...{ ...parties, proposalNo: 1, previousFee: 45_000, previousScheduleToClose: scheduleToClose - DAY },
    ...{ proposed: agreed, changesSheet: true, sheetWords, reason: '撮影が半日になるため' },
    ...{ proposedAt: asked.askedAt, proposalDue: scheduleToClose },
  }),
  v1(`${deal}ChangeAgreed`, { ...parties, proposalNo: 1, proposalDue: scheduleToClose }),
  v1(`${deal}ChangeDeclined`, { ...parties, proposalNo: 1, reason: '予定が合わないため' }),
  v1(`${deal}ChangeWithdrawn`, { ...parties, proposalNo: 1 }),
  v1(`${deal}ChangeLapsed`, { ...parties, proposalNo: 1 }),
  v1(`${deal}ChangeAdminApproved`, { ...parties, proposalNo: 1 }),
  v2(`${deal}ChangeAdminApproved`, { ...parties, proposalNo: 1, feeUpTo: 300_000 }),
  v1(`${deal}ChangeAdminDisapproved`, { ...parties, proposalNo: 1, reason: '減額の理由が足りないため' }),
  v1(`${deal}CancellationRequested`, {
    ...{ ...parties, calledOffBy: 'client', calledOffAt: NOON, cancelCode: 'OWN_REASON', cancelFeeMax: 40_000 },
    reason: '企画が中止になったため',
  }),
  v2(`${deal}CancellationRequested`, {
    ...{ ...parties, calledOffBy: 'client', calledOffAt: NOON, cancelCode: 'OWN_REASON', cancelFeeMax: 40_000 },
    ...{ settleBy: NOON + 2 * DAY, reason: '企画が中止になったため' },
  }),
  v1(`${deal}CancellationWithdrawn`, { ...parties, calledOffBy: 'client' }),
  v1(`${deal}CancellationSettled`, { ...parties, calledOffBy: 'client', cancelFee: 20_000, reason: '前日の取り消しのため' }),
  v1(`${deal}CancellationDismissed`, { ...parties, calledOffBy: 'client', reason: '規約に沿わないため' }),
  v1(`${deal}CancellationReminded`, parties),
  v1(`${deal}AnsweredOnBehalf`, {
    ...{ ...parties, proxyAnswer: 'agreeChange', channel: 'PHONE', heardAt: asked.askedAt, note: '折り返しのお電話で確認' },
    ...{ proxyBy: 'office-1', proxyDue: asked.answerDue, proxyBinds: false },
  }),
  v1(`${deal}ProxyDisputed`, { ...parties, reason: '電話を受けていません' }),
  v1(`${deal}ProxySettled`, { ...parties, outcome: 'KEPT', reason: '通話の記録で確認しました' }),
  v1(`${deal}OfficeReminded`, parties),
  v1(`${deal}OfficeRemindedAgain`, parties),
];
const offerConsent = { scope: 'OFFER', jobId: 'job-1', offerId: 'offer-1', fee: 40_000, scheduleToClose, guardianNo: 1 };
const shownConsent = { ...offerConsent, entryId: null, termsVersion: 'terms-1', termsPrint: 1 };

/**
 * One sample of every event type and schema version ever stored. Never change a line of a released
 * version: a new shape needs a new version, an upcaster and a new line.
 */
export const storedSamples: readonly StoredSample[] = [
  v1('AccountRegistered', { email: 'hana@example.com' }),
  v1('AccountRoleChosen', { role: 'talent' }),
  v1('ClientCertified'),
  v1('ClientCertificationRevoked'),
  v2('ClientCertificationRevoked', { reason: '契約の終了' }),
  v3('ClientCertificationRevoked', { reason: '契約の終了' }),
  v1('AccountSuspended', { reason: '規約違反' }),
  v2('AccountSuspended', { reason: '規約違反' }),
  v1('AccountSuspensionLifted'),
  v2('AccountSuspensionLifted', { reason: '本人確認が済んだため' }),
  v3('AccountSuspensionLifted', { reason: '本人確認が済んだため' }),
  v1('OfficeGranted'),
  v2('OfficeGranted', { operator: 'ops@example.com' }),
  v1('OfficeDutiesSet', { roles: ['review', 'billing'], approvalLimit: 100_000, reason: '担当の変更' }),
  v1('OfficeRevoked'),
  v2('OfficeRevoked', { operator: 'ops@example.com' }),
  v1('AccountEmailChanged', { email: 'hana.new@example.com', destinationFollows: true }),
  v1('AccountDestinationRequested', {
    email: 'hana.mobile@example.com',
    codeHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    requestedAt: asked.askedAt,
    expiresAt: asked.askedAt + DAY,
  }),
  v1('AccountDestinationConfirmed'),
  v1('AccountDestinationReset'),
  v1('AccountNewsOpened', { newsAt: asked.askedAt }),
  v1('AccountTermsAgreed', { terms: '2026-11-01' }),
  v1('AccountDeviceAdded', deviceNamed('a')),
  v1('AccountDeviceRemoved', { deviceId: deviceNamed('a').deviceId }),
  v1('AccountMailChosen', { topic: 'offers', mail: 'digest' }),
  v1('AccountWithdrawn', { role: 'talent' }),

  v1('TalentProfileRegistered', { ...talentProfile, viewOrder: 4_321 }),
  v1('TalentProfileChanged', talentProfile),
  v1('TalentDetailsSaved', {
    ...talentDetails,
    sns: {
      instagram: { screenName: 'hanako.stage', followersCount: 12_400, updatedAt: asked.askedAt },
      twitter: { screenName: 'hanako_stage', followersCount: 310, updatedAt: asked.askedAt },
      youtube: { channelId: '@hanako-stage', subscriberCount: 980, updatedAt: asked.askedAt },
      tiktok: { screenName: 'hanako', followersCount: 55, updatedAt: asked.askedAt },
    },
  }),
  v1('TalentPublished'),
  v1('TalentSuspended', { reason: '規約違反' }),
  v2('TalentSuspended', { reason: '規約違反' }),
  v1('TalentUnpublished', { reason: '写真の差し替え' }),
  v1('TalentPictureTakenDown', { path: 'pictures/talent-1/hanako.webp', reason: 'ほかの方の写り込み' }),
  v1('TalentProfileReturned', { reason: '写真の差し替え' }),
  v1('ClientProfileReturned', { reason: '所在地の確認' }),
  v1('TalentPageOpened'),
  v1('TalentPageClosed'),
  v1('TalentViewOrderSet', { viewOrder: 100, isFixedOrder: true }),
  v1('TalentHeldBack', {}),
  v1('TalentBroughtBack', { isPublished: true }),
  v1('TalentRecheckNeeded', {}),
  v1('TalentBirthdayAsked', { birthday: '2005-03-04' }),
  v1('TalentBirthdayConfirmed', { birthday: '2005-03-04', document: 'PASSPORT' }),
  v1('TalentRosterFollowed', { taCode: 'TA0001', belongingTo: 3, rosterVersion: 2 }),
  v1('TalentAgeBandFollowed', { day: '2028-05-01' }),
  v1('TalentWithdrawn', { taCode: 'TA0001' }),

  v1('StudentRegistered', { personId: 'student-TA0001-1', ...studentProfile }),
  v1('StudentChanged', { personId: 'student-TA0001-1', ...studentProfile, belongingTo: 5, talentId: 'talent-1' }),
  v1('StudentLinkCodeIssued', { codeHash: 'ab'.repeat(32), expiresAt: 1_796_000_000_000 }),
  v1('StudentLinked', { talentId: 'talent-1', belongingTo: 3 }),
  v1('StudentUnlinked', { talentId: 'talent-1' }),
  v1('StudentRemoved', { personId: 'student-TA0001-1', talentId: null }),

  v1('ClientProfileRegistered', { ...clientProfile, paymentMethod: 2 }),
  v1('ClientProfileChanged', clientProfile),
  v1('ClientBillingSaved', {
    ...{ name: '佐藤 健', department: '経理部', paymentMethod: 2 },
    company: { name: '株式会社あおぞら映像', phone: '0312345678', address: clientProfile.company.address },
  }),
  v1('ClientBillClientIdSet', { billClientId: 'C-0001' }),
  v1('ClientWithdrawn'),

  v1('JobDraftSaved', { clientId: parties.clientId, ...draft }),
  v2('JobDraftSaved', { clientId: parties.clientId, ...draft }),
  v3('JobDraftSaved', { clientId: parties.clientId, ...draft, sheet: sheetFacts }),
  v4('JobDraftSaved', { clientId: parties.clientId, ...draft, wantedAgeBands: [14, 6], sheet: sheetFacts }),
  v5('JobDraftSaved', { clientId: parties.clientId, ...draft, sheet: sheetFacts }),
  v1('JobDraftDiscarded', { clientId: parties.clientId }),
  v1('JobPosted', { clientId: parties.clientId, ...firstPosting }),
  v2('JobPosted', { clientId: parties.clientId, ...posting }),
  v3('JobPosted', { clientId: parties.clientId, ...posting }),
  v4('JobPosted', { clientId: parties.clientId, ...posting, sheet: sheetFacts }),
  v5('JobPosted', { clientId: parties.clientId, ...posting, sheet: sheetFacts }),
  v6('JobPosted', { clientId: parties.clientId, visibility: 'PRIVATE', ...posting, wantedAgeBands: [14, 6], sheet: sheetFacts }),
  v7('JobPosted', { clientId: parties.clientId, visibility: 'PRIVATE', ...posting, sheet: sheetFacts }),
  v1('JobEdited', { clientId: parties.clientId, before: firstPosting, after: { ...firstPosting, title: '出演者の追加募集' } }),
  v2('JobEdited', { clientId: parties.clientId, before: posting, after: { ...posting, title: '出演者の追加募集' } }),
  v3('JobEdited', { clientId: parties.clientId, before: postingFacts, after: { ...posting, title: '出演者の追加募集' } }),
  v4('JobEdited', {
    ...{ clientId: parties.clientId, before: { ...postingFacts, sheet: sheetFacts } },
    after: { ...posting, title: '出演者の追加募集', sheet: sheetFacts },
  }),
  v5('JobEdited', {
    ...{ clientId: parties.clientId, before: { ...postingFacts, wantedAgeBands: [14], sheet: sheetFacts } },
    after: { ...posting, title: '出演者の追加募集', sheet: sheetFacts },
  }),
  v6('JobEdited', {
    ...{ clientId: parties.clientId, before: { ...postingFacts, sheet: sheetFacts } },
    after: { ...posting, title: '出演者の追加募集', sheet: sheetFacts },
  }),
  v1('JobHeldBack', { clientId: parties.clientId }),
  v1('JobBroughtBack', { clientId: parties.clientId }),
  v1('JobWordsErased', { clientId: parties.clientId }),
  v1('JobReopened', { clientId: parties.clientId, entryDeadline: posting.entryDeadline }),
  v1('JobClosed', { clientId: parties.clientId }),
  v1('JobPageOpened', { clientId: parties.clientId }),
  v1('JobPageClosed', { clientId: parties.clientId }),
  v1('JobForceClosed', { clientId: parties.clientId, reason: '規約違反' }),
  v1('JobEnded', { clientId: parties.clientId }),
  v2('JobEnded', { clientId: parties.clientId, endedAt: posting.entryDeadline }),

  v1('OfferInquired', { ...parties, inquiryType: 'APPEARANCE', message: 'ご出演をご相談させてください。' }),
  v2('OfferInquired', { ...parties, inquiryType: 'APPEARANCE', message: 'ご出演をご相談させてください。', askedAt: NOON }),
  v3('OfferInquired', {
    ...{ ...parties, inquiryType: 'APPEARANCE', message: 'ご出演をご相談させてください。' },
    ...{ askedAt: NOON, remindAt: NOON + 3 * DAY },
  }),
  v1('OfferInquiryRefused', parties),
  v1('OfferMade', { ...parties, fee: 40_000, scheduleToClose, ...asked }),
  v2('OfferMade', { ...parties, ...agreed, sheetWords, ...asked }),
  v3('OfferMade', { ...parties, ...agreed, sheetWords, ...askedBeforeWork }),
  v1('OfferAccepted', parties),
  v2('OfferAccepted', { ...parties, termsNo: 1, askedAt: NOON }),
  v3('OfferAccepted', { ...parties, termsNo: 1, ...checked }),
  v1('OfferRefused', parties),
  v1('OfferAdminApproved', { ...parties, ...asked }),
  v2('OfferAdminApproved', { ...parties, termsNo: 1, ...asked }),
  v3('OfferAdminApproved', { ...parties, termsNo: 1, feeUpTo: 300_000, ...asked }),
  v4('OfferAdminApproved', { ...parties, termsNo: 1, feeUpTo: 300_000, ...askedBeforeWork }),
  v1('OfferAdminDisapproved', { ...parties, reason: '日程の重なり' }),
  v2('OfferAdminDisapproved', { ...parties, reason: '日程の重なり' }),
  v1('OfferApproved', { ...parties, scheduleToClose }),
  v2('OfferApproved', { ...parties, termsNo: 1, scheduleToClose }),
  v3('OfferApproved', { ...parties, termsNo: 1, scheduleToClose, approvedAt: NOON }),
  v1('OfferDeclined', parties),
  v1('OfferCanceled', parties),
  v1('OfferAcceptReminded', parties),
  v1('OfferApproveReminded', parties),
  v1('OfferExpired', parties),
  v2('OfferExpired', { ...parties, expiredAt: asked.answerDue }),
  v1('OfferFeeChanged', { ...parties, previousFee: 40_000, fee: 45_000 }),
  v2('OfferFeeChanged', { ...parties, previousFee: 40_000, fee: 45_000, ...asked }),
  v3('OfferFeeChanged', { ...parties, previousFee: 40_000, fee: 45_000, ...askedBeforeWork }),
  v1('OfferScheduleChanged', {
    ...parties,
    previousScheduleToClose: scheduleToClose,
    scheduleToClose: scheduleToClose + DAY,
    ...asked,
  }),
  v2('OfferScheduleChanged', {
    ...parties,
    previousScheduleToClose: scheduleToClose,
    scheduleToClose: scheduleToClose + DAY,
    ...askedBeforeWork,
  }),
  v1('OfferClosed', { ...parties, fee: 45_000 }),
  v2('OfferClosed', { ...parties, fee: 45_000, closedAt: scheduleToClose }),
  v1('OfferForceClosed', { ...parties, reason: '規約違反' }),
  v2('OfferForceClosed', { ...parties, reason: '規約違反' }),
  v1('OfferBillClaimed', { ...parties, billId: 'B-2026-001' }),
  v1('OfferBillIgnored', parties),
  v2('OfferBillIgnored', { ...parties, reason: '無償で対応したため' }),
  v1('OfferBillReopened', parties),
  v2('OfferBillReopened', { ...parties, reason: '無償で対応したため' }),
  v1('OfferInquiryReminded', parties),
  ...changeSamples('Offer'),

  v1('EntryMade', { ...parties, pr: '時代劇の経験があります。', schedule: '12月は平日であればいつでも伺えます。' }),
  v2('EntryMade', {
    ...{ ...parties, pr: '時代劇の経験があります。', schedule: '12月は平日であればいつでも伺えます。', askedAt: NOON },
    posted: { feeMin: 30_000, feeMax: 50_000, sheet: sheetFacts, words: { content: 1, place: 2 } },
  }),
  v3('EntryMade', {
    ...{ ...parties, pr: '時代劇の経験があります。', schedule: '', days: [{ date: '2026-12-10', answer: 'FREE' }], askedAt: NOON },
    posted: { feeMin: 30_000, feeMax: 50_000, sheet: sheetFacts, words: { content: 1, place: 2 } },
  }),
  v4('EntryMade', {
    ...{ ...parties, pr: '時代劇の経験があります。', schedule: '', days: [{ date: '2026-12-10', answer: 'FREE' }], ...checked },
    posted: { feeMin: 30_000, feeMax: 50_000, sheet: sheetFacts, words: { content: 1, place: 2 }, startsAt: NOON + 30 * DAY },
  }),
  v1('EntryAdminApproved', { ...parties, ...asked }),
  v2('EntryAdminApproved', { ...parties, termsNo: 1, ...asked }),
  v3('EntryAdminApproved', { ...parties, termsNo: 1, feeUpTo: 300_000, ...asked }),
  v4('EntryAdminApproved', { ...parties, termsNo: 1, feeUpTo: 300_000, ...askedBeforeWork }),
  v1('EntryAdminDisapproved', { ...parties, reason: '募集条件と異なるため' }),
  v2('EntryAdminDisapproved', { ...parties, reason: '募集条件と異なるため' }),
  v1('EntryDecidingStarted', { ...parties, ...asked }),
  v2('EntryDecidingStarted', { ...parties, ...askedBeforeWork }),
  v1('EntryApproved', { ...parties, fee: 40_000, scheduleToClose }),
  v2('EntryApproved', { ...parties, termsNo: 1, proposalNo: null, ...agreed, sheetWords }),
  v3('EntryApproved', { ...parties, termsNo: 1, proposalNo: null, ...agreed, sheetWords, approvedAt: NOON }),
  v1('EntryRefused', { ...parties, reason: '日程が合わないため' }),
  v2('EntryRefused', { ...parties, reason: '日程が合わないため' }),
  v1('EntryWithdrawn', { ...parties, reason: 'ほかのお仕事と重なったため' }),
  v1('EntryApproveReminded', parties),
  v1('EntryExpired', parties),
  v2('EntryExpired', { ...parties, expiredAt: asked.answerDue }),
  v1('EntryFeeChanged', { ...parties, previousFee: 40_000, fee: 45_000 }),
  v1('EntryScheduleChanged', { ...parties, previousScheduleToClose: scheduleToClose, scheduleToClose: scheduleToClose + DAY }),
  v1('EntryClosed', { ...parties, fee: 45_000 }),
  v2('EntryClosed', { ...parties, fee: 45_000, closedAt: scheduleToClose }),
  v1('EntryForceClosed', { ...parties, reason: '規約違反' }),
  v2('EntryForceClosed', { ...parties, reason: '規約違反' }),
  v1('EntryBillClaimed', { ...parties, billId: 'B-2026-002' }),
  v1('EntryBillIgnored', parties),
  v2('EntryBillIgnored', { ...parties, reason: '無償で対応したため' }),
  v1('EntryBillReopened', parties),
  v2('EntryBillReopened', { ...parties, reason: '無償で対応したため' }),
  ...changeSamples('Entry'),

  v1('ReviewsOpened', { ...parties, dealKind: 'offer', publishDue: asked.answerDue }),
  v1('ReviewWritten', { ...parties, by: 'client', score: 5, comment: '準備が行き届いていました。' }),
  v1('ReviewNotHeldReported', { ...parties, by: 'talent' }),
  v1('ReviewTakenDown', { ...parties, by: 'client', score: 5, reason: '個人情報の記載' }),
  v1('ReviewRestored', { ...parties, by: 'client', score: 5, reason: '記載の確認' }),
  v1('ReviewsPublished', { ...parties, scores: { client: 5, talent: null } }),

  v1('FavoriteTalentLiked', { uid: 'client-1', talentId: 'talent-1' }),
  v1('FavoriteTalentUnliked', { uid: 'client-1', talentId: 'talent-1' }),
  v1('FavoriteJobLiked', { uid: 'talent-1', jobId: 'job-1' }),
  v1('FavoriteJobUnliked', { uid: 'talent-1', jobId: 'job-1' }),

  v1('MasterAdded', { kind: 'industry', name: '広告・PR', orderIndex: 1 }),
  v1('MasterRenamed', { kind: 'industry', name: '広告・広報' }),
  v1('MasterReordered', { kind: 'industry', orderIndex: 2 }),
  v1('MasterRetired', { kind: 'industry' }),
  v1('MasterRestored', { kind: 'industry' }),

  v1('NewsWritten', { title: '年末年始の営業について', body: '12月29日から1月3日まで休業いたします。' }),
  v1('NewsEdited', { title: '年末年始の営業時間', body: '12月30日から1月3日まで休業いたします。' }),
  v1('NewsPublished'),
  v1('NewsUnpublished'),
  v1('NewsRemoved'),

  v1('MediaAdded', {
    ...{ ownerId: 'talent-1', mediaType: 'IMAGE', size: 2_400_000, description: '舞台「月の庭」より', orderIndex: 1 },
    ...{ url: 'pictures/talent-1/a_M.webp', S: 'pictures/talent-1/a_S.webp', M: 'pictures/talent-1/a_M.webp' },
  }),
  v1('MediaDescribed', { ownerId: 'talent-1', description: '舞台「月の庭」の千秋楽' }),
  v1('MediaReordered', { ownerId: 'talent-1', orderIndex: 2 }),
  v1('MediaTakenDown', { ownerId: 'talent-1', reason: 'ほかの方の写り込み' }),
  v1('MediaRemoved', { ownerId: 'talent-1' }),
  v1('MediaTranscodingRequested', { ownerId: 'talent-1', dueAt: 1_795_147_200_000 }),
  v1('MediaTranscoded', {
    ...{ ownerId: 'talent-1', S: 'movies/talent-1/a_S.mp4', M: 'movies/talent-1/a_M.mp4' },
    ...{ poster: 'movies/talent-1/a_poster.webp', size: 8_400_000 },
  }),
  v1('MediaTranscodingFailed', { ownerId: 'talent-1', reason: 'movie-too-long' }),

  v1('ChatOpened', { ...parties, dealKind: 'offer', dealId: 'offer-1' }),
  v1('ChatMessagePosted', {
    ...parties,
    ...{ side: 'client', messageId: 'message-1', number: 1 },
    ...{ text: '当日の集合場所をお知らせします。', pictures: ['chat/map.webp'], remindDue: asked.askedAt + 600_000 },
  }),
  v2('ChatMessagePosted', {
    ...parties,
    ...{ side: 'talent', messageId: 'message-2', number: 1, text: '', pictures: [], remindDue: null },
    ...{ dates: [{ date: '2026-12-14', from: '09:00', to: '18:00' }], answerTo: null, answers: [] },
  }),
  v3('ChatMessagePosted', {
    ...parties,
    ...{ side: 'client', messageId: 'message-3', number: 2, text: '香盤表です。', pictures: [], remindDue: null },
    ...{ files: [{ path: 'documents/client-1/a.pdf', name: '香盤表.pdf', size: 120_000 }], dates: [], answerTo: null, answers: [] },
  }),
  v1('ChatRead', { ...parties, side: 'talent', upTo: 1, unreadCount: 0, remindDue: null }),
  v1('ChatUnreadReminded', { ...parties, side: 'talent', unreadCount: 1 }),

  v1('NotificationsOpened', { notificationIds: ['offer-1_1_talent-1'] }),

  v1('AuditHistoryRead', { requestId: 'request-1', target: 'offer-offer-1', purpose: 'VIEW' }),
  v1('AuditPersonalOpened', { requestId: 'request-2', target: 'offer-offer-1', version: 1, reason: '本人からの問い合わせのため' }),
  v2('AuditPersonalOpened', {
    requestId: 'request-4',
    target: 'account-client-1',
    version: 3,
    scope: 'DOCUMENT',
    reason: '連絡がつかないため',
  }),
  v3('AuditPersonalOpened', {
    ...{ requestId: 'request-5', target: 'offer-offer-1', version: 2, scope: 'EVENT', reason: '本人からの問い合わせのため' },
    ...{ subjects: ['client-1', 'talent-1'], told: true },
  }),
  v1('AuditBillsExported', {
    ...{ requestId: 'request-3', month: '2026-11', clientId: null, status: 'UNCLAIMED', encoding: 'UTF-8' },
    ...{ count: 2, total: 70_000, sha256: '0'.repeat(64), replaced: ['𠮷'] },
  }),
  v2('AuditBillsExported', {
    ...{ requestId: 'request-4', month: '2026-11', clientId: null, status: null, encoding: 'XLSX', table: 'CLIENTS' },
    ...{ count: 1, total: 77_000, sha256: '0'.repeat(64), replaced: [] },
  }),
  v3('AuditBillsExported', {
    ...{ requestId: 'request-6', month: '2026-11', clientId: null, status: null, encoding: 'XLSX', table: 'BILLS' },
    ...{ count: 1, total: 70_000, sha256: '0'.repeat(64), replaced: [], reason: '会計事務所への提出のため' },
  }),
  v1('ControlSet', { act: 'APPROVAL', on: true, above: 100_000, reason: '担当が増えたため' }),
  v1('CountersignAsked', { ...countersigned, amount: 40_000, command: { type: 'ignoreBill' }, reason: '無償協力のため' }),
  v1('CountersignConfirmed', { ...countersigned, amount: 40_000, confirmedBy: 'office-2', confirmedAt: NOON }),
  v1('CountersignDeclined', { ...countersigned, amount: 40_000, reason: '根拠が足りないため' }),
  v1('CountersignWithdrawn', countersigned),
  v1('CountersignCarriedOut', countersigned),
  v1('CountersignLapsed', { ...countersigned, refusedWith: 'status-conflict' }),
  v1('OperationStreamRetried', parked),
  v1('OperationEventDiscarded', { ...parked, reason: '旧形式のため' }),
  v1('OperationMailResent', { requestId: 'request-1', mailId: 'offer-1_2_OfferMade_talent-1' }),
  v1('OperationDeadlineRearmed', { requestId: 'request-1', deadlineId: 'offer-1_expire' }),

  v1('ReportMade', {
    ...{ kind: 'job', subjectId: 'job-1', ...parties, by: 'talent', number: 1 },
    ...{ reason: 'FALSE', words: '報酬が説明と異なります。' },
  }),
  v1('ReportSettled', { number: 1, outcome: 'HANDLED', note: '掲載内容を修正していただきました。' }),
  v2('ReportSettled', {
    ...{ clientId: 'client-1', talentId: 'talent-1', number: 1 },
    ...{ outcome: 'HANDLED', note: '掲載内容を修正していただきました。' },
  }),
  v1('GuardianRegistered', { name: '山田 京子', relation: 'MOTHER', email: 'kyoko@example.com', guardianNo: 1, endsConsent: false }),
  v1('GuardianAsked', { ...offerConsent, codeHash: 'hash-1', requestedAt: 1_795_143_600_000, expiresAt: 1_796_353_200_000 }),
  v1('GuardianConsentGiven', { ...offerConsent, channel: 'LINK', note: null }),
  v1('GuardianConsentRefused', { ...offerConsent, channel: 'PAPER', note: '書面で確認しました。' }),
  v2('GuardianAsked', { ...shownConsent, codeHash: 'hash-1', requestedAt: 1_795_143_600_000, expiresAt: 1_796_353_200_000 }),
  v2('GuardianConsentGiven', { ...shownConsent, channel: 'LINK', note: null }),
  v2('GuardianConsentRefused', { ...shownConsent, channel: 'PAPER', note: '書面で確認しました。' }),
  v1('GuardianWithdrawn'),
  v1('DeskAssigned', { ...deskWork, assigneeId: 'office-2' }),
  v1('DeskUnassigned', { ...deskWork, assigneeId: 'office-2' }),
  v1('DeskNoted', { ...deskWork, noteId: 'note-1', authorId: 'office-1', text: '報酬について電話で確認しました。' }),
  v1('DeskNoteStruck', { ...deskWork, noteId: 'note-1' }),
  v1('DeskTagged', { ...deskWork, tag: '要電話' }),
  v1('DeskUntagged', { ...deskWork, tag: '要電話' }),
  v1('DeskSnoozed', { ...deskWork, until: 1_795_230_000_000 }),
  v1('DeskWoken', deskWork),
  v1('DeskMoved', { ...deskWork, waitsIn: null }),
  v1('ContactOpened', { uid: 'talent-1', role: 'talent', category: 'DEAL', text: '報酬の支払日を知りたいです。', at: 1_795_143_600_000 }),
  v1('ContactBegun', {
    uid: 'talent-1',
    role: 'talent',
    category: 'ACCOUNT',
    text: '写真の差し替えをお願いします。',
    at: 1_768_000_000_000,
  }),
  v1('GuestContactOpened', {
    ...{ uid: null, accountId: 'talent-2', category: 'ACCOUNT', name: '山田 京子', email: 'kyoko@example.com' },
    ...{ text: 'ログインできません。', at: 1_795_143_600_000 },
  }),
  v1('ContactWritten', {
    ...{ uid: 'talent-1', messageId: 'message-1', number: 2, text: '追加で教えてください。' },
    ...{ at: 1_795_147_200_000, waitingSince: 1_795_143_600_000, reopens: false },
  }),
  v1('ContactAnswered', {
    ...{ uid: 'talent-1', messageId: 'message-2', number: 3, text: '翌月末の予定です。' },
    ...{ at: 1_795_150_800_000, closes: true },
  }),
  v1('ContactClosed', { uid: 'talent-1', at: 1_795_150_800_000 }),
  v1('ContactOfficeReminded', { uid: 'talent-1' }),
  v1('ContactOfficeRemindedAgain', { uid: null }),
  v1('ContactEnded', { messages: 3 }),
  v1('InvoiceIssued', {
    ...{ number: '2026-0001', clientId: 'client-1', month: '2026-10' },
    lines: [{ deal: 'offer-offer-1', day: '2026-10-31', net: 40_000, percent: 10, cancelled: false }],
    ...{ titles: ['舞台の出演'], rates: [{ percent: 10, net: 40_000, tax: 4_000 }], net: 40_000, tax: 4_000, total: 44_000 },
    issuer: { name: '事務局', address: '東京都渋谷区神南1-1-1', registrationNumber: 'T7123456789012', bank: 'ひろば銀行 普通 0123456' },
    billTo: {
      ...{ company: '株式会社ひかり企画', department: '制作部', name: '佐藤 健', postalCode: '1500041', prefecture: '東京都' },
      ...{ city: '渋谷区', street: '神南1-1-1', buildingName: '' },
    },
    ...{ issuedAt: 1_795_143_600_000, dueAt: 1_796_050_799_999, replaces: null },
  }),
  v1('MonthLocked', { month: '2026-10', claimed: { count: 2, total: 65_005 }, ignored: { count: 1, total: 5_000 } }),
  v1('MonthUnlocked', { month: '2026-10', reason: '請求漏れがあったため' }),
  v1('InvoiceVoided', { ...invoiceNamed, deals: ['offer-offer-1'], reason: '宛名の誤り' }),
  v1('InvoicePaymentRecorded', {
    ...invoiceNamed,
    paymentId: 'payment-1',
    yen: 44_000,
    at: '2026-11-20',
    payer: 'カ）ヒカリキカク',
    nth: null,
    paid: 44_000,
  }),
  v1('InvoicePaymentStruck', { ...invoiceNamed, paymentId: 'payment-1', yen: 44_000, reason: '別の請求書への入金', paid: 0 }),
  v1('InvoiceCredited', {
    ...{ ...invoiceNamed, credit: 'CR-2026-0001', creditId: 'credit-1', rates: [{ percent: 10, net: 5_000, tax: 500 }] },
    ...{
      net: 5_000,
      tax: 500,
      total: 5_500,
      owed: 38_500,
      creditedAt: 1_796_100_000_000,
      reason: '拘束時間が短かったため',
      remark: '時間外の取り消し',
    },
  }),
  v1('InvoicePaid', { ...invoiceNamed, at: '2026-11-20', paid: 44_000, total: 44_000 }),
  v1('InvoiceReminded', { ...invoiceNamed, total: 44_000, paid: 0, dueAt: 1_796_050_799_999, remindedAt: 1_796_100_000_000 }),
  v1('InvoiceOverdue', { ...invoiceNamed, total: 44_000, paid: 0, dueAt: 1_796_050_799_999 }),
  v1('DiaryBlocked', { from: '2026-12-01', to: '2026-12-03', kind: 'BUSY', on: '2026-11-20' }),
  v1('DiaryUnblocked', { from: '2026-12-02', to: '2026-12-02' }),
  v1('DiaryFeedOpened', { feedHash: 'a'.repeat(64) }),
  v1('DiaryFeedClosed'),
  v1('DiaryOverlapAllowed', { dealId: 'offer-offer-1', reason: '移動の時間が足りるため' }),
  v1('SearchSaved', { searchId: 'search-1', kind: 'jobs', name: '東京の英語', wanted: 'q=英語&area=13', digest: 'DAILY' }),
  v1('SearchRemoved', { searchId: 'search-1' }),
  v1('SearchesWithdrawn'),
  v1('DealRecordKept', {
    ...{ dealKind: 'offer', endedAt: 1_798_160_400_000, keptUntil: 2_151_327_600_000 },
    ...wordsOfClient,
  }),
  v1('DealRecordEnded'),
];
