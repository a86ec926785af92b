import type { Page } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { beforeAll, describe, type ExpectStatic } from 'vitest';
import { siteName } from '#domain/kernel/siteName.ts';
import { test } from '#tests/support/browser.ts';
import { everybody } from '#tests/support/browserPeople.ts';
import { go } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { type ExpectedVisitor, expectedDecision } from '#tests/support/guardTable.ts';
import { newClient, newTalent, type Person, password, registered } from '#tests/support/people.ts';
import { guardMessages } from '#web/app/guard.ts';
import { type AppRoute, routes } from '#web/app/routes.ts';

/** An account that is suspended before its e-mail is verified is left to the unit test: the office finds no such account. */
type Shown = Exclude<ExpectedVisitor, 'suspendedUnverified'>;
let people: Record<Exclude<Shown, 'guest'>, Person>;
let idOf: Readonly<Record<string, string>>;

beforeAll(async () => {
  const world = await everybody();
  const { office } = world.people;
  const [suspendedTalent, suspendedAccount, talentWithoutProfile, clientWithoutCompany] = await Promise.all([
    newTalent(office),
    newClient(office),
    registered('talent'),
    registered('client'),
  ]);
  await send(office, 'talents', { type: 'suspend', uid: suspendedTalent.uid, reason: '確認のため' });
  await send(office, 'accounts', { type: 'suspend', uid: suspendedAccount.uid, reason: '確認のため' });
  const { norole: noRole, uncertified: uncertifiedClient, ...rest } = world.people;
  people = { ...rest, noRole, uncertifiedClient, suspendedTalent, suspendedAccount, talentWithoutProfile, clientWithoutCompany };
  const { offerId } = world.offered;
  idOf = { ...world.entered, offerId, roomId: offerId, talentId: people.talent.uid, id: people.client.uid, notificationId: 'none' };
});

const addressOf = ({ path }: AppRoute) => path.replace(/:(\w+)/g, (_, name: string) => idOf[name] ?? name);

type End = { readonly path: string; readonly route: AppRoute; readonly status: number | null };

/** Follows the table's redirects to where they end. */
const endOf = (visitor: Shown, route: AppRoute, path: string): End => {
  // Signed out on the way to the index, which is open to guests.
  const decision = visitor === 'suspendedAccount' ? 'allow' : expectedDecision[visitor](route, path);
  if (decision === 'allow') return { path, route, status: null };
  if (typeof decision === 'number') return { path, route, status: decision };
  const [pathname = '/'] = decision.split('?');
  const next = routes.find((each) => each.path === pathname) ?? routes.find((each) => matchPath(each.path, pathname));
  if (!next) throw new Error(`${decision} is no route`);
  return endOf(visitor, next, pathname);
};

/** What the address bar, the tab and the page say, once they say what was expected or 10 s are over. */
const ending = async (expect: ExpectStatic, page: Page, { path, route, status }: End) => {
  const title = route.name === 'index' ? siteName : `${route.title}｜${siteName}`;
  const wanted = { path, title, layout: route.layout as string, error: status === null ? '' : String(status) };
  const read = () =>
    page.evaluate(() => ({
      path: location.pathname,
      title: document.title,
      layout: document.documentElement.dataset.layout ?? '',
      error: /^40\d/.exec(document.querySelector('h1')?.textContent ?? '')?.[0] ?? '',
    }));
  await expect.poll(read, { timeout: 10_000, interval: 20 }).toEqual(wanted);
};

/**
 * One address of each kind: what the guard and the page look at is the same within a kind. `guard.test.ts` asks the guard about every
 * address, `everyScreen.test.tsx` and `screens.test.ts` see every page.
 */
const kindOf = ({ group, access, layout, name, path }: AppRoute): string =>
  group === 'public' || group === 'norole' || ['talentHome', 'clientHome', 'talentProfileBasic'].includes(name) || path.includes('company')
    ? name
    : [group, access, layout].join();
const ofEachKind = [...new Map(routes.filter(({ name }) => name !== 'maintenance').map((route) => [kindOf(route), route])).values()];
const visitors = [
  'guest',
  'unverified',
  'noRole',
  'talentWithoutProfile',
  'suspendedTalent',
  'talent',
  'clientWithoutCompany',
  'uncertifiedClient',
  'client',
  'office',
] as const;

describe.concurrent('an address of each kind ends where the guard table says, with the title and the layout of its row, for', () => {
  test.for(visitors)('%s', async (visitor, { open, openAs, expect }) => {
    const { page } = visitor === 'guest' ? await open('phone') : await openAs(people[visitor], 'phone');
    if (visitor === 'guest') await page.goto('/login');
    for (const route of ofEachKind) {
      await go(page, addressOf(route));
      await ending(expect, page, endOf(visitor, route, addressOf(route)));
    }
  });
});

test('a suspended account is signed out on whatever page asks who it is, and reads why', async ({ open, expect }) => {
  const { page } = await open('phone');
  for (const path of ['/', '/initial', '/password/edit', '/talent/jobs', '/client/mypage', '/office', '/registration/email']) {
    await page.goto(`/login?continuePath=${encodeURIComponent(path)}`);
    await page.getByLabel('メールアドレス').fill(people.suspendedAccount.email);
    await page.getByLabel('パスワード').fill(password);
    await page.getByRole('button', { name: 'ログインする' }).click();
    await page.getByText(guardMessages.suspended).waitFor();
    await ending(expect, page, endOf('suspendedAccount', routes[0], '/'));
    // The address changes before the sign-out is through.
    await page.getByRole('link', { name: 'ログイン' }).first().waitFor();
  }
});
