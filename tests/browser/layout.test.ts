import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { messages } from '#domain/kernel/validation.ts';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import { offerStatusView } from '#domain/work/offer/statusView.ts';
import { clip } from '#functions/media/testing/clips.ts';
import { runtime } from '#functions/runtime.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectFocusInSight, expectToFit, whenLoaded } from '#tests/support/browserAudit.ts';
import { expectFaulty, expectFocus } from '#tests/support/browserForm.ts';
import { go } from '#tests/support/browserVisit.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { whenFound } from '#tests/support/found.ts';
import { newClient, newJob, newOffice, newTalent, type Person } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';
import { upload } from '#tests/support/uploads.ts';

/**
 * What only a browser shows: positions, sizes, scrolling, transitions, print, decoded media and the
 * worker. A visit walks through several pages.
 */

const names = ['橘 一', '橘 二', '橘 三', '橘 四'] as const;
const title = '時代劇の出演者募集';
let office: Person;
let client: Person;
let talents: Person[];
let jobId: string;
let offerId: string;
let photo: Buffer;
beforeAll(async () => {
  office = await newOffice();
  [client, talents, photo] = await Promise.all([
    newClient(office),
    Promise.all(names.map((name) => newTalent(office, name))),
    sharp({ create: { width: 600, height: 800, channels: 3, background: '#5eb9e6' } })
      .jpeg()
      .toBuffer(),
  ]);
  const picture = `pictures/${client.uid}/job.svg`;
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8fb8d4" d="M0 0h4v3H0z"/></svg>';
  await runtime().objects.write(picture, Buffer.from(drawing), 'image/svg+xml');
  jobId = await newJob(client, { title, pictures: [picture] });
  // More jobs than fit on the screen.
  const more = await Promise.all(Array.from({ length: 6 }, (_, at) => newJob(client, { title: `${title} その${at + 2}` })));
  const [talent] = talents as [Person, ...Person[]];
  ({ offerId } = await newOffer({ office, client, talent, jobId }, Date.now() + 3 * DAY));
  for (const { uid } of talents) await whenFound(client, 'casts', '橘', uid);
  for (const id of [jobId, ...more]) await whenFound(talent, 'jobs', title, id);
});

/** Whether something is wider or taller than the cell that shows it. */
const isCut = (shown: Locator) =>
  shown.evaluate((element) => {
    const cell = element.closest('th, td') as HTMLElement;
    const [inner, outer] = [element.getBoundingClientRect(), cell.getBoundingClientRect()];
    return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1 || element.scrollWidth > element.clientWidth + 1;
  });

test.concurrent('the queue of the office, also beside a panel, cuts neither mark nor fee, and hides no focus', async ({
  openAs,
  expect,
}) => {
  // Names that the lists of the other tests do not find.
  const talent = await newTalent(office, '小野寺 圭');
  // What happens to the client would be told on the pages of the other tests, and move them.
  const client = await newClient(office);
  const jobTitle = `工場見学の案内役（関東近郊の屋外と屋内での撮影を含む、衣装合わせのある二日間のお仕事）`;
  const terms = { office, client, talent, jobId: await newJob(client, { title: jobTitle }) };
  const deal = await newOffer(terms, Date.now() + 3 * DAY, 99_999_998);
  await send(talent, 'offers', { type: 'accept', offerId: deal.offerId, termsNo: 1 });
  await send(client, 'offers', { type: 'proposeChange', offerId: deal.offerId, fee: 99_999_990, reason: '撮影が半日になるため' });
  const { page } = await openAs(office, 'desktop', '/office/offers');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: jobTitle }) });
  const [mark, fee] = [row.getByText('変更の同意待ち'), row.getByRole('cell', { name: '¥99,999,998' })];
  await mark.waitFor();
  expect([await isCut(mark), await isCut(fee)]).toEqual([false, false]);
  await row.getByRole('link', { name: jobTitle }).click();
  await page.getByRole('region', { name: '内容' }).waitFor();
  await mark.waitFor();
  expect([await isCut(mark), await isCut(fee)]).toEqual([false, false]);
  // Also what scrolls below the block that decides.
  await expectFocusInSight(page);
});

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  if (!box) throw new Error('nothing is shown there');
  return { ...box, right: box.x + box.width, centre: box.x + box.width / 2 };
};
const scrolledTo = (page: Page) => page.evaluate(() => scrollY);
/**
 * Opens a link of the app; returns how far its page was scrolled at that moment. What still loads
 * above the link moves it, and so the page.
 */
