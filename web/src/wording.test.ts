import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { entryStatusView } from '#domain/entry/statusView.ts';
import { offerStatusView } from '#domain/offer/statusView.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One word per thing (docs/terms.md): what else it could be called, what to write instead, and the texts that the specification fixes. */
const forbidden: ReadonlyArray<readonly [variant: RegExp, instead: string, fixed?: RegExp]> = [
  [/タレント|出演者/, 'キャスト'],
  [/依頼主|発注者|雇用主/, 'クライアント'],
  [/案件|求人/, 'お仕事'],
  [/応募/, 'エントリー'],
  [/ギャラ|報酬額|謝礼/, '報酬'],
  [/返事|返答/, '回答'],
  [/ユーザー/, '会員、方', /ユーザーは無効|ユーザーは見つかりません|ユーザー名/],
  [/運営事務局|運営チーム|管理者(?!】)/, '事務局', /個人情報保護管理者/],
  [/お客さま/, 'お客様'],
  [/おたがい/, 'お互い'],
  [/やりとり/, 'やり取り'],
  [/しぼり込/, '絞り込'],
  [/別のタブ|別タブ/, '新しいタブ'],
  [/下さい/, 'ください', /認証されるまでしばらくお待ち下さい/],
  [/出来(?!事)|(?<!一)致し|頂[いき]|宜しく|有難/, 'かな書き'],
  [/クリック|タップ/, '押す'],
  [/パスワード変更|メアド/, 'パスワードの変更、メールアドレス'],
  [/[>'"`]\s*(OK|ＯＫ|はい|いいえ)\s*[<'"`]/, '何をするボタンかを書く'],
];

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const files = ['web/src/**/*.ts', 'web/src/**/*.tsx', 'domain/**/statusView.ts', 'domain/notification/*.ts', 'domain/mail/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.includes('.test.'));

test('every thing is called by its one word', () => {
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(`${root}${file}`, 'utf8'))
      .split('\n')
      .flatMap((line) =>
        forbidden
          .filter(([variant, , fixed]) => variant.test(fixed ? line.replace(fixed, '') : line))
          .map(([variant, instead]) => `${file}: ${variant.exec(line)?.[0]} → ${instead}: ${line.trim()}`),
      ),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test.each([
  ['Offers', offerStatusView],
  ['Entries', entryStatusView],
])('docs/terms.md has the statuses of %s as each side reads them', (heading, view) => {
  const section = readFileSync(`${root}docs/terms.md`, 'utf8').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = Object.entries(view).map(
    ([status, { client, talent, office }]) => `| ${[status, client.label, talent.label, office.label].join(' | ')} |`,
  );
  expect(section.split('\n').filter((line) => /^\| I[NS]_/.test(line))).toEqual(rows);
});
