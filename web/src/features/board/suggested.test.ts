import { describe, expect, test } from 'vitest';
import { posting } from '#domain/testing/profiles.ts';
import type { CastSigns } from '#domain/work/search/results.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { castDocument } from '#projections/testing/documents.ts';
import { type Hit, suggestedFor } from './suggested.ts';

const dates = ['2026-12-10', '2026-12-11'];
const wanting = {
  ...posting,
  wantedGender: 0,
  wantedAgeBands: [],
  prefecture: 0,
  industry: [],
  wantedSkills: [],
  title: '',
  description: '',
  schedule: '',
} as const;
const namesOf = (ids: readonly string[]) => ids.map((id) => `業種${id}`);

const hit = (id: string, fields: Partial<Talent> = {}, days: CastSigns['days'] = ['UNKNOWN', 'UNKNOWN']): Hit => ({
  cast: castDocument(id, { name: id, gender: 2, ageBand: 7, prefecture: 13, viewOrder: 1, ...fields }),
  signs: { rating: null, reviews: 0, movie: false, days },
});
const suggested = (job: Parameters<typeof suggestedFor>[0], ...hits: Hit[]) =>
  suggestedFor(job, dates, namesOf, hits).map(({ cast, reasons }) => [cast.id, ...reasons]);

describe('the suggestions', () => {
  test('have reasons: free days, a skill that the job names, the industry, the place', () => {
    const job = { ...wanting, prefecture: 13, industry: ['ads', 'food'], description: '殺陣のできる方をさがしています。' };
    const cast = { speciality: ['ダンス', '殺陣'], industry: ['food', 'drama'], prefecture: 13 };
    expect(suggested(job, hit('all', cast, ['FREE', 'FREE']))).toEqual([['all', '全日程に空き', '特技：殺陣', '業種foodの経験', '東京都']]);
  });

  test('are sorted by the number of reasons, then in the order of the search', () => {
    const job = { ...wanting, prefecture: 13 };
    const [one, two] = [hit('one'), hit('two')];
    expect(suggested(job, one, two, hit('more', {}, ['FREE', 'FREE'])).map(([id]) => id)).toEqual(['more', 'one', 'two']);
    expect(suggested(job, two, one).map(([id]) => id)).toEqual(['two', 'one']);
  });

  test('leave out casts without a reason, and list nobody twice', () => {
    expect(suggested(wanting, hit('none'))).toEqual([]);
    expect(suggested({ ...wanting, prefecture: 13 }, hit('twice'), hit('twice'))).toEqual([['twice', '東京都']]);
  });

  test('leave out casts that miss a requirement, even when the search found them', () => {
    const job = { ...wanting, wantedGender: 2, wantedAgeBands: [7], prefecture: 13 } as const;
    expect(suggested(job, hit('man', { gender: 1 }), hit('older', { ageBand: 9 }), hit('busy', {}, ['FREE', 'BUSY']), hit('fits'))).toEqual(
      [['fits', '東京都']],
    );
  });

  test('have the wanted languages and skills, and name the level of the cast', () => {
    const job = { ...wanting, prefecture: 13, wantedSkills: [{ code: 'eng', level: 2 }] };
    const speaking = (level: number) => ({ languages: [{ code: 'eng', level }] });
    expect(suggested(job, hit('silent'), hit('talks', speaking(1)), hit('native', speaking(3)))).toEqual([
      ['native', '英語（ネイティブ）', '東京都'],
    ]);
  });

  test('name the met requirements as a reason only when there is no better one', () => {
    const job = { ...wanting, wantedGender: 2, prefecture: 27 } as const;
    expect(suggested(job, hit('fits'), hit('near', { prefecture: 27 }))).toEqual([
      ['fits', '募集の性別・年代'],
      ['near', '大阪府'],
    ]);
  });

  test('do not count days to be asked for or unknown days as free, or one-letter words as skills', () => {
    const job = { ...wanting, title: '歌の上手な方' };
    expect(suggested(job, hit('ask', { speciality: ['歌'] }, ['FREE', 'ASK']), hit('unknown'))).toEqual([]);
  });
});
