import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { clip } from '#functions/media/testing/clips.ts';
import { runtime } from '#functions/runtime.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit, whenLoaded } from '#tests/support/browserAudit.ts';
import { expectFaulty, expectFocus } from '#tests/support/browserForm.ts';
import { call, send } from '#tests/support/callables.ts';
import { document, newClient, newOffice, newTalent, type Person, signUp, talentProfile } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';
import { upload } from '#tests/support/uploads.ts';

let office: Person;
let photo: Buffer;
beforeAll(async () => {
  office = await newOffice();
  photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#5eb9e6' } })
    .jpeg()
    .toBuffer();
});

const file = (name = 'photo.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer: photo });
const portfolioOf = async ({ uid }: Person): Promise<Media[]> => {
  const { docs } = await runtime().db.collection(`talents/${uid}/media`).orderBy('orderIndex').get();
  return docs.map((each) => each.data() as Media);
};

describe.concurrent('a talent', () => {
  test('registers with a picture: faults are explained, and a failed upload is sent again', async ({ openAs }) => {
    const talent = await signUp();
    await send(talent, 'accounts', { type: 'register' });
    await send(talent, 'accounts', { type: 'chooseRole', role: 'talent' });
    const { page, expectFault } = await openAs(talent, 'phone');
    expectFault(/ERR_FAILED.*storage/);
    await page.waitForURL('**/talent/mypage/profile/edit_01');
    await page.getByLabel('お名前（活動名）').fill('水野 遥');
    await page.getByLabel('フリガナ').fill('みずの はるか');
    await page.getByLabel('生年月日').fill('1999-05-06');
    await page.getByLabel('活動拠点').selectOption({ label: '東京都' });
    const field = page.getByLabel(/^プロフィール写真\s*任意/);
    await field.setInputFiles(file('photo.gif', 'image/gif'));
    await expectFaulty(field, 'JPEG・PNG・WebP形式の画像を選択してください。');

    let refused = false;
    await page.route('**/storage/uploads/**', (route) => {
      if (refused || route.request().method() !== 'PUT') return route.continue();
      refused = true;
      return route.abort();
    });
    await field.setInputFiles(file());
    await page.getByText('送信が途中で止まりました。').waitFor();
    await audit(page, 'a failed upload');
    await page.getByRole('button', { name: 'この内容で登録する' }).click();
    await expectFaulty(field, '画像の送信が終わっていません。');
    await page.getByRole('button', { name: 'もう一度送る' }).click();
    await page.getByRole('button', { name: 'プロフィール写真を削除する' }).click();
    await expectFocus(page.getByRole('button', { name: '元に戻す' }));
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'プロフィール写真' }).waitFor();
    await audit(page, 'an uploaded picture');
    await page.getByText('クライアントへの見え方').click();
    await page.getByText('20代').waitFor();
    await audit(page, 'the basic profile as clients will see it');
    await page.getByRole('button', { name: 'この内容で登録する' }).click();
    await page.getByRole('link', { name: '詳細プロフィールを登録する' }).waitFor();
    await page.goto('/talent/mypage/profile');
    await page.getByText('まだ公開されていません。').waitFor();
    await page.getByRole('button', { name: '水野 遥さんの写真を大きく表示する' }).waitFor();
    await document<Talent>(`talents/${talent.uid}`, ({ thumbnail }) => thumbnail?.startsWith('pictures/') ?? false);
  });

  test('saves details after a preview, and loses nothing on reload and back', async ({ openAs }) => {
    const talent = await newTalent(office);
    const { page } = await openAs(talent, 'phone', '/talent/mypage/profile/edit_02');
    await page.getByRole('textbox', { name: '自己PR' }).fill('朗読と殺陣が得意です。');
    const bar = page.getByRole('button', { name: '入力内容を確認する' }).locator('..');
    const look = () => bar.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).position]);
    expect(await look()).toEqual(['rgb(245, 247, 249)', 'sticky']);
    await page.setViewportSize({ width: 720, height: 450 });
    expect((await look())[1]).toBe('static');
    await page.setViewportSize({ width: 390, height: 844 });
    const step = (name: string) => page.getByRole('navigation', { name: '入力の段階' }).getByRole('button', { name }).click();
    await step('サイズ');
    await page.getByRole('textbox', { name: '身長' }).fill('１６２．５ｃｍ');
    await page.getByRole('button', { name: 'SNSへ進む' }).click();
    const instagram = page.getByRole('group', { name: 'Instagram' });
    await instagram.getByRole('textbox', { name: 'ユーザー名' }).fill('https://www.instagram.com/hana_01/');
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await expectFaulty(instagram.getByRole('textbox', { name: 'フォロワー数' }), '半角数字');
    await audit(page, 'the details form with faults');
    await page.reload();
    await page.getByText('まだ登録していない入力内容').waitFor();
    await step('サイズ');
    expect(await page.getByRole('textbox', { name: '身長' }).inputValue()).toBe('162.5');
    await step('SNS');
    await instagram.getByRole('textbox', { name: 'フォロワー数' }).fill('1,200');
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByRole('dialog', { name: 'プロフィールの確認' }).getByText('162.5 cm').waitFor();
    await page.reload();
    await page.getByText('フォロワー 1,200人').waitFor();
    await audit(page, 'the confirmation');
    await page.goBack();
    await step('自己PR');
    expect(await page.getByRole('textbox', { name: '自己PR' }).inputValue()).toBe('朗読と殺陣が得意です。');
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByRole('button', { name: 'この内容で登録する' }).click();
    await page.getByText('プロフィールを登録しました。').waitFor();
    const { sizes, sns, pr } = await document<Talent>(`talents/${talent.uid}`, (saved) => saved.pr !== '');
    expect({ height: sizes.height, sns: sns.instagram, pr }).toMatchObject({
      height: 162.5,
      sns: { screenName: 'hana_01', followersCount: 1_200 },
      pr: '朗読と殺陣が得意です。',
    });
    await page.goto('/talent/mypage/profile/confirmation');
    await page.getByText('確認する内容がありません').waitFor();
  });

  test('fills the portfolio, sorts it, removes an item, and takes a place on the roster', async ({ openAs }) => {
    const talent = await newTalent(office);
    const { name, kana, birthday } = talentProfile();
    const taCode = `TA${randomInt(1e9)}`;
    await send(office, 'students', { type: 'register', taCode, name, kana, birthday, belongingTo: 2 });
    const { linkCode } = await call<{ linkCode: string }>(office, 'students', { type: 'issueLinkCode', commandId: randomUUID(), taCode });
    const { page, expectFault } = await openAs(talent, 'desktop', '/talent/mypage/profile');
    expectFault(/status of 400/);
    await page.getByLabel('写真・動画を追加する').setInputFiles([file('a.jpg'), file('b.jpg')]);
    await page.getByRole('button', { name: '写真2を大きく表示する' }).waitFor();
    await page.getByRole('button', { name: 'YouTubeの動画を追加する' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('動画のURL').fill('https://youtu.be/aqz-KE-bpKQ');
    await dialog.getByLabel('説明').fill('紹介映像');
    await dialog.getByRole('button', { name: '動画を追加する' }).click();
    await page.getByRole('button', { name: '紹介映像：編集' }).click();
    await page.getByRole('menuitem', { name: '先頭へ移動する' }).click();
    await page.getByText('並び順を変更しました').waitFor();
    expect((await portfolioOf(talent)).map(({ type }) => type)).toEqual(['YOUTUBE', 'IMAGE', 'IMAGE']);
    await page.getByRole('button', { name: '写真3：編集' }).click();
    await page.getByRole('menuitem', { name: '削除する' }).click();
    await audit(page, 'the removal');
    await dialog.getByRole('button', { name: '削除する' }).click();
    await until(
      () => portfolioOf(talent),
      (items) => items.length === 2,
      'the item to go',
    );
    const mov = { name: 'reel.mov', mimeType: 'video/quicktime', buffer: await clip() };
    await page.getByLabel('写真・動画を追加する').setInputFiles([mov]);
    await page.getByRole('button', { name: '動画3を再生する' }).click();
    const movie = dialog.locator('video[poster*="_poster.webp"][src*="_M.mp4"]');
    await movie.waitFor();
    // It plays: the browser decodes it, and its time advances.
    await until(
      () => movie.evaluate((video: HTMLVideoElement) => video.error === null && video.videoWidth > 0 && video.currentTime > 0),
      (plays) => plays,
      'the movie to play',
    );
    await audit(page, 'a movie in large');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '紹介映像をYouTubeで再生する' }).waitFor();
    await page.getByRole('button', { name: 'TAコードを登録する' }).click();
    await dialog.getByRole('textbox', { name: 'TAコード' }).fill(taCode.toLowerCase());
    await dialog.getByRole('textbox', { name: '連携コード' }).fill('0000-0000-0000-0000');
    await dialog.getByRole('button', { name: 'TAコードを登録する' }).click();
    await dialog.getByText('TAコードと連携コードの組み合わせを確認できませんでした').waitFor();
    await audit(page, 'the dialog that takes a place on the roster');
    await dialog.getByRole('textbox', { name: '連携コード' }).fill(linkCode.replaceAll('-', ' ').toLowerCase());
    await dialog.getByRole('button', { name: 'TAコードを登録する' }).click();
    await page.getByText('第2グループ').waitFor();
    await whenLoaded(page);
    await audit(page, 'the own profile');
  });
});

