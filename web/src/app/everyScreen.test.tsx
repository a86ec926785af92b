import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textsOf } from '#domain/kernel/fieldTexts.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { texts as entryTexts } from '#domain/testing/entryHistories.ts';
import { clientProfile, posting, studentProfile, talentDetails, talentProfile } from '#domain/testing/profiles.ts';
import { pathWith } from '#tests/support/everyScreen.ts';
import { company as companyDocument } from '#web/entities/legal/documents/company.ts';
import { legalNotice } from '#web/entities/legal/documents/legalNotice.ts';
import { privacyPolicy } from '#web/entities/legal/documents/privacyPolicy.ts';
import { termsOfService } from '#web/entities/legal/documents/termsOfService.ts';
import type { LegalDocument } from '#web/entities/legal/legalDocument.ts';
import type { RouteGroup } from '#web/routing/routeDefinition.ts';
import { type AppRoute, routes } from '#web/routing/routes.ts';
import { tellUser } from '#web/shared/data/auth/userChange.ts';
import { nothingDone } from '#web/shared/ui/doneMessage.tsx';
import { appAt, preloadAt, type VisitorName } from '#web/testing/appAt.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { draftedJob, freeJob, newsText, portfolioItem, putEverything, reportWords, written } from '#web/testing/world.ts';

beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
  // Commands that a page sends when it is shown: messages and notifications are marked as seen.
  for (const callable of ['accounts', 'chats', 'notifications']) server.answer(callable, () => ({ streamId: 'seen-1', version: 1 }));
});

const finished = { pending: false };

/** The main part of a screen: its links, its texts from the data, and its fields. */
type Screen = {
  /** The state that the form before it leaves in the history. */
  readonly state?: object;
  /** The visitor, if not that of the route's group. */
  readonly as?: VisitorName;
  /** The address, if it has other ids or a query. */
  readonly at?: string;
  readonly links?: readonly string[];
  readonly texts?: readonly string[];
  readonly fields?: readonly string[];
};

/** The visitor of the screens of a group, and the ids in their addresses. */
const visitorOf = {
  public: 'guest',
  guest: 'guest',
  unverified: 'unverified',
  norole: 'noRole',
  common: 'client',
  developer: 'talent',
  talent: 'talent',
  client: 'client',
  office: 'office',
} as const satisfies Record<RouteGroup, VisitorName>;
const deal = { jobId: 'job-1', offerId: 'o1', entryId: 'e1', roomId: 'o1' };
const ids = { ...deal, talentId: 'talent-1', id: 'client-1', reportId: 'job_talent-1_job-1_1', contactId: 'c1', newsId: 'n1' };
const company = [
  ...['clientType', 'name', 'kana', 'company.name', 'company.kana', 'department', 'position', 'company.phone', 'worksUrl'],
  ...['postalCode', 'prefecture', 'city', 'street', 'buildingName'].map((part) => `company.address.${part}`),
];
const job = [
  ...['title', 'description', 'jobCategory', 'industry', 'media', 'prefecture', 'place', 'schedule', 'feeMin', 'feeMax'],
  ...['numberOfPeople', 'wantedGender', 'wantedAgeBands', 'wantedSkills'],
];
const told = [posting.title, posting.description, posting.schedule];
const detailsFields = detailsCatalogue.fields.filter((field) => field !== 'sizes' && field !== 'sns' && field !== 'industry');
const cast = [
  ...[talentProfile.name, talentProfile.kana, talentProfile.introduction, ...talentProfile.speciality, '東京都', '女性', '20代'],
  ...[...detailsFields.flatMap((field) => textsOf(detailsCatalogue.rows[field].kind, talentDetails[field], () => [])), 'ドラマ制作'],
  ...['162.5', '48', '82', '60', '86', '23.5', '55'],
  ...['hanako.stage', '12,400', 'hanako_tw', '3,210', 'hanako.tt', '4,560', 'hanako-stage', '980'],
  ...['第3グループ', portfolioItem.description],
];
const settings = ['/mail/edit', '/destination/edit', '/password/edit', '/withdrawal'];

const headingsOf = ({ parts }: LegalDocument) => parts.map(({ heading }) => heading);

