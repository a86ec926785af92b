import { normalizeKana } from '../normalize.ts';

/** Signs that nobody types alike, and signs that are not shown. */
const ignored = /[\s\p{Default_Ignorable_Code_Point}・·=゠「」『』【】〈〉《》“”„"。、，,!?…★☆♪♡♥|()[\]{}]+/gu;

/** Short forms in front of or after the name of a company, after NFKC. */
const companyForms: Readonly<Record<string, string>> = {
  株: '株式会社',
  有: '有限会社',
  合: '合同会社',
  同: '合同会社',
  名: '合名会社',
  資: '合資会社',
  社: '社団法人',
  財: '財団法人',
  医: '医療法人',
  学: '学校法人',
};

/** Letters that NFD does not take apart. */
const letters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Kana that are read alike. */
const alike: Readonly<Record<string, string>> = {
  ヴァ: 'バ',
  ヴィ: 'ビ',
  ヴェ: 'ベ',
  ヴォ: 'ボ',
  ヴュ: 'ビュ',
  ヴ: 'ブ',
  ヷ: 'バ',
  ヸ: 'ビ',
  ヹ: 'ベ',
  ヺ: 'ボ',
  ヂ: 'ジ',
  ヅ: 'ズ',
  ヰ: 'イ',
  ヱ: 'エ',
  ヲ: 'オ',
  ヵ: 'カ',
  ヶ: 'ケ',
};

const withoutAccents = (text: string): string =>
  /[\u00c0-\u024f\u1e00-\u1eff]/.test(text)
    ? text
        .normalize('NFD')
        .replace(/(?<=[a-z])\p{M}+/gu, '')
        .normalize('NFC')
        .replace(/[øłđßæœı]/g, (letter) => letters[letter] as string)
    : text;

/**
 * A text for comparison, without regard to width, kana, case, accents, white space, punctuation and
 * signs that look alike. 東京都 becomes 東京, so that it does not match 京都. Kanji stay
 * (`fold` knows their forms). Folding twice changes nothing.
 */
export const foldSigns = (text: string): string =>
  withoutAccents(normalizeKana(text).toLowerCase())
    .replace(/\(([株有合同名資社財医学])\)/g, (_, form: string) => companyForms[form] as string)
    .replace(ignored, '')
    .replace(/[’‘ʼ`´′]/g, "'")
    .normalize('NFC')
    // Voicing marks that join nothing, but would join a kana when the sign between them is gone.
    .replace(/(?<!\p{Script=Han})[\u3099\u309a]+/gu, '')
    .replace(/ヴ[ァィェォュ]?|[ヷヸヹヺヂヅヰヱヲヵヶ]/g, (kana) => alike[kana] as string)
    .normalize('NFC')
    .replace(/[‐‑‒–—―−─━]/g, '-')
    .replace(/(?<=[ァ-ヺー])-+/g, 'ー')
    .replace(/ー{2,}/g, 'ー')
    // コンピュータ and コンピューター; short words keep their end (コピー).
    .replace(/(?<=[ァ-ヺー]{3})ー(?![ァ-ヺー])/g, '')
    .replace(/(?<=東京)都+/g, '');

/** Joins folded texts with line breaks, so that no match crosses two of them. */
export const joined = (texts: readonly string[], fold = foldSigns): string => texts.map(fold).filter(Boolean).join('\n');

/** The words of a keyword, each once: folded form to typed form. 50,000 is one word. */
export const splitWords = (keyword: string, fold = foldSigns): ReadonlyMap<string, string> =>
  new Map(
    keyword
      .normalize('NFKC')
      .split(/(?:[\s、。]|,(?!(?<=\d,)\d{3}(?!\d)))+/)
      .map((said) => [fold(said), said] as const)
      .filter(([typed]) => typed !== ''),
  );
