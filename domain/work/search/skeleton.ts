import { fold } from '../../kernel/folding/fold.ts';

/** A sign, and those that look like it: Cyrillic and Greek letters, digits, kanji beside kana. */
const groups = [
  ...'aаα bьβ cсϲ dԁ eеєε hһнη jј kкκ li1іӏ mм nпп o0оοօ pрρ qԛ sѕ5 tтτ uυս vѵν wԝω xхχ yуγ zᴢ'.split(' '),
  ...'カ力 エ工 ニ二 ロ口囗 ハ八 ト卜 タ夕 ノﾉ ソン シツ ー一- チ千 ミ三 ム厶'.split(' '),
  ...[...'ァィゥェォッャュョヮ'].map((small, at) => `${'アイウエオツヤユヨワ'[at]}${small}`),
];
const looksLike: Readonly<Record<string, string>> = Object.fromEntries(
  groups.flatMap(([sign = '', ...others]) => others.map((other) => [other, sign])),
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