const screens: Readonly<Record<string, Screen>> = {
  '/': {
    links: ['/login', '/registration?as=client', '/registration?as=talent', '/terms/tos', '/terms/legal', '/terms/privacy', '/company'],
  },
  '/login': { links: ['/password/reset', '/registration'], fields: ['email', 'password'] },
  '/registration': { links: ['/terms/tos', '/terms/privacy', '/login'], fields: ['email', 'password', 'repeated'] },
  '/registration/email': { texts: ['newcomer@example.com'] },
  '/registration/confirmation': { texts: ['newcomer@example.com'] },
  '/initial': { texts: ['クライアント', 'キャスト'] },
  '/company': { texts: headingsOf(companyDocument) },
  '/terms/tos': { texts: headingsOf(termsOfService) },
  '/terms/legal': { texts: headingsOf(legalNotice) },
  '/terms/privacy': { texts: headingsOf(privacyPolicy) },
  '/verify': { texts: ['証明書', '端末の外へ送られません'] },
  '/usermgmt': { at: '/usermgmt?mode=resetPassword&oobCode=c1', fields: ['password'] },
  '/help': { texts: ['認証', 'エントリー', 'オファー', '取消料', '退会', '18歳未満'], links: ['/contact', '/password/reset'] },
  '/contact': {
    as: 'uncertifiedClient',
    texts: ['回答待ち', '3日以内を目安'],
    links: ['/contact/c1', '/help'],
    fields: ['category', 'text'],
  },
  '/contact/:contactId': { as: 'uncertifiedClient', texts: ['報酬の支払日を知りたいです。', '回答待ち'], fields: ['text'] },
  '/guardian': { texts: ['メールに記載されたリンクを、もう一度開いてください。'] },
  '/password/reset': { links: ['/login'], fields: ['email'] },
  '/password/reset/done': { state: finished, texts: ['メール'], links: ['/login'] },
  '/password/edit': { fields: ['current', 'password', 'repeated'] },
  '/password/edit/done': { state: finished, texts: ['パスワード'], links: ['/'] },
  '/mail/edit': { texts: ['client-1@example.com'], fields: ['email', 'password'] },
  '/destination/edit': { texts: ['client@example.com'], fields: ['email'] },
  '/withdrawal': { texts: ['退会'] },
  '/withdrawal/done': { state: finished, texts: ['退会'], links: ['/'] },

  '/talent': { texts: [posting.title, freeJob.title], links: ['/talent/jobs/job-1', '/talent/jobs/job-free'] },
  '/talent/jobs': {
    texts: [posting.title, freeJob.title, 'オファーあり', '英語（日常会話以上）'],
    links: ['/talent/jobs/job-1', '/talent/jobs/job-free'],
  },
  '/talent/jobs/:jobId': {
    at: '/talent/jobs/job-free',
    texts: [freeJob.title, posting.description, clientProfile.company.name, '英語（日常会話以上）'],
    links: ['/talent/clients/client-1', '/talent/jobs/job-free/apply'],
  },
  '/talent/jobs/:jobId/apply': { at: '/talent/jobs/job-free/apply', texts: [freeJob.title], fields: ['pr', 'schedule'] },
  '/talent/jobs/:jobId/apply/done': { texts: ['エントリー'], links: ['/talent/mypage/entries', '/talent/jobs'] },
  '/talent/talents': { texts: [talentProfile.name], links: ['/talent/talents/talent-1'] },
  '/talent/talents/:talentId': { texts: cast },
  '/talent/clients/:id': {
    links: ['/talent/clients/client-1/reviews', clientProfile.worksUrl],
    texts: [clientProfile.company.name, clientProfile.name, '法人', clientProfile.company.address.prefecture],
  },
  '/talent/clients/:id/reviews': { texts: [written.byTalent, talentProfile.name] },
  '/talent/clients/:id/reviews/add': {
    at: '/talent/clients/client-1/reviews/add?job=job-free',
    texts: [clientProfile.company.name, freeJob.title],
    fields: ['score', 'comment'],
  },
  '/talent/clients/:id/reviews/done': { texts: ['評価'], links: ['/talent/mypage/review-tasks', '/talent/mypage/reviews?tab=written'] },
  '/talent/mypage': {
    texts: [talentProfile.name],
    links: [
      ...['offers', 'entries', 'profile', 'bookmarks', 'review-tasks', 'reviews'].map((page) => `/talent/mypage/${page}`),
      ...['/talent/talents', '/talent/settings'],
    ],
  },
  '/talent/mypage/profile': { texts: [...cast, 'TA0001'], links: ['/talent/mypage/profile/edit_01', '/talent/mypage/profile/edit_02'] },
  '/talent/mypage/profile/edit_01': { fields: ['name', 'kana', 'gender', 'birthday', 'prefecture', 'speciality', 'introduction'] },
  '/talent/mypage/profile/edit_02': {
    fields: [
      ...[...detailsFields, 'industry'],
      ...['height', 'weight', 'bust', 'waist', 'hip', 'shoeSize', 'headSize'].map((size) => `sizes.${size}`),
      ...['instagram', 'twitter', 'tiktok'].flatMap((kind) => [`sns.${kind}.screenName`, `sns.${kind}.followersCount`]),
      ...['sns.youtube.channelId', 'sns.youtube.subscriberCount'],
    ],
  },
  '/talent/mypage/profile/done': { texts: ['プロフィール'], links: ['/talent/mypage/profile', '/talent/mypage'] },
  '/talent/mypage/profile/confirmation': { links: ['/talent/mypage/profile/edit_02'] },
  '/talent/mypage/offers': {
    at: '/talent/mypage/offers?tab=running',
    texts: [posting.title, clientProfile.company.name],
    links: ['/talent/mypage/offers/o1'],
  },
  '/talent/mypage/offers/:offerId': {
    texts: [...told.slice(0, 2), '40,000', clientProfile.company.name],
    links: ['/talent/jobs/job-1', '/talent/clients/client-1', '/talent/mypage/messages/o1'],
  },
  '/talent/mypage/offers/:offerId/counter': { texts: ['このオファーの条件は相談できません'], links: ['/talent/mypage/offers/o1'] },
  '/talent/mypage/offers/:offerId/terms': {
    texts: ['第1版', '40,000', clientProfile.company.name, talentProfile.name],
    links: ['/talent/mypage/offers/o1'],
  },
  '/talent/mypage/entries': { texts: [posting.title, clientProfile.company.name], links: ['/talent/mypage/entries/e1'] },
  '/talent/mypage/entries/:entryId': {
    texts: [entryTexts.pr, entryTexts.schedule, '40,000'],
    links: ['/talent/jobs/job-1', '/talent/clients/client-1', '/talent/mypage/messages/e1'],
  },
  '/talent/mypage/entries/:entryId/terms': {
    texts: ['第1版', '40,000', clientProfile.company.name, talentProfile.name],
    links: ['/talent/mypage/entries/e1'],
  },
  '/talent/mypage/bookmarks': { texts: [posting.title], links: ['/talent/jobs/job-1'] },
  '/talent/mypage/messages': { texts: [clientProfile.company.name, written.message], links: ['/talent/mypage/messages/o1'] },
  '/talent/mypage/messages/:roomId': { texts: [written.message, posting.title], links: ['/talent/mypage/offers/o1'] },
  '/talent/mypage/searches': { texts: ['東京のお仕事', '毎日'], links: ['/talent/jobs?area=13'] },
  '/talent/mypage/holds': { texts: ['キープはありません'], links: ['/talent/mypage/diary'] },
  '/talent/mypage/diary': { texts: ['この月のお仕事'], fields: ['from', 'to', 'state'] },
  '/talent/mypage/payments': {
    texts: ['お支払いの一覧', '源泉徴収前の額です', 'あおば銀行'],
    links: ['/talent/mypage/entries/e1', '/talent/mypage/payments/talent-1_2026-10'],
  },
  '/talent/mypage/payments/:id': { at: '/talent/mypage/payments/talent-1_2026-10', texts: ['¥74,843', '源泉徴収税', '異議を申し出る'] },
  '/talent/mypage/reviews': { texts: [written.byClient, clientProfile.company.name] },
  '/talent/mypage/review-tasks': {
    texts: [clientProfile.company.name, freeJob.title],
    links: ['/talent/clients/client-1/reviews/add?job=job-free'],
  },
  '/talent/notification': { at: '/talent/notification?tab=own', links: ['/talent/notification/offer-o1_3_talent-1'] },
  '/talent/notification/:notificationId': {
    at: '/talent/notification/offer-o1_3_talent-1',
    texts: [posting.title],
    links: ['/talent/mypage/offers/o1'],
  },
  '/talent/settings': {
    links: [
      ...settings,
      '/talent/settings/guardian',
      '/talent/settings/snsterm',
      '/terms/tos',
      '/terms/privacy',
      '/terms/legal',
      '/company',
    ],
  },
  '/talent/settings/guardian': { texts: ['保護者の同意は必要ありません'], links: ['/talent/settings'] },
  '/talent/settings/snsterm': { texts: ['投稿'] },

  '/client': { texts: [talentProfile.name], links: ['/client/talents/talent-1'] },
  '/client/talents': { texts: [talentProfile.name], links: ['/client/talents/talent-1'] },
  '/client/talents/:talentId': {
    texts: cast,
    links: ['/client/talents/talent-1/offer', '/client/talents/talent-1/print', '/client/talents/talent-1/reviews'],
  },
  '/client/talents/:talentId/print': {
    links: ['/client/talents/talent-1'],
    texts: [talentProfile.name, talentProfile.introduction, talentDetails.pr, 'hanako.stage'],
  },
  '/client/talents/:talentId/offer': { texts: [talentProfile.name, freeJob.title], fields: ['kind', 'jobId', 'inquiryType', 'message'] },
  '/client/ask': { at: '/client/ask?to=talent-1', texts: [talentProfile.name, freeJob.title], fields: ['kind', 'jobId', 'fee'] },
  '/client/talents/:talentId/offer/done': { texts: ['オファー'], links: ['/client/mypage/offers', '/client'] },
  '/client/talents/:talentId/reviews': { texts: [written.byClient, clientProfile.company.name] },
  '/client/talents/:talentId/reviews/add': {
    at: '/client/talents/talent-1/reviews/add?job=job-free',
    texts: [talentProfile.name, freeJob.title],
    fields: ['score', 'comment'],
  },
  '/client/talents/:talentId/reviews/done': {
    texts: ['評価'],
    links: ['/client/mypage/review-tasks', '/client/mypage/reviews?tab=written'],
  },
  '/client/jobs': { texts: [posting.title, freeJob.title], links: ['/client/jobs/job-1', '/client/jobs/job-free'] },
  '/client/jobs/:jobId': { texts: [...told, '映像出演', '広告業', '配信動画', '英語（日常会話以上）'] },
  '/client/mypage': {
    texts: [clientProfile.name, clientProfile.company.name, clientProfile.department],
    links: [
      ...['jobs', 'jobs/add', 'offers', 'entries', 'favorites', 'review-tasks', 'reviews', 'company/edit'].map(
        (page) => `/client/mypage/${page}`,
      ),
      ...['/client/jobs', '/client/settings'],
    ],
  },
  '/client/mypage/jobs': {
    texts: [posting.title, draftedJob.title],
    links: [
      '/client/mypage/jobs/job-1',
      '/client/mypage/jobs/job-free',
      '/client/mypage/jobs/add',
      '/client/mypage/jobs/add?draft=draft-1',
    ],
  },
  '/client/mypage/jobs/:jobId': {
    texts: [...told, talentProfile.name],
    links: ['/client/mypage/jobs/job-1/edit', '/client/mypage/entries/e-new'],
  },
  '/client/mypage/jobs/:jobId/auditions': { texts: ['オーディションはまだありません'], links: ['/client/mypage/jobs/job-1'] },
  '/client/mypage/jobs/:jobId/edit': { fields: job },
  '/client/mypage/jobs/:jobId/done': { texts: ['お仕事'], links: ['/client/mypage/jobs/job-1'] },
  '/client/mypage/jobs/add': { texts: [draftedJob.title], fields: job },
  '/client/mypage/jobs/add/confirm': { links: ['/client/mypage/jobs/add'] },
  '/client/mypage/jobs/add/done': { texts: ['お仕事'], links: ['/client', '/client/mypage/jobs'] },
  '/client/mypage/offers': { texts: [posting.title, talentProfile.name], links: ['/client/mypage/offers/o1', '/client/mypage/entries'] },
  '/client/mypage/offers/:offerId': {
    texts: [...told.slice(0, 2), '40,000', talentProfile.name],
    links: [...['/client/mypage/jobs/job-1', '/client/talents/talent-1', '/client/mypage/messages/o1']],
  },
  '/client/mypage/offers/:offerId/terms': {
    texts: ['第1版', '40,000', clientProfile.company.name, talentProfile.name],
    links: ['/client/mypage/offers/o1'],
  },
  '/client/mypage/offers/:offerId/terms/edit': {
    fields: ['sheet.content', 'sheet.place', 'sheet.competition', 'sheet.expenses', 'sheet.payDue', 'reason'],
  },
  '/client/mypage/offers/:offerId/fee/edit': { texts: ['40,000'], fields: ['fee'] },
  '/client/mypage/offers/:offerId/fee/done': { state: finished, texts: ['報酬'], links: ['/client/mypage/offers/o1'] },
  '/client/mypage/offers/:offerId/schedule/edit': { texts: ['2026年12月20日'] },
  '/client/mypage/offers/:offerId/schedule/done': { state: finished, texts: ['終了日'], links: ['/client/mypage/offers/o1'] },
  '/client/mypage/entries': {
    at: '/client/mypage/entries?tab=running',
    texts: [posting.title, talentProfile.name],
    links: ['/client/mypage/entries/e1', '/client/mypage/offers'],
  },
  '/client/mypage/entries/:entryId': {
    texts: [entryTexts.pr, entryTexts.schedule, '40,000', talentProfile.name],
    links: [...['/client/mypage/jobs/job-1', '/client/talents/talent-1', '/client/mypage/messages/e1']],
  },
  '/client/mypage/entries/:entryId/terms': {
    texts: ['第1版', '40,000', clientProfile.company.name, talentProfile.name],
    links: ['/client/mypage/entries/e1'],
  },
  '/client/mypage/entries/:entryId/terms/edit': {
    fields: ['sheet.content', 'sheet.place', 'sheet.competition', 'sheet.expenses', 'sheet.payDue', 'reason'],
  },
  '/client/mypage/entries/:entryId/fee/edit': { texts: ['40,000'], fields: ['fee'] },
  '/client/mypage/entries/:entryId/fee/done': { state: finished, texts: ['報酬'], links: ['/client/mypage/entries/e1'] },
  '/client/mypage/entries/:entryId/schedule/edit': { texts: ['2026年12月20日'] },
  '/client/mypage/entries/:entryId/schedule/done': { state: finished, texts: ['終了日'], links: ['/client/mypage/entries/e1'] },
  '/client/mypage/messages': { texts: [talentProfile.name, written.message], links: ['/client/mypage/messages/o1'] },
  '/client/mypage/messages/:roomId': { texts: [written.message, posting.title], links: ['/client/mypage/offers/o1'] },
  '/client/mypage/company/register': { as: 'clientWithoutCompany', fields: company },
  '/client/mypage/company/edit': { fields: company },
  '/client/mypage/company/done': { state: finished, texts: ['会社情報'], links: ['/client/mypage'] },
  '/client/mypage/searches': { texts: ['英語の方', '受け取らない'], links: ['/client/talents?q=英語'] },
  '/client/mypage/holds': { texts: ['キープはありません'], links: ['/client'] },
  '/client/mypage/lists': { texts: ['冬の広告 一次候補', '1人'], links: ['/client/mypage/lists/l1'] },
  '/client/mypage/lists/:id': {
    at: '/client/mypage/lists/l1',
    texts: ['冬の広告 一次候補', talentProfile.name, '笑顔が商品に合う。', posting.title],
    links: ['/client/talents/talent-1', '/client/mypage/jobs/job-1'],
  },
  '/client/mypage/lists/:id/print': {
    at: '/client/mypage/lists/l1/print',
    texts: ['冬の広告 一次候補', talentProfile.name, '162.5'],
    links: ['/client/mypage/lists/l1', '/client/mypage/lists/l1/print?per=4'],
  },
  '/client/mypage/favorites': { texts: [talentProfile.name], links: ['/client/talents/talent-1'] },
  '/client/mypage/reviews': { texts: [written.byTalent, talentProfile.name] },
  '/client/mypage/review-tasks': {
    texts: [talentProfile.name, freeJob.title],
    links: ['/client/talents/talent-1/reviews/add?job=job-free'],
  },
  '/client/mypage/settings/help': { texts: ['認証', '問い合わせ', 'オファー', '評価'] },
  '/client/notification': { at: '/client/notification?tab=own', links: ['/client/notification/offer-o1_2_client-1'] },
  '/client/notification/:notificationId': {
    at: '/client/notification/offer-o1_2_client-1',
    texts: [posting.title],
    links: ['/client/mypage/offers/o1'],
  },
  '/client/settings': {
    links: [
      ...[...settings, '/client/mypage/company/edit', '/client/settings/bill/edit', '/client/settings/terms'],
      ...['/client/mypage/settings/help', '/terms/tos', '/terms/privacy', '/terms/legal', '/company'],
    ],
  },
  '/talent/settings/terms': { texts: headingsOf(termsOfService), links: ['/terms/privacy'] },
  '/client/settings/terms': { texts: headingsOf(termsOfService), links: ['/terms/privacy'] },
  '/client/settings/bill/edit': {
    fields: [
      ...['company.name', 'department', 'name', 'company.phone'],
      ...['postalCode', 'prefecture', 'city', 'street', 'buildingName'].map((part) => `company.address.${part}`),
    ],
  },
  '/client/settings/bill/invoices/:id': {
    at: '/client/settings/bill/invoices/2026-0001',
    texts: ['¥71,505', '¥6,500', 'T7123456789012', clientProfile.company.name],
    links: ['/client/settings'],
  },
  '/client/settings/bill/done': { state: finished, texts: ['請求先'], links: ['/client/settings'] },
};