const opened = async (page: Page, link: Locator): Promise<number> => {
  const place = page.evaluate(
    () => new Promise<number>((resolve) => addEventListener('click', () => resolve(scrollY), { capture: true, once: true })),
  );
  await link.click();
  return place;
};

test.concurrent('a cast on a phone: a kept place in a list, a form’s bar, an uploaded picture and a playing movie', async ({
  openAs,
  expect,
}) => {
  const { page, expectFault } = await openAs(talents[3] as Person, 'phone', `/talent/jobs?q=${encodeURIComponent(title)}`);
  expectFault(/ERR_FAILED.*storage/);
  // A job at the end of the list and back: the same position, also of a reloaded list.
  await page.getByText('お仕事 7件', { exact: true }).waitFor();
  const picture = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .locator('> :first-child');
  expect(await picture.evaluate((element) => getComputedStyle(element).borderBottomLeftRadius)).toBe('0px');
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  const place = await opened(page, last);
  expect(place).toBeGreaterThan(0);
  await page.getByText('募集要項').waitFor();
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(place);
  expect(await page.getByLabel('キーワード').inputValue()).toBe(title);
  await page.reload();
  await page.getByText('お仕事 7件', { exact: true }).waitFor();

  // The bar of a long form stays at the bottom while there is room.
  await go(page, '/talent/mypage/profile/edit_02');
  const bar = page.getByRole('button', { name: '入力内容を確認する' }).locator('..');
  const look = () => bar.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).position]);
  expect(await look()).toEqual(['rgb(245, 247, 249)', 'sticky']);
  await page.setViewportSize({ width: 720, height: 450 });
  expect((await look())[1]).toBe('static');
  await page.setViewportSize({ width: 390, height: 844 });

  // A text above its limit and its error are in sight together.
  const more = page.getByRole('button', { name: '自己PRとキーワードも書く' });
  await more.or(page.getByLabel('自己PR')).first().waitFor();
  if (await more.isVisible()) await more.click();
  await page.getByLabel('自己PR').fill('長い文章です。'.repeat(300));
  await page.getByRole('button', { name: '次へ（サイズ）' }).click();
  const fault = await boxOf(page.getByText('最大2000文字まで入力してください'));
  expect(fault.y).toBeGreaterThan(0);
  expect(fault.y + fault.height).toBeLessThan((await boxOf(bar)).y);

  // The label of the first photo stays in one line beside the others.
  await go(page, '/talent/mypage/profile/edit_01?step=2');
  const label = page.locator('label').filter({ hasText: basicCatalogue.labels.thumbnail }).first();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await label.evaluate(({ firstChild }) => {
      const range = document.createRange();
      if (firstChild) range.selectNodeContents(firstChild);
      return range.getClientRects().length;
    });
    expect([width, lines]).toEqual([width, 1]);
  }

  // A picture reaches the store, and a movie plays.
  await go(page, '/talent/mypage/profile');
  const chooser = page.getByLabel('写真・動画を追加する');
  let refused = false;
  await page.route('**/storage/uploads/**', (route) => {
    if (refused || route.request().method() !== 'PUT') return route.continue();
    refused = true;
    return route.abort();
  });
  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByText('送信が途中で止まりました。').waitFor();
  await audit(page, 'a failed upload');
  await page.getByRole('button', { name: 'もう一度送る' }).click();
  await page.getByRole('button', { name: '写真1を大きく表示する' }).waitFor();
  await chooser.setInputFiles({ name: 'reel.mov', mimeType: 'video/quicktime', buffer: await clip() });
  await page.getByRole('button', { name: '動画2を再生する' }).click();
  const movie = page.getByRole('dialog').locator('video[poster*="_poster.webp"][src*=".mp4"]');
  await movie.waitFor();
  await until(
    () => movie.evaluate((video: HTMLVideoElement) => video.error === null && video.videoWidth > 0 && video.currentTime > 0),
    (plays) => plays,
    'the movie to play',
  );
  await audit(page, 'a movie in large');
});

