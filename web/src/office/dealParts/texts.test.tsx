import { expect, test } from 'vitest';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { dealNamed, endTexts } from './texts.ts';

const deal = { job: { title: '店頭モデル' }, talent: { name: '齋藤 三子' } } as Pick<Deal, 'job' | 'talent'>;

test('the toast of an act that is done at once names the deal, since the list goes on to the next', () =>
  expect(endTexts.forceClose('offer').done?.(dealNamed(deal))).toBe('「店頭モデル（齋藤 三子）」を強制終了しました'));
