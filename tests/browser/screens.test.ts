import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { siteName } from '#domain/kernel/siteName.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit, tabTo, whenLoaded } from '#tests/support/browserAudit.ts';
import { everybody, type Viewer } from '#tests/support/browserPeople.ts';
import { go } from '#tests/support/browserVisit.ts';
import { newClient, newTalent } from '#tests/support/people.ts';
import { documentedReads, readsOf, writeReads } from '#tests/support/readsTable.ts';
import { type AppRoute, routes } from '#web/app/routes.ts';

/** Who looks at every screen. A new screen without a row does not compile. */
const viewers = {
  index: 'guest',
  login: 'guest',
  registration: 'guest',
  registrationEmail: 'unverified',
  registrationConfirmation: 'unverified',
  initial: 'norole',
  company: 'guest',
  termsOfService: 'guest',
  termsLegal: 'guest',
  termsPrivacy: 'guest',
  userManagement: 'guest',
  passwordReset: 'guest',
  passwordResetDone: 'guest',
  passwordEdit: 'client',
  passwordEditDone: 'client',
  mailEdit: 'client',
  destinationEdit: 'client',
  withdrawal: 'client',
  withdrawalDone: 'guest',
  talentMypage: 'talent',
  talentProfile: 'talent',
  talentProfileBasic: 'talent',
  talentProfileDetail: 'talent',
  talentProfileConfirmation: 'talent',
  talentProfileDone: 'talent',
  talentOffers: 'talent',
  talentOffer: 'talent',
  talentTalents: 'talent',
  talentTalent: 'talent',
  talentClient: 'talent',
  talentClientReviews: 'talent',
  talentClientReviewAdd: 'talent',
  talentClientReviewDone: 'talent',
  talentSettings: 'talent',
  talentSnsTerm: 'talent',
  talentReviews: 'talent',
  talentReviewTasks: 'talent',
  develop: 'talent',
  talentHome: 'talent',
  talentJobs: 'talent',
  talentJob: 'talent',
  talentJobApply: 'talent',
  talentJobApplyDone: 'talent',
  talentEntries: 'talent',
  talentEntry: 'talent',
  talentBookmarks: 'talent',
  talentMessages: 'talent',
  talentMessageRoom: 'talent',
  talentNotifications: 'talent',
  talentNotification: 'talent',
  clientHome: 'client',
  clientTalents: 'client',
  clientTalent: 'client',
  clientTalentPrint: 'client',
  clientTalentOffer: 'client',
  clientTalentOfferDone: 'client',
  clientTalentReviews: 'client',
  clientTalentReviewAdd: 'client',
  clientTalentReviewDone: 'client',
  clientSettings: 'client',
  clientHelp: 'client',
  clientTerms: 'client',
  clientBillEdit: 'client',
  clientBillDone: 'client',
  clientReviews: 'client',
  clientReviewTasks: 'client',
  clientMypage: 'client',
  clientOwnJobs: 'client',
  clientJobAdd: 'client',
  clientJobAddConfirm: 'client',
  clientJobAddDone: 'client',
  clientJobEdit: 'client',
  clientJobEditDone: 'client',
  clientOffers: 'client',
  clientOffer: 'client',
  clientMessages: 'client',
  clientMessageRoom: 'client',
  clientNotifications: 'client',
  clientNotification: 'client',
  clientOfferFeeEdit: 'client',
  clientOfferFeeDone: 'client',
  clientOfferScheduleEdit: 'client',
  clientOfferScheduleDone: 'client',
  clientJob: 'client',
  clientJobs: 'client',
  clientFavorites: 'client',
  clientOwnJob: 'client',
  clientEntries: 'client',
  clientEntry: 'client',
  clientEntryFeeEdit: 'client',
  clientEntryFeeDone: 'client',
  clientEntryScheduleEdit: 'client',
  clientEntryScheduleDone: 'client',
  clientCompanyRegister: 'uncertified',
  clientCompanyEdit: 'uncertified',
  clientCompanyDone: 'uncertified',
  office: 'office',
  officeFigures: 'office',
  officeOperations: 'office',
  officeStudents: 'office',
  officeOffers: 'office',
  officeOffer: 'office',
  officeBills: 'office',
  officeEntries: 'office',
  officeEntry: 'office',
  officeReports: 'office',
  officeReport: 'office',
  officeAccounts: 'office',
  officeAccount: 'office',
  officeTalents: 'office',
  officeAudit: 'office',
  officeTalent: 'office',
  officeJobs: 'office',
  officeJob: 'office',
  officeNews: 'office',
  officeNewsItem: 'office',
  officeMasters: 'office',
  officeSettings: 'office',
} as const satisfies Record<Exclude<AppRoute['name'], 'maintenance'>, Viewer>;

let world: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  world = await everybody();
});

const pathOf = ({ name, path }: AppRoute): string => {
  const offerId = name === 'officeOffer' ? world.accepted.offerId : world.offered.offerId;
  const { entryId, jobId } = world.entered;
  return path
    .replace(':talentId', world.people.talent.uid)
    .replace(':offerId', offerId)
    .replace(':id', world.people.client.uid)
    .replace(':newsId', 'new')
    .replace(':uid', name === 'officeTalent' ? world.people.talent.uid : world.people.client.uid)
    .replace(':entryId', entryId)
    .replace(':roomId', offerId)
    .replace(':reportId', world.reportId)
    .replace(':jobId', name.startsWith('talentJobApply') ? world.untouchedJobId : jobId);
};
const screensOf = (viewer: Viewer) => routes.filter(({ name }) => (viewers as Partial<Record<string, Viewer>>)[name] === viewer);