test.concurrent('a client sees a whole cast, the portfolio enlarged, and one sheet of A4', async ({ openAs }) => {
  const [talent, client] = await Promise.all([newTalent(office, '森下 葵'), newClient(office)]);
  const content = { mediaType: 'IMAGE', uploadId: await upload(talent, 'image/jpeg', photo) };
  await send(talent, 'media', { type: 'add', content, description: '舞台より', orderIndex: 1 });
  const long = 'あ'.repeat(2_000);
  const account = { screenName: 'aoi', followersCount: 5_000 };
  await send(talent, 'talents', {
    type: 'saveDetails',
    sizes: { height: 160, weight: 48, bust: 80, waist: 60, hip: 84, shoeSize: 24, headSize: 55 },
    sns: { instagram: account, twitter: account, tiktok: account, youtube: { channelId: '@aoi', subscriberCount: 1 } },
    ...{ singingRange: 'mid1C〜hiC', discography: long, keywords: ['着物'], industry: [], pr: long },
  });
  await document<Talent>(`talents/${talent.uid}`, ({ pr }) => pr !== '');
  const { page } = await openAs(client, 'desktop', `/client/talents/${talent.uid}`);
  await page.getByRole('button', { name: '舞台よりを大きく表示する' }).click();
  await page.getByRole('dialog').getByRole('img', { name: '舞台より' }).waitFor();
  await audit(page, 'the large view');
  await page.keyboard.press('Escape');
  await page.getByText('評価はまだありません。').waitFor();
  await audit(page);
  await page.getByRole('link', { name: '印刷用の資料を表示する' }).click();
  await page.getByRole('heading', { level: 1, name: '森下 葵' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: '印刷する' }).isVisible()).toBe(false);
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
