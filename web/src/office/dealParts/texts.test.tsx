import { expect, test } from 'vitest';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { dealNamed, type EndAction, endTexts } from './texts.ts';

const deal = { job: { title: '店頭モデル' }, talent: { name: '齋藤 三子' } } as Pick<Deal, 'job' | 'talent'>;

test('a toast names the deal, since the list goes on to the next', () => {
  const said = (Object.keys(endTexts) as EndAction[]).map((action) => endTexts[action]('offer').done(dealNamed(deal)));
  expect(said).toEqual([
    '「店頭モデル（齋藤 三子）」を否認しました',
    '「店頭モデル（齋藤 三子）」の条件の変更を否認しました',
    '「店頭モデル（齋藤 三子）」の取り消しを認めませんでした',
    '「店頭モデル（齋藤 三子）」を強制終了しました',
  ]);
});