/** A few screens per test, so that one more makes another test and not a longer one. */
const FEW = 8;
const visits = (['guest', 'unverified', 'norole', 'talent', 'client', 'uncertified', 'office'] as const).flatMap((viewer) => {
  const screens = screensOf(viewer);
  return Array.from({ length: Math.ceil(screens.length / FEW) }, (_, part) => {
    const seen = screens.slice(part * FEW, (part + 1) * FEW);
    return { viewer, seen, title: `${viewer}: ${seen.map(({ name }) => name).join(', ')}` };
  });
});

const documented = documentedReads();
const found = new Map<string, string>();
const writes = process.env.WRITE_READS === '1';
afterAll(() => {
  if (writes) writeReads(found);
});

const live = /google\.firestore/;

/** The screen that a link leads to, as long as nothing it reads arrives. Some have nothing to read, or have it already. */
const auditWaiting = async (page: Page, path: string, title: string): Promise<void> => {
  await page.route(live, () => undefined);
  await go(page, path);
  await page.waitForFunction((wanted) => document.title === wanted, title);
  await page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('status', { name: '読み込んでいます' }))
    .first()
    .waitFor();
  await audit(page, `${page.url()} while it waits`);
  await page.unroute(live);
};

describe.concurrent('every screen has its title, fits from 320 px on, keeps to WCAG 2.2 AA and reads no more than documented', () => {
  test.for(visits)('$title', async ({ viewer, seen }, { open, openAs, expect }) => {
    const { page, expectFault } = viewer === 'guest' ? await open('desktop') : await openAs(world.people[viewer], 'desktop');
    expectFault(/Could not reach Cloud Firestore backend/);
    for (const route of seen) {
      const title = route.name === 'index' ? siteName : `${route.title}｜${siteName}`;
      if (viewer !== 'guest') await auditWaiting(page, pathOf(route), title);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pathOf(route));
      await whenLoaded(page);
      expect(await page.title()).toBe(title);
      await audit(page);
      // As at 200 % on a desktop, and at 400 %.
      await expectToFit(page, 720);
      await expectToFit(page, 320);
      await expectToFit(page, 390);
      await audit(page, `${page.url()} at 390 px`);
      if (writes) found.set(route.name, await readsOf(page));
      else await expect.poll(() => readsOf(page), { timeout: 10_000 }).toBe(documented.get(route.name));
    }
  });
});

describe('a list', () => {
  test('says why it is empty, and what to do', async ({ openAs }) => {
    const { office } = world.people;
    const [{ page: client }, { page: talent }] = await Promise.all([
      openAs(await newClient(office), 'phone'),
      openAs(await newTalent(office), 'phone'),
    ]);
    for (const path of ['/client/mypage/offers', '/client/mypage/jobs']) {
      await client.goto(path);
      await client.getByText(/ありません/).waitFor();
      await audit(client);
    }
    await talent.goto('/talent/mypage/offers');
    await talent.getByText('回答が必要なものはありません').waitFor();
    await audit(talent);
  });

  test('holds its place while it is being read', async ({ openAs }) => {
    const { page } = await openAs(world.people.client, 'phone');
    await page.route(live, () => undefined);
    await page.goto('/client/mypage/offers');
    await page.getByRole('status', { name: '読み込んでいます' }).waitFor();
    await audit(page);
  });
});

/** How a read goes to the database or to a callable, and what it looks like when that is down. */
const down = {
  status: 503,
  headers: { 'access-control-allow-origin': '*' },
  json: [{ error: { code: 503, status: 'UNAVAILABLE', message: '' } }],
};

describe.concurrent('a read that fails', () => {
  test.for([
    { viewer: 'client', path: '/client/talents', request: /documents:runQuery/ },
    { viewer: 'talent', path: '/talent/jobs', request: /documents:runQuery/ },
    { viewer: 'office', path: '/office/bills', request: /asia-northeast1\/bills$/ },
    { viewer: 'office', path: '/office/operations', request: /asia-northeast1\/operationStatus$/ },
    { viewer: 'client', path: '/client/mypage/offers', request: /Firestore\/Listen/, healsItself: true },
    { viewer: 'office', path: '/office/offers', request: /Firestore\/Listen/, healsItself: true },
  ] as const)('is told on $path, and tried again', async ({ viewer, path, request, ...read }, { openAs }) => {
    const { page, expectFault } = await openAs(world.people[viewer], 'phone');
    expectFault(/status of 503|Could not reach Cloud Firestore backend|Firestore\/Listen|cleardot\.gif/);
    await page.route(request, (route) => route.fulfill(down));
    await page.goto(path);
    const failure = page.getByRole('alert').filter({ hasText: '読み込めませんでした' });
    await failure.first().waitFor();
    await audit(page, `${path} that could not be read`);
    await page.unroute(request);
    if (!('healsItself' in read)) await failure.first().getByRole('button', { name: 'もう一度読み込む' }).click();
    await failure.first().waitFor({ state: 'detached', timeout: 60_000 });
    await whenLoaded(page);
  });
});

test('the audit finds what is wrong with a page', async ({ open }) => {
  const { page } = await open('desktop');
  await page.goto('/company');
  await whenLoaded(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(audit(page)).rejects.toMatchObject({ actual: [expect.stringContaining('button-name')] });
});

test('the keyboard alone skips to the content and reaches the answer of an offer', async ({ openAs }) => {
  const { page } = await openAs(world.people.talent, 'desktop', `/talent/mypage/offers/${world.offered.offerId}`);
  await whenLoaded(page);
  await tabTo(page, 'link', '本文へ移動', 1);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo(page, 'button', 'このオファーを承諾する');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'オファーを承諾しますか？' });
  await dialog.waitFor();
  await audit(page, 'the open dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('このオファーを承諾する');
});
