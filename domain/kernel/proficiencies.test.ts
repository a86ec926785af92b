import { expect, test } from 'vitest';
import { castSearch } from '../work/search/wanted.ts';
import { languages, levelOptions, PROFICIENCIES_MAX, proficiencyIn, proficiencyKey, proficiencyRows, skills } from './proficiencies.ts';

test('every row has its own code, which fits into an address, and its own label', () => {
  for (const part of ['code', 'label'] as const) expect(new Set(proficiencyRows.map((row) => row[part])).size).toBe(proficiencyRows.length);
  for (const { code, label } of proficiencyRows) expect([code, /^\w+$/.test(code), label !== '']).toEqual([code, true, true]);
  expect([languages.length <= 15, skills.length <= 30]).toEqual([true, true]);
});

test('stored codes stay', () =>
  expect(proficiencyRows.map(({ code, levels }) => `${code}${levels.length}`).join(' ')).toMatchInlineSnapshot(
    `"eng3 zho3 yue3 kor3 jpn3 fra3 deu3 spa3 por3 ita3 rus3 tha3 vie3 ind3 jsl3 dance3 hiphop3 ballet3 buyo3 song3 piano3 guitar3 violin3 shamisen3 narration3 narrationEn3 mc3 tate3 action3 acrobatics3 budo3 kitsuke3 tea3 calligraphy3 flowers3 cooking3 yoga3 swimming3 riding3 ski3 golf3 car0 motorcycle0 truck0 boat0"`,
  ));

test('every level of every row is read from an address as it was written, and nothing else is', () => {
  const all = proficiencyRows.flatMap((row) =>
    row.levels.length === 0 ? [{ code: row.code, level: 1 }] : row.levels.map((_, at) => ({ code: row.code, level: at + 1 })),
  );
  expect(all.map((each) => proficiencyIn(proficiencyKey(each)))).toEqual(all);
  for (const wrong of ['', 'eng', 'eng.', 'eng.0', 'eng.4', 'eng.1.5', 'eng.x', 'boat.2', 'xx.1'])
    expect([wrong, proficiencyIn(wrong)]).toEqual([wrong, null]);
});

test('who looks for a level also finds those above it', () => {
  const [english] = languages;
  expect(english && levelOptions(english, true).map(({ label }) => label)).toEqual(['日常会話以上', 'ビジネス以上', 'ネイティブ']);
  expect(english && levelOptions(english, false).map(({ label }) => label)).toEqual(['日常会話', 'ビジネス', 'ネイティブ']);
});

test('a search has each language or skill once, with the level that was chosen last, and a few of them', () => {
  const { skills: wanted } = castSearch.shape;
  expect(wanted.parse('eng.1,boat.1,eng.3,xx.1')).toBe('eng.3,boat.1');
  expect(wanted.parse(languages.map(({ code }) => `${code}.1`).join(',')).split(',')).toHaveLength(PROFICIENCIES_MAX);
});