/** Screens of the office that show documents; those that call functions have their own tests. */
const officeScreens: Readonly<Record<string, Screen>> = {
  '/office/entries': { texts: [posting.title, talentProfile.name], links: ['/office/entries/e-new'] },
  '/office/entries/:entryId': { at: '/office/entries/e-new', texts: [entryTexts.pr, entryTexts.schedule, talentProfile.name] },
  '/office/reports': { texts: [posting.title], links: ['/office/reports/job_talent-1_job-1_1'] },
  '/office/reports/:reportId': { texts: [reportWords, posting.title] },
  '/office/contacts': { texts: [clientProfile.company.name, '報酬の支払日'], links: ['/office/contacts/c1'] },
  '/office/contacts/:contactId': {
    texts: ['報酬の支払日を知りたいです。', clientProfile.company.name],
    fields: ['text', 'after'],
    links: ['/office/accounts/client-1'],
  },
  '/office/accounts': { texts: [clientProfile.company.name, talentProfile.name], links: ['/office/accounts/client-1'] },
  '/office/talents': { texts: [talentProfile.name], links: ['/office/talents/talent-1'] },
  '/office/jobs': { texts: [posting.title, freeJob.title], links: ['/office/jobs/job-1'] },
  '/office/jobs/:jobId': { texts: [posting.title, posting.description] },
  '/office/news': { texts: [newsText.title], links: ['/office/news/n1'] },
  '/office/news/:newsId': { texts: [newsText.title], fields: ['title', 'body'] },
  '/office/masters': { texts: ['広告業', 'ドラマ制作'] },
  '/office/students': { texts: ['TA0002', studentProfile.kana] },
};

