import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Student } from '#projections/student/students.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { eventsOf } from '#tests/support/log.ts';
import { document, newOffice } from '#tests/support/people.ts';

/** Texts as Japanese spreadsheets save them. */
const shiftJis = {
  'TAコード,名前,フリガナ,生年月日,所属グループ':
    '54418352815b83682c96bc914f2c8374838a834b83692c90b6944e8c8e93fa2c8f8a91ae834f838b815b8376',
  '山田 花子,ヤマダ ハナコ': '8e5293632089d48e712c8384837d835f20836e83698352',
};

const codes = () => {
  const prefix = randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase();
  return [`${prefix}1`, `${prefix}2`, `${prefix}3`] as const;
};

test('the office previews a roster file before the import, and gets a result per line', async ({ openAs }) => {
  const office = await newOffice();
  const [first, second, third] = codes();
  await send(office, 'students', {
    ...{ type: 'register', taCode: second, name: '鈴木 一', kana: 'スズキ ハジメ', birthday: '2001-02-03', belongingTo: 1 },
  });
  await document<Student>(`students/${second}`, () => true);

  const { page, expectFault } = await openAs(office, 'desktop', '/office/students?tab=import');
  expectFault(/status of 409/);
  const file = (name: string, buffer: Buffer) => page.getByLabel('CSVファイル').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await file('notes.csv', Buffer.from('名前,フリガナ\n山田,ヤマダ'));
  await page.getByText(/見出し（TAコード、生年月日、所属グループ）が必要です/).waitFor();
  const lines = [
    'TAコード,名前,フリガナ,生年月日,所属グループ',
    `${first},山田 花子,ヤマダ ハナコ,1998/4/12,3`,
    `${second},鈴木 一,スズキ ハジメ,2001-02-03,第2グループ`,
    `${third},高橋 空,たかはし,2001-13-03,9`,
  ];
  await file('roster.csv', Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`));
  await page
    .getByText('roster.csv：3行のうち、取り込む行2（うち生年月日だけを照合する行0）、取り込めない行1。まだ取り込んでいません。')
    .waitFor();
  const bad = page.getByRole('row', { name: /^4行目/ });
  await bad.getByText(/生年月日：無効な形式です、所属グループ：1〜5の番号/).waitFor();
  await audit(page, 'the preview of a roster file');
  await expectToFit(page, 390);
  await audit(page, 'the preview of a roster file at 390 px');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await eventsOf(`student-${first}`)).toEqual([]);

  await page.getByRole('button', { name: '2行を取り込む' }).click();
  await page.getByText('取り込みが終わりました：2行のうち、完了2、未完了0。').waitFor();
  await page
    .getByRole('row', { name: /^3行目/ })
    .getByText('変更しました')
    .waitFor();
  await document<Student>(`students/${first}`, ({ birthday, belongingTo }) => birthday === '1998-04-12' && belongingTo === 3);
  await document<Student>(`students/${second}`, ({ belongingTo }) => belongingTo === 2);

  // The same file again, as Shift_JIS: no changes.
  await page.getByRole('button', { name: '別のファイルを選ぶ' }).click();
  const [head, name] = Object.values(shiftJis).map((hex) => Buffer.from(hex, 'hex'));
  const parts = [head, Buffer.from(`\r\n${first},`), name, Buffer.from(',1998-04-12,3\r\n')] as Buffer[];
  await file('roster-sjis.csv', Buffer.concat(parts));
  await page
    .getByText('roster-sjis.csv：1行のうち、取り込む行1（うち生年月日だけを照合する行1）、取り込めない行0。まだ取り込んでいません。')
    .waitFor();
  await page.getByRole('button', { name: '1行を取り込む' }).click();
  await page
    .getByRole('row', { name: /^2行目/ })
    .getByText('変更はありません')
    .waitFor();

  await page.getByRole('link', { name: '一覧' }).click();
  await page.getByRole('searchbox', { name: 'キーワード' }).fill(first);
  await page.keyboard.press('Enter');
  await page.getByRole('rowheader', { name: first }).waitFor();
  await page.getByText('受講生 1人').waitFor();

  // One by one: added, corrected without showing the birthday, removed.
  const code = `${first}9`;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '受講生を1人登録する' }).click();
  await dialog.getByLabel('TAコード').fill(first.toLowerCase());
  await dialog.getByLabel('名前').fill('青木 海');
  await dialog.getByLabel('フリガナ').fill('あおき うみ');
  await dialog.getByLabel('生年月日').fill('2002-05-06');
  await dialog.getByLabel('所属グループ').selectOption('第4グループ');
  await audit(page, 'the form of a trainee');
  await dialog.getByRole('button', { name: '名簿に登録する' }).click();
  await dialog.getByText('このTAコードは、すでに登録されています').waitFor();
  await dialog.getByLabel('TAコード').fill(code);
  await dialog.getByRole('button', { name: '名簿に登録する' }).click();
  await page.getByRole('rowheader', { name: code }).waitFor();

  // A one-time code, which is shown once.
  await page.getByRole('button', { name: '青木 海さんの詳細を開く' }).click();
  expect(await dialog.getByText('2002-05-06').count()).toBe(0);
  await dialog.getByRole('button', { name: '連携コードを発行する' }).click();
  expect(await dialog.getByRole('status', { name: '連携コード' }).textContent()).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  await audit(page, 'a place on the roster with its one-time code');
  await dialog.getByRole('button', { name: '閉じる', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: '青木 海さんを訂正する' }).click();
  expect(await dialog.getByLabel('生年月日').inputValue()).toBe('');
  await dialog.getByLabel('名前').fill('青木 空');
  await dialog.getByRole('button', { name: '訂正を保存する' }).click();
  await page.getByRole('cell', { name: '青木 空', exact: true }).waitFor();
  await document<Student>(`students/${code}`, ({ name, birthday }) => name === '青木 空' && birthday === '2002-05-06');
  await page.getByRole('button', { name: '青木 空さんを削除する' }).click();
  await dialog.getByRole('button', { name: '削除する' }).click();
  await page.getByText('名簿から削除しました').waitFor();
  await page.getByRole('rowheader', { name: code }).waitFor({ state: 'detached' });
  expect((await eventsOf(`student-${code}`)).map(({ type }) => type)).toEqual([
    ...['StudentRegistered', 'StudentLinkCodeIssued', 'StudentChanged', 'StudentRemoved'],
  ]);
});
