import { describe, expect, test } from 'vitest';
import { allTexts } from '../tests/tree/texts.ts';
import { phrasesOf, unbroken, withPhrases } from './phraseBreaks.ts';
import { BREAK } from './src/shared/ui/phraseBreak.ts';

const BROKEN = /ourText\(("(?:[^"\\]|\\.)*")\)/g;
/** The texts that a source registers, as the browser receives them. */
const registeredIn = (source: string): string[] =>
  [...source.matchAll(BROKEN)].map(([, literal]) => JSON.parse(literal as string) as string);

describe('the phrases of a text', () => {
  test('end where a reader pauses', () =>
    expect(phrasesOf('期限までに、報酬と終了日を決めてください。')).toEqual(['期限までに、', '報酬と', '終了日を', '決めてください。']));

  test.each([
    'キャストひろばのキャストとクライアントを、事務局がつなぎます。',
    'お使いのメールアドレスと請求先をご確認ください。',
    '東京都と神奈川県と北海道のお仕事が、お気に入りに入ります。',
  ])('never end inside a name or a fixed term: %s', (text) => {
    const phrases = phrasesOf(text);
    expect(phrases.length).toBeGreaterThan(2);
    for (const term of unbroken.filter((each) => text.includes(each))) expect(phrases.some((phrase) => phrase.includes(term))).toBe(true);
  });

  test('join to the text for every text of the product, and never start with a forbidden mark', () => {
    const opening = /[（「『【]$/;
    const closing = /^[、。，．・：；？！）」』】ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/;
    const countOf = (texts: readonly string[], term: string) => texts.reduce((count, text) => count + text.split(term).length - 1, 0);
    const isWrong = (text: string) => {
      const phrases = phrasesOf(text);
      return (
        phrases.join('') !== text ||
        phrases.slice(1).some((phrase) => closing.test(phrase)) ||
        phrases.slice(0, -1).some((phrase) => opening.test(phrase)) ||
        unbroken.some((term) => text.includes(term) && countOf(phrases, term) !== countOf([text], term))
      );
    };
    const texts = new Set(allTexts().map(({ text }) => text));
    expect([...texts].filter(isWrong).map((text) => phrasesOf(text).join('|'))).toEqual([]);
  });
});

describe('the build', () => {
  test('splits a text between tags', () => {
    const broken = withPhrases('export const A = () => (\n  <p>\n    確認メールをもう一度送ります。\n    {x}\n  </p>\n);', 'tsx');
    expect(broken).toMatch(/<p><OurPhrases>\{.*\}<\/OurPhrases>\{x\}/);
    expect(registeredIn(broken).map((text) => text.replaceAll(BREAK, '|'))).toEqual(['確認メールを|もう一度|送ります。']);
    expect(broken).toContain("import { Phrases as OurPhrases } from '#web/shared/ui/phrases.tsx';");
  });

  test('keeps the value of every expression', () => {
    const note = '事務局が承認しました。期限までに依頼を確定してください。';
    const [text] = registeredIn(withPhrases(`export const view = { note: '${note}', label: '成立' } as const;`, 'ts'));
    expect(text).not.toBe(note);
    expect(text?.replaceAll(BREAK, '')).toBe(note);
  });

  test.each([
    ['names for the ear', '<button aria-label="確認メールをもう一度送ります" />'],
    ['hints in fields', '<input placeholder="確認メールをもう一度送ります" alt="確認メールをもう一度送ります" />'],
    ['choices', '<option>確認メールをもう一度送ります</option>'],
    ['short labels', "const label = '承諾する';"],
    ['names of properties', "const rows = { '確認メールをもう一度送ります。': 1 };"],
    ['types', "type Words = '確認メールをもう一度送ります。';"],
    ['texts without Japanese', '<p>Google, X and Facebook</p>'],
  ])('does not change %s', (_, source) => expect(withPhrases(source, 'tsx')).toBe(source));
});