const routeOf = (path: string) => routes.find((route) => route.path === path) as AppRoute;

const main = () => document.getElementById('main') as HTMLElement;
/** The texts of a page without the title of the route table; a screen's own title is among them. */
const wordsOf = (part: HTMLElement, title = '') =>
  [...part.children].flatMap(({ tagName, textContent }) => (tagName === 'H1' && textContent === title ? [] : [textContent])).join();
const linksOf = (part: HTMLElement) => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
const fieldsOf = (part: HTMLElement) => [
  ...new Set([...part.querySelectorAll('input, select, textarea')].map((field) => field.getAttribute('name') ?? '').filter(Boolean)),
];
/** Screens with tests of their own: `maintenanceScreen.test.tsx` and `develop.test.tsx`. */
const elsewhere = ['/maintenance', '/develop'];

test('the route table has the screens of the specification and of the office', () => {
  const open = routes.map(({ path }) => path as string).filter((path) => !path.startsWith('/office') && !elsewhere.includes(path));
  expect(open.sort()).toEqual(Object.keys(screens).sort());
});

describe('every screen is shown to its users', () => {
  test.each(Object.entries({ ...screens, ...officeScreens }))(
    '%s shows its texts, links and fields',
    async (path, { as, at = pathWith(path, ids), state = null, links = [], texts = [], fields = [] }) => {
      const route = routeOf(path);
      await preloadAt(at);
      const router = appAt(as ?? visitorOf[route.group], at, state);
      await waitFor(() => {
        const shown = wordsOf(main(), route.title);
        expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
        expect(links.filter((link) => !linksOf(main()).includes(link))).toEqual([]);
        expect(fields.filter((field) => !fieldsOf(main()).includes(field))).toEqual([]);
      });
      expect(router.state.location.pathname).toBe(at.split('?')[0]);
      expect(document.title).toContain(path === '/' ? '' : route.title);
      if (fields.length > 0) expect(main().querySelector('button[type=submit]')).toBeTruthy();
    },
  );
});

