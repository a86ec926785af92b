import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from '#domain/kernel/catalogue.ts';
import { inputOf } from '#domain/kernel/catalogueInput.ts';
import { line, words } from '#domain/kernel/fieldKinds.ts';
import { formShape, formValues, inputValues, joinedWords, wordsIn } from './catalogueForm.ts';

it('reads a line of words as people write it', () => {
  expect(wordsIn(' ダンス、歌,ﾀﾞﾝｽ、、殺陣 ')).toEqual(['ダンス', '歌', '殺陣']);
  expect(wordsIn('')).toEqual([]);
  expect(wordsIn(joinedWords(['英会話', '乗馬']))).toEqual(['英会話', '乗馬']);
});

it('splits at full-width spaces and commas of any width, and keeps each word as typed', () => {
  expect(wordsIn('書道　水泳，殺陣､Ｊ-ＰＯＰ')).toEqual(['書道', '水泳', '殺陣', 'Ｊ-ＰＯＰ']);
  expect(wordsIn('hip hop、ジャズ')).toEqual(['hip hop', 'ジャズ']);
});

const fields = catalogue({
  motto: { label: '座右の銘', kind: line(10), step: '一' },
  tags: { label: 'タグ', kind: words(2), step: '一' },
  skills: { label: '技能', kind: words(2), since: 2, step: '一' },
});
const input = inputOf(fields, {});
const form = z.object(formShape(fields, input));

test('words are on one line of the form, and a list in the command', () => {
  const typed = formValues(fields, { motto: 'm', tags: ['ダンス', '歌'], skills: [] });
  expect(typed).toEqual({ motto: 'm', tags: 'ダンス、歌', skills: '' });
  expect(inputValues(fields, form.parse(typed))).toEqual({ motto: 'm', tags: ['ダンス', '歌'], skills: [] });
  expect(form.safeParse({ ...typed, tags: 'a、b、c' }).success).toBe(false);
});

test('kept input of an earlier release lacks only the fields of later versions', () => {
  expect(form.parse({ motto: '', tags: '' })).toEqual({ motto: '', tags: '', skills: '' });
  expect(form.safeParse({ motto: '' }).success).toBe(false);
});
