import { beforeAll, describe, expect } from 'vitest';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { publishedMinor } from '#tests/support/guardians.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { newClient, newOffice, newTalent, type Person, talentProfile } from '#tests/support/people.ts';

const names = { actor: '藤堂 凛', singer: '三枝 響', child: '小鳥遊 陽' };
let client: Person;
beforeAll(async () => {
  const office = await newOffice();
  const [actor, singer, child] = await Promise.all([newTalent(office), newTalent(office), publishedMinor(office)]);
  await Promise.all([
    send(actor, 'talents', { ...talentProfile(names.actor, actor.uid), prefecture: 27, speciality: ['殺陣'] }),
    send(singer, 'talents', { ...talentProfile(names.singer, singer.uid), prefecture: 26, gender: 1, speciality: ['ｼﾞｬｽﾞ'] }),
    send(child, 'talents', { ...talentProfile(names.child), prefecture: 1, birthday: '2016-05-05' }),
  ]);
  // On the first page, even if other tests publish casts.
  await Promise.all(
    [actor, singer, child].map(({ uid }) => send(office, 'talents', { type: 'setViewOrder', uid, viewOrder: 100, isFixedOrder: true })),
  );
  client = await newClient(office);
  await whenCaughtUp();
});

describe.concurrent.each(['phone', 'desktop'] as const)('the cast list on a %s', (size) => {
  test('filters, shows the chosen filters, and returns to the same state', async ({ openAs }) => {
    const { page } = await openAs(client, size);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await link(names.child).waitFor();
    await audit(page, 'the cast list');
    await expectToFit(page, size === 'phone' ? 320 : 1440);
    if (size === 'phone') await page.getByRole('button', { name: '絞り込む' }).click();
    await page.getByLabel('地域').selectOption({ label: '関西（すべて）' });
    await page.getByLabel('性別').selectOption({ label: '男性' });
    await link(names.actor).waitFor({ state: 'detached' });
    await audit(page, 'the open filters');
    if (size === 'phone') await page.getByRole('button', { name: 'キャスト 1人を見る' }).click();
    await page.getByRole('button', { name: '男性の条件を外す' }).click();
    await page.getByText('キャスト 2人', { exact: true }).waitFor();
    await page.getByLabel('キーワード').fill('ジャズ');
    await page.getByText('キャスト 1人', { exact: true }).waitFor();
    await audit(page, 'chosen conditions');

    // To a cast and back: the same search at the same position.
    await page.evaluate(() => scrollTo(0, 120));
    const place = await page.evaluate(() => scrollY);
    await link(names.singer).click();
    await page.getByRole('heading', { level: 2, name: names.singer }).waitFor();
    await page.goBack();
    await link(names.singer).waitFor();
    expect(await page.getByLabel('キーワード').inputValue()).toBe('ジャズ');
    // The list scrolls when it is as long as it was.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.getByLabel('キーワード').fill('どこにもない言葉');
    await page.getByText('条件に合うキャストが見つかりません').waitFor();
    await page.getByRole('button', { name: '条件をすべて外す' }).click();
    await link(names.child).waitFor();
    await page.getByLabel('並び順').selectOption({ label: '新着順' });
    await page.waitForURL(/order=newest/);
    await page.getByLabel('キーワード').fill(names.child);
    await page.getByText('キャスト 1人', { exact: true }).waitFor();
    await link(names.child).waitFor();
  });
});

test('favourites are added with one press, on the card and on the cast’s page, and listed', async ({ openAs }) => {
  const { page } = await openAs(client, 'phone', '/client/mypage/favorites');
  await page.getByText('お気に入りのキャストはまだいません').waitFor();
  await audit(page, 'no favourites');
  await page.getByRole('link', { name: 'キャストをさがす' }).last().click();
  const heart = page.getByRole('button', { name: `${names.actor}さんをお気に入りに追加` });
  // A page that is left before the command is sent would cancel it.
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/favorites'));
  await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await sent;
  await page.goto('/client/mypage/favorites');
  await page.getByRole('link', { name: names.actor }).waitFor();
  await audit(page, 'favourites');
  await page.getByRole('link', { name: names.actor }).click();
  await page.getByRole('heading', { level: 2, name: names.actor }).waitFor();
  await heart.and(page.locator('[aria-pressed=true]')).click();
  await page.goBack();
  await page.getByText('お気に入りのキャストはまだいません').waitFor();
});

test('the portrait moves from its card into the cast’s page and back, unless reduced motion is set', async ({ openAs }) => {
  const { page } = await openAs(client, 'phone');
  const link = page.getByRole('link', { name: names.actor, exact: true });
  const title = page.getByRole('heading', { level: 2, name: names.actor });
  /** The pictures that move while `go` leads to another page. */
  const moved = async (go: () => Promise<unknown>) => {
    const begins = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          addEventListener('animationstart', ({ pseudoElement }) => seen.push(pseudoElement));
          const begin = document.startViewTransition.bind(document);
          document.startViewTransition = (update) => {
            document.startViewTransition = begin;
            const movement = begin(update);
            movement.finished.then(() => resolve(seen.filter((each) => each.includes('(picture)'))));
            return movement;
          };
        }),
    );
    await go();
    return begins;
  };
  // On the first visit the page may still be loading.
  await link.click();
  await title.waitFor();
  await page.goBack();
  await link.waitFor();
  expect(await moved(() => link.click())).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moved(() => page.goBack())).toContain('::view-transition-group(picture)');
  expect(await moved(() => link.click())).toContain('::view-transition-group(picture)');
});