const doneScreens = Object.entries(screens).filter(([path]) => path.endsWith('/done'));
test.each(doneScreens)(
  '%s, opened by its address, claims no success that did not happen',
  async (path, { as, at = pathWith(path, ids) }) => {
    appAt(as ?? visitorOf[routeOf(path).group], at);
    await waitFor(() => expect(main().textContent).toContain(nothingDone));
    expect(main().textContent?.replace(nothingDone, '')).not.toMatch(/しました|完了しました/);
    expect(linksOf(main()).length).toBeGreaterThan(0);
  },
);

test('news of the office are next to the notifications', async () => {
  appAt('talent', '/talent/notification?tab=news');
  await waitFor(() => expect(main().textContent).toContain(newsText.title));
  expect(main().textContent).toContain(newsText.body);
});

test('a missing cast is shown as the placeholder', async () => {
  appAt('client', '/client/talents/nobody');
  await waitFor(() => expect(main().textContent).toContain('会員が存在しません'));
  expect(linksOf(main())).toContain('/client');
});

test.each([
  ['client', '/client/talents/gone', 'talents/gone', '会員が存在しません'],
  ['client', '/client/talents/gone/print', 'talents/gone', '会員が存在しません'],
  ['client', '/client/talents/gone/offer', 'talents/gone', '会員が存在しません'],
  ['talent', '/talent/talents/gone', 'talents/gone', '会員が存在しません'],
  ['talent', '/talent/clients/gone', 'publicClients/gone', '会員が存在しません'],
  ['talent', '/talent/jobs/gone', 'jobs/gone', 'お仕事が見つかりません'],
  ['client', '/client/settings/bill/invoices/gone', 'invoices/gone', '請求書が見つかりません'],
  ['client', '/client/mypage/offers/gone/terms', 'offers/gone', '条件書がありません'],
  ['talent', '/talent/mypage/entries/gone/terms', 'entries/gone', '条件書がありません'],
] as const)(
  'for %s %s says that there is nothing, if the rules refuse the read, and offers no retry',
  async (who, address, path, title) => {
    server.refuse(path);
    appAt(who, address);
    await waitFor(() => expect(main().textContent).toContain(title));
    expect(main().textContent).not.toContain('もう一度');
    expect(document.querySelector('h1')?.textContent).toBeTruthy();
  },
);

