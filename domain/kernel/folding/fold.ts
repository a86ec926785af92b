import { foldSigns } from './foldSigns.ts';
import { oldForms, otherForms } from './kanjiForms.ts';

const usual = new Map<string, string>();
for (const group of `${oldForms} ${otherForms}`.split(' ')) {
  const [form, ...others] = [...group] as [string, ...string[]];
  for (const other of others) usual.set(other, form);
}
/** The usual form of a kanji; a form can be an old one of another (遙, 遥). */
const usualOf = (kanji: string): string => {
  const next = usual.get(kanji);
  return next === undefined ? kanji : usualOf(next);
};
for (const kanji of usual.keys()) usual.set(kanji, usualOf(kanji));
const unusual = new RegExp(`[${[...usual.keys()].join('')}]`, 'gu');
/** Per UTF-16 unit: whether it may begin an unusual kanji. Ten times as fast as the pattern. */
const isUnusual = new Uint8Array(0x1_00_00);
for (const kanji of usual.keys()) isUnusual[kanji.charCodeAt(0)] = 1;
const inUsualForms = (text: string): string => {
  for (let at = 0; at < text.length; at++)
    if (isUnusual[text.charCodeAt(at)] === 1) return text.replace(unusual, (kanji) => usual.get(kanji) as string);
  return text;
};

/** Words whose kana after the kanji may be left out (送り仮名の付け方, 通則 6 and 7). */
const withOptionalKana = [
  '打ち合わせ 問い合わせ 読み合わせ 顔合わせ 待ち合わせ 組み合わせ 受け付け 締め切り 申し込み 引っ越し 取り扱い 貸し切り',
  '振り込み 払い戻し 見積もり 組み立て 書き込み 呼び出し 送り迎え 立ち会い 売り上げ 売り場 取り消し 繰り返し 振り付け',
  '着付け 語り手 歌い手 踊り子 生け花 立ち回り 吹き替え 書き下ろし 撮り下ろし 立ち稽古 通し稽古 弾き語り 読み聞かせ',
  '取り引き 受け取り 持ち込み 手続き 割り引き 割り付け 植え付け 積み立て 切り替え 乗り換え 仕上がり 仕上げ 後払い 前払い',
]
  .join(' ')
  .split(' ')
  .map(foldSigns);
const kana = /[ァ-ヺー]+/g;
const bare = (word: string): string => word.replace(kana, '');
/** Longest first, so that no word ends another one early. */
const patterns = withOptionalKana
  .map((word) => word.replace(kana, (run) => [...run].map((sign) => `${sign}?`).join('')))
  .sort((a, b) => b.length - a.length);
const optional = new RegExp(patterns.join('|'), 'g');

/** Applies the rules until none changes anything: kana that go can bring other signs together. */
const settled = (text: string): string => {
  const next = text
    .replace(/((?!々)\p{Script=Han})(々+)/gu, (_, kanji: string, marks: string) => kanji.repeat(1 + marks.length))
    .replace(/(?<=[\p{Script=Han}\d])[ケカガ箇](?=\p{Script=Han})/gu, 'ケ')
    .replace(optional, bare);
  return next === text ? text : settled(next);
};

/** `fold` without the short way. */
export const foldFully = (text: string): string => settled(inUsualForms(foldSigns(text)));

/** Per UTF-16 unit: whether a rule may change it, also after a kanji or at an end; 0 it may. */
const kindOf = new Uint8Array(0x1_00_00);
const mark = (from: number, to: number, kind: number): void => {
  kindOf.fill(kind, from, to + 1);
};
const [STAYS, BASE, AFTER_BASE, LONG] = [1, 2, 3, 4] as const;
mark(0x61, 0x7a, STAYS);
mark(0x30, 0x39, BASE);
mark(0x30_a1, 0x30_fa, STAYS);
mark(0x4e_00, 0x9f_ff, BASE);
for (const sign of 'ヴヷヸヹヺヂヅヰヱヲヵヶ東箇々') kindOf[sign.charCodeAt(0)] = 0;
for (const sign of 'ケカガ') kindOf[sign.charCodeAt(0)] = AFTER_BASE;
kindOf['ー'.charCodeAt(0)] = LONG;
for (const kanji of usual.keys()) kindOf[kanji.charCodeAt(0)] = 0;
for (const word of withOptionalKana) kindOf[word.charCodeAt(0)] = 0;
const isKatakana = (unit: number): boolean => unit >= 0x30_a1 && unit <= 0x30_fa;

/** Whether `fold` certainly changes nothing: most names in kana, and many in kanji. */
const isFolded = (text: string): boolean => {
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const kind = kindOf[text.charCodeAt(at)] as number;
    if (kind === 0 || (kind === AFTER_BASE && before === BASE)) return false;
    if (kind === LONG && !isKatakana(text.charCodeAt(at + 1))) return false;
    before = kind;
  }
  return true;
};

/**
 * A text for the comparison of names and words: as `foldSigns`, also without regard to old and
 * other forms of kanji, 々, ケ between kanji (茅ヶ崎, 茅が崎), and kana that may be left out
 * (打ち合わせ, 打合せ). Folding twice changes nothing.
 */
export const fold = (text: string): string => (isFolded(text) ? text : foldFully(text));