test.concurrent('a client on a phone: moving portraits, a table that scrolls, labels in sight and acts at their button', async ({
  openAs,
  expect,
}) => {
  const { page, context } = await openAs(client, 'phone', `/client?q=${encodeURIComponent('橘')}`);
  // The portrait moves from its card into the cast's page and back, unless reduced motion is set.
  const [name] = names;
  const link = page.getByRole('link', { name, exact: true });
  const heading = page.getByRole('heading', { level: 2, name });
  /** The pictures that move while `leave` leads to another page. */
  const moved = async (leave: () => Promise<unknown>) => {
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
    await leave();
    return begins;
  };
  await page.getByText('キャスト 4人', { exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 120));
  // On the first visit the page may still be loading.
  const place = await opened(page, link);
  await heading.waitFor();
  await page.goBack();
  await link.waitFor();
  // The list scrolls when it is as long as it was.
  await expect.poll(() => scrolledTo(page)).toBe(place);
  expect(await moved(() => link.click())).toEqual([]);
  await heading.waitFor();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moved(() => page.goBack())).toContain('::view-transition-group(picture)');
  await link.waitFor();
  expect(await moved(() => link.click())).toContain('::view-transition-group(picture)');
  await page.emulateMedia({ reducedMotion: 'reduce' });

  // The table of a comparison scrolls by keyboard, and its terms stay visible.
  await go(page, `/client/mypage/jobs/${jobId}?tab=candidates&compare=${talents.map(({ uid }) => uid).join()}`);
  const dialog = page.getByRole('dialog', { name: '4人をくらべる' });
  await dialog.getByRole('columnheader', { name: names[3] }).waitFor();
  await audit(page, 'a comparison');
  const left = async () => (await boxOf(dialog.getByRole('rowheader', { name: '報酬' }))).x;
  const before = await left();
  await dialog.getByRole('region', { name: 'くらべる表' }).focus();
  await page.keyboard.press('End');
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => (document.querySelector('dialog section')?.scrollLeft ?? 0) > 100);
  expect(await left()).toBe(before);
  await expectToFit(page, 320);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectToFit(page, 320);

  // A long status fits its line on a narrow phone, and rare acts open at their button.
  await go(page, '/client/mypage/offers?tab=running');
  const chip = page.getByText(new RegExp(`^${offerStatusView.IN_PROGRESS.client.label}`));
  await chip.waitFor();
  const row = page.getByRole('listitem').filter({ has: chip });
  expect((await boxOf(chip)).height, 'lines of the chip').toBeLessThan(30);
  // The time next to it moves to the next line of the row.
  const ends = await row.locator('*').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual((await boxOf(row)).right);
  await go(page, `/client/mypage/offers/${offerId}`);
  const more = page.getByRole('button', { name: 'その他の操作' });
  const { centre } = await boxOf(more);
  await more.click();
  expect(Math.abs((await boxOf(page.getByRole('menu'))).centre - centre)).toBeLessThan(24);
  await page.keyboard.press('Escape');

  // The Enter that confirms a Japanese conversion does not submit.
  await go(page, `/client/talents/${talents[1]?.uid}/offer?kind=offer`);
  const fee = page.getByRole('textbox', { name: '報酬' });
  await fee.fill('');
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: '０', selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press('Enter');
  await keyboard.send('Input.insertText', { text: '０' });
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expectFaulty(fee, messages.fee);
  await audit(page, 'an offer form with a fault');

  // A faulty field is in sight with its label, which the bar at the top covered.
  await page.setViewportSize({ width: 390, height: 400 });
  await fee.evaluate((element: HTMLInputElement) => {
    element.blur();
    scrollBy({ top: element.getBoundingClientRect().top - 80, behavior: 'instant' });
  });
  const label = page.locator('label', { hasText: /^報酬/ });
  const head = await boxOf(page.getByRole('banner'));
  expect((await boxOf(label)).y).toBeLessThan(head.y + head.height);
  // Clicks without scrolling to the button.
  await page.getByRole('button', { name: '入力内容を確認する' }).evaluate((button: HTMLButtonElement) => button.click());
  await expectFocus(fee);
  expect((await boxOf(label)).y, 'the label lies under the bar').toBeGreaterThanOrEqual(head.y + head.height);
});