test('a missing client is shown as the placeholder', async () => {
  for (const [id, deletedAt] of [
    ['nobody', null],
    ['client-1', NOON],
  ] as const) {
    if (deletedAt !== null) server.put(`publicClients/${id}`, { ...server.document(`publicClients/${id}`), deletedAt });
    appAt('talent', `/talent/clients/${id}`);
    await waitFor(() => expect(main().textContent).toContain('会員が存在しません'));
    expect(linksOf(main())).toContain('/talent/jobs');
    cleanup();
    tellUser('left');
  }
});

test('the own profile follows talents/{uid} live', async () => {
  appAt('talent', '/talent/mypage');
  await waitFor(() => expect(main().textContent).toContain(talentProfile.name));
  act(() => server.put('talents/talent-1', { ...server.document('talents/talent-1'), name: '山田 華' }));
  await waitFor(() => expect(main().textContent).toContain('山田 華'));
});

test('the address typed at the login is kept for a forgotten password', async () => {
  appAt('guest', '/login');
  fireEvent.change(await screen.findByLabelText(/^メールアドレス/), { target: { value: 'hana@example.com' } });
  fireEvent.click(screen.getByRole('link', { name: 'パスワードを忘れた方はこちら' }));
  await screen.findByRole('button', { name: '再設定メールを送る' });
  expect((screen.getByLabelText(/^メールアドレス/) as HTMLInputElement).value).toBe('hana@example.com');
});
