import { fold } from '../../kernel/folding/fold.ts';
import { normalizeKana, normalizeText } from '../../kernel/validation.ts';

const small = 'ァィゥェォッャュョヮヲ';
const large = 'アイウエオツヤユヨワオ';

/** Company forms in full: kanji, and kana as banks write it (large letters). */
const fullForms = [
  '株式会社|有限会社|合同会社|合資会社|合名会社',
  '(?:一般|公益)?(?:社団|財団)法人|医療法人(?:社団|財団)?|学校法人|社会福祉法人|宗教法人|特定非営利活動法人|NPO法人',
  '弁護士法人|税理士法人|独立行政法人',
  'カブシキガイシヤ|ユウゲンガイシヤ|ゴウドウガイシヤ|ゴウシガイシヤ|ゴウメイガイシヤ',
  '(?:イツパン|コウエキ)?(?:シヤダン|ザイダン)ホウジン|イリヨウホウジン(?:シヤダン|ザイダン)?|ガツコウホウジン',
  'シヤカイフクシホウジン|シユウキヨウホウジン|トクテイヒエイリカツドウホウジン|エヌピ[ーオ-]*ホウジン',
  'ベンゴシホウジン|ゼイリシホウジン|ドクリツギヨウセイホウジン',
].join('|');
/** The short forms of the banks' network (全銀), and those of signs like ㈱. */
const shortForm =
  '(?:カ|ユ|メ|シ|ド|イ|ザイ|シヤ|ガク|フク|シユウ|ソ|トクヒ|ドク|チドク|ベン|ゼイ|ダイ|ノウ|ロウム|ギヨ|シホウ|株|有|合|同|資|名|社|財|医|学|福|宗|特非)';
const forms = new RegExp(`${fullForms}|^${shortForm}[)]|[(]${shortForm}[)]|[(]${shortForm}$`, 'g');
/** What banks write before the payer's name. */
const lead = /^(?:振込\d?|振替|フリコミ|フリカエ|入金|被仕向送金)[\s:]+/;

/**
 * A name as banks write it: large kana, without company form and punctuation, and without the
 * differences that searches ignore (`fold`).
 */
export const payerKey = (name: string): string => {
  const key = [...normalizeKana(normalizeText(name)).toUpperCase().replace(lead, '')]
    .map((character) => large[small.indexOf(character)] ?? character)
    .join('')
    .replace(/\s/g, '')
    .replace(forms, '')
    .replace(/[ー\-‐−]|[^\p{L}\p{N}]/gu, '');
  return fold(key);
};
