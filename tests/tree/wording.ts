import type { Check } from './check.ts';
import { allTexts } from './texts.ts';

/**
 * One word per thing (docs/terms.md): what else it could be called, what to write instead, and the
 * texts that stay as they are.
 */
const forbidden: ReadonlyArray<readonly [variant: RegExp, instead: string, fixed?: RegExp]> = [
  // People
  [/タレント|出演者/, 'キャスト'],
  [/依頼主|発注者|雇用主/, 'クライアント'],
  [/ユーザー/, '会員、方', /ユーザーは無効|ユーザーは見つかりません|ユーザー名/],
  [/運営事務局|運営チーム|運営から|運営側|管理者/, '事務局', /個人情報保護管理者|^管理者$|「管理者」/],
  [/担当の開発者|システムの担当者|運用担当/, 'システム管理担当'],
  [/お客さま/, 'お客様'],
  [/お相手|相手方/, '相手'],
  [/おたがい/, 'お互い'],
  // Jobs and deals
  [/案件|求人/, 'お仕事'],
  [/お仕事[をの]投稿/, '掲載'],
  [/掲載媒体/, '使用媒体'],
  [/募集期限|(?<!募集)締切(?!まで)/, '募集締切', /^募集終了（締切）$/],
  [/取り下げ/, '募集終了'],
  [/応募/, 'エントリー'],
  [/不採用|落選/, '見送り'],
  [/エントリーを見送/, '起用を見送る（エントリーを見送るのは、キャストの側）'],
  [/選考を(始|スタート)/, '選考を開始'],
  [/返事|返答/, '回答'],
  [/代わり(の|に)回答/, '代理回答、代理で回答'],
  [/はじめの日|終わりの日/, '開始日、終了日'],
  [/対応が必要なこと/, 'やること'],
  [/最終(の)?(確認|承認)|成立(の|を)?(確認|確定|見送)|成立させ/, '依頼の確定'],
  [/キャンセル/, '取り消し、終了', /^キャンセル$|^回答期限超過によるキャンセル$/],
  [/取消/, '取り消し', /取消料/],
  [/ギャラ|報酬額|謝礼/, '報酬'],
  [/審査/, '確認、承認', /^審査$/],
  [/評価待ち/, '評価を書くお仕事、未投稿', /評価待ちの一覧/],
  // Profiles
  [/ふりがな|よみがな|(?<![ァ-ヶー])カナ(?![ァ-ヶー])/, 'フリガナ'],
  [/得意な業種/, '経験のある業種'],
  [/(?<!第\d|所属|の)グループ(?!名)/, '所属グループ'],
  [/公開(が|を|の)?(停止|終了)|公開を取りやめ/, '非公開、休止', /削除され、公開も終了/],
  // Acts of the office
  [/できごと|封印/, '操作、記録、検証コード'],
  [/運用/, 'システムの状態、システムの操作', /^運用$/],
  [/出力|CSV(を|で)保存/, 'ダウンロード'],
  [/（なし）|（未登録）/, 'なし、未登録'],
  [/^(やめる|OK|ＯＫ|はい|いいえ)$/, '何をするボタンかを書く', /^(はい|いいえ)$/],
  // Spelling
  [/やりとり/, 'やり取り'],
  [/しぼり込/, '絞り込'],
  [/別のタブ|別タブ/, '新しいタブ'],
  [/下さい/, 'ください', /認証されるまでしばらくお待ち下さい/],
  [/出来(?!事)|(?<!一)致し|頂[いき]|宜しく|有難/, 'かな書き'],
  [/詳し/, 'くわしい、くわしく'],
  [/(?<!お)探[すしせ]/, 'さがす'],
  [/はじま[るり]|はじめ(る|た(?!め)|よう|ましょ)/, '始まる、始める'],
  [/ふたたび|再度/, 'もう一度'],
  [/クリック|タップ/, '押す'],
  [/パスワード変更|メアド/, 'パスワードの変更、メールアドレス'],
];

const texts = allTexts();
/** The only place where はい and いいえ are values, of facts in a history. */
const answersOfFacts = 'web/src/office/audit/fieldTexts.ts';

/** Faults against the words of docs/terms.md. */
export const wording: readonly Check[] = [
  {
    title: 'a thing that is called by another word',
    faults: () =>
      texts.flatMap(({ file, text }) =>
        forbidden
          .filter(([variant, , fixed]) => variant.test(fixed ? text.replace(fixed, '') : text))
          .filter(([, instead]) => file !== answersOfFacts || !instead.startsWith('何をする'))
          .map(([variant, instead]) => `${file}: ${variant.exec(text)?.[0]} → ${instead}: ${text}`),
      ),
  },
];
