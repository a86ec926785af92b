import type { AnyEvent } from '#domain/registry.ts';
import { contactOpened } from '#domain/testing/contactSamples.ts';
import { DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties, plainMessage } from '#domain/testing/dealSamples.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { invoiceIssued, paymentRecorded } from '#domain/testing/invoices.ts';
import { newsPublished, newsWritten } from '#domain/testing/newsSamples.ts';
import { histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { accountSet, fixed as payoutFixed } from '#domain/testing/payoutSamples.ts';
import { draft, posting, studentProfile, talentDetails } from '#domain/testing/profiles.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { accountEvents, castRegistered, clientRegistered, jobPosted } from '#web/testing/registrations.ts';
import { putWorld } from './putWorld.ts';

const { instagram, youtube } = talentDetails.sns;
/** Values that the shared profile does not have. */
const everySize = { ...talentDetails.sizes, weight: 48, headSize: 55 };
/** A second job without deals. */
export const freeJob = { ...posting, title: '観光案内の動画', sheet: sheetFacts };
export const draftedJob = { ...draft, title: '下書きのお仕事' };
export const newsText = { title: '年末年始の営業について', body: '12月29日から休業いたします。' };
export const written = {
  byClient: '丁寧なお仕事でした。',
  byTalent: '安心してお仕事ができました。',
  message: '当日はよろしくお願いいたします。',
};
export const portfolioItem = { description: '舞台の記録', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' };
const openedBy = (id: string): AnyEvent => ({
  type: 'ReviewsOpened',
  data: { ...parties, jobId: id, dealKind: 'offer', publishDue: NOON + 7 * DAY },
});
const review = (by: 'client' | 'talent', comment: string): AnyEvent => ({
  type: 'ReviewWritten',
  data: { ...parties, by, score: 5, comment },
});

export const reportWords = '報酬が説明と異なります。';

/** A client and a cast with one of everything; the offer is o1, the entry e1. */
export const putEverything = (): void =>
  putWorld(
    [`account-${uidOf.client}`, ...accountEvents('client@example.com', 'client'), { type: 'ClientCertified', data: {} }],
    [`account-${uidOf.talent}`, ...accountEvents('talent@example.com', 'talent')],
    [`client-${uidOf.client}`, clientRegistered()],
    [
      `talent-${uidOf.talent}`,
      castRegistered(),
      {
        type: 'TalentDetailsSaved',
        data: {
          ...talentDetails,
          sizes: everySize,
          sns: {
            instagram: instagram && { ...instagram, updatedAt: NOON },
            twitter: { screenName: 'hanako_tw', followersCount: 3_210, updatedAt: NOON },
            tiktok: { screenName: 'hanako.tt', followersCount: 4_560, updatedAt: NOON },
            youtube: youtube && { ...youtube, updatedAt: NOON },
          },
        },
      },
      { type: 'TalentRosterFollowed', data: { taCode: 'TA0001', belongingTo: 3, rosterVersion: 2 } },
      { type: 'TalentPublished', data: {} },
    ],
    ['master-industry_drama', { type: 'MasterAdded', data: { kind: 'industry', name: 'ドラマ制作', orderIndex: 1 } }],
    ['master-industry_industry-ads', { type: 'MasterAdded', data: { kind: 'industry', name: '広告業', orderIndex: 2 } }],
    ['master-jobCategory_category-film', { type: 'MasterAdded', data: { kind: 'jobCategory', name: '映像出演', orderIndex: 1 } }],
    ['master-media_media-web', { type: 'MasterAdded', data: { kind: 'media', name: '配信動画', orderIndex: 1 } }],
    ['job-job-1', jobPosted()],
    ['job-job-free', { type: 'JobPosted', data: { clientId: uidOf.client, ...freeJob } }],
    ['job-draft-1', { type: 'JobDraftSaved', data: { clientId: uidOf.client, ...draftedJob } }],
    ['offer-o1', ...offerHistories.IS_ADMIN_APPROVED],
    ['entry-e1', ...entryHistories.IS_APPROVED],
    ['entry-e-new', ...entryHistories.IN_PROGRESS],
    ['review-waiting', openedBy('job-free')],
    [
      'review-told',
      openedBy('job-1'),
      review('client', written.byClient),
      review('talent', written.byTalent),
      { type: 'ReviewsPublished', data: { ...parties, scores: { client: 5, talent: 5 } } },
    ],
    [
      'chat-o1',
      { type: 'ChatOpened', data: { ...parties, dealKind: 'offer', dealId: 'o1' } },
      {
        type: 'ChatMessagePosted',
        data: {
          ...parties,
          side: 'client',
          messageId: 'm1',
          number: 1,
          text: written.message,
          pictures: [],
          ...plainMessage,
          remindDue: NOON,
        },
      },
    ],
    [
      'media-m1',
      {
        type: 'MediaAdded',
        data: { ownerId: uidOf.talent, mediaType: 'YOUTUBE', S: null, M: null, size: null, orderIndex: 1, ...portfolioItem },
      },
    ],
    [
      `favorite-talent_${uidOf.client}_${uidOf.talent}`,
      { type: 'FavoriteTalentLiked', data: { uid: uidOf.client, talentId: uidOf.talent } },
    ],
    [`favorite-job_${uidOf.talent}_job-1`, { type: 'FavoriteJobLiked', data: { uid: uidOf.talent, jobId: 'job-1' } }],
    [
      `savedSearch-${uidOf.talent}`,
      { type: 'SearchSaved', data: { searchId: 's1', kind: 'jobs', name: '東京のお仕事', wanted: 'area=13', digest: 'DAILY' } },
    ],
    [
      `savedSearch-${uidOf.client}`,
      { type: 'SearchSaved', data: { searchId: 's1', kind: 'casts', name: '英語の方', wanted: 'q=英語', digest: 'OFF' } },
    ],
    [
      'shortlist-l1',
      { type: 'ShortlistCreated', data: { clientId: uidOf.client, title: '冬の広告 一次候補', jobId: 'job-1' } },
      { type: 'ShortlistCastAdded', data: { clientId: uidOf.client, talentId: uidOf.talent, note: '笑顔が商品に合う。', place: 0 } },
    ],
    ['student-TA0002', { type: 'StudentRegistered', data: { personId: 'student-TA0002-1', ...studentProfile } }],
    [
      `report-job_${uidOf.talent}_job-1`,
      {
        type: 'ReportMade',
        data: {
          kind: 'job',
          subjectId: 'job-1',
          ...parties,
          reason: 'FALSE',
          words: reportWords,
          pictures: [],
          messageId: null,
          by: 'talent',
          number: 1,
        },
      },
    ],
    ['contact-c1', contactOpened],
    ['payout-talent-1_2026-10', payoutFixed],
    ['payee-talent-1', accountSet],
    ['invoice-i1', invoiceIssued, paymentRecorded(1, 40_000, 40_000)],
    ['news-n1', newsWritten(newsText), newsPublished()],
  );
