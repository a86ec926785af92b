import { fold } from '../../kernel/folding/fold.ts';

/** Signs by the sign that they look like: Cyrillic and Greek letters, digits, kanji beside kana. */
const looksLike: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['a', 'аα'],
      ['b', 'ьβ'],
      ['c', 'сϲ'],
      ['d', 'ԁ'],
      ['e', 'еєε'],
      ['h', 'һнη'],
      ['j', 'ј'],
      ['k', 'кκ'],
      ['l', 'i1іӏ'],
      ['m', 'м'],
      ['n', 'пп'],
      ['o', '0оοօ'],
      ['p', 'рρ'],
      ['q', 'ԛ'],
      ['s', 'ѕ5'],
      ['t', 'тτ'],
      ['u', 'υս'],
      ['v', 'ѵν'],
      ['w', 'ԝω'],
      ['x', 'хχ'],
      ['y', 'уγ'],
      ['z', 'ᴢ'],
      ['カ', '力'],
      ['エ', '工'],
      ['ニ', '二'],
      ['ロ', '口囗'],
      ['ハ', '八'],
      ['ト', '卜'],
      ['タ', '夕'],
      ['ノ', 'ﾉ'],
      ['ソ', 'ン'],
      ['シ', 'ツ'],
      ['ー', '一-'],
      ['チ', '千'],
      ['ミ', '三'],
      ['ム', '厶'],
      ...[...'ァィゥェォッャュョヮ'].map((small, at) => ['アイウエオツヤユヨワ'[at], small] as const),
    ] as readonly (readonly [string, string])[]
  ).flatMap(([sign, others]) => [...others].map((other) => [other, sign])),
);

const forms = /株式会社|有限会社|合同会社|合名会社|合資会社|(?:一般|公益)?(?:社団|財団)法人|医療法人|学校法人/g;

/**
 * The look of a company's name, after UTS 39's skeletons: equal for names that readers confuse. Not
 * for a search, because ソ and ン are one.
 */
export const skeletonOf = (name: string): string => {
  const folded = fold(name);
  const own = folded.replace(forms, '');
  return [...(own === '' ? folded : own)]
    .map((sign) => looksLike[looksLike[sign] ?? sign] ?? looksLike[sign] ?? sign)
    .join('')
    .normalize('NFC');
};