test.concurrent('a client on a desktop: one sheet of A4, a wide picture, and the worker of notices', async ({ openAs }) => {
  const [, , talent] = talents as [Person, Person, Person, Person];
  const content = { mediaType: 'IMAGE', uploadId: await upload(talent, 'image/jpeg', photo) };
  await send(talent, 'media', { type: 'add', content, description: '舞台より', orderIndex: 1 });
  const long = 'あ'.repeat(2_000);
  const account = { screenName: 'aoi', followersCount: 5_000 };
  await send(talent, 'talents', {
    type: 'saveDetails',
    sizes: { height: 160, weight: 48, bust: 80, waist: 60, hip: 84, shoeSize: 24, headSize: 55 },
    sns: { instagram: account, twitter: account, tiktok: account, youtube: { channelId: '@aoi', subscriberCount: 1 } },
    singingRange: 'mid1C〜hiC',
    discography: long,
    keywords: ['着物'],
    industry: [],
    pr: long,
  });
  const { page, context } = await openAs(client, 'desktop', `/client/talents/${talent.uid}`);
  await page.getByRole('button', { name: '舞台よりを大きく表示する' }).click();
  await page.getByRole('dialog').getByRole('img', { name: '舞台より' }).waitFor();
  await audit(page, 'the large view');
  await page.keyboard.press('Escape');
  await page.getByText(long).first().waitFor();
  await page.getByRole('link', { name: '印刷用の資料を表示する' }).click();
  await page.getByRole('heading', { level: 1, name: names[2] }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: '印刷する' }).isVisible()).toBe(false);
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  // A job's picture is as wide as its cards; the board has the width of the window.
  await go(page, `/client/mypage/jobs/${jobId}`);
  const picture = await boxOf(page.getByRole('img', { name: 'お仕事の写真 1枚目' }));
  const card = await boxOf(page.getByRole('region', { name: 'お仕事の内容' }));
  expect([picture.x, picture.right]).toEqual([card.x, card.right]);
  await whenLoaded(page);
  await audit(page, 'a board in columns');
  await expectToFit(page, 1280);

  // This browser blocks notifications and reaches no push service, so both are replaced.
  await context.addInitScript(() => {
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Object.assign(Notification, {
      requestPermission: async () => {
        permission = 'granted';
        return permission;
      },
    });
    const endpoint = 'https://fcm.googleapis.com/fcm/send/layout';
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    let held: typeof subscription | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => held,
      subscribe: async () => {
        held = subscription;
        return held;
      },
    });
  });
  await page.goto('/client/settings');
  await page.getByRole('button', { name: 'この端末で通知を受け取る' }).click();
  await page.getByText('オンになっています').waitFor();
  await audit(page, 'notices on the device');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(/\/push\.js$/);
  await page.getByRole('button', { name: 'この端末への通知をやめる' }).click();
  await page.getByText('オフになっています').waitFor();
});

test.concurrent.for([390, 1440])(
  'until its code is there, a page of a member at %i px has the outlines of header and cards',
  async (width, { open, expect }) => {
    const { page } = await open('phone');
    await page.setViewportSize({ width, height: 844 });
    // The code never arrives.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/talent/jobs', { waitUntil: 'commit' });
    const column = width < 1280 ? width : width - 232;
    const boxOf = (part: string) =>
      page.evaluate((pseudo) => {
        const { display, width, height } = getComputedStyle(document.getElementById('root') as HTMLElement, pseudo);
        return [display, Number.parseFloat(width), Number.parseFloat(height)];
      }, part);
    // Without its padding.
    await expect.poll(() => boxOf('::before')).toEqual(['block', column, 61]);
    expect(await boxOf('::after')).toEqual(['block', Math.min(1120, column - (width < 600 ? 32 : 48)), 116]);
  },
);
