/**
 * Error texts of docs/specification.md, section 5. A separate file, for screens without the schema
 * library.
 */
export const messages = {
  required: 'このフィールドは必須です',
  email: '有効なメールアドレスを入力してください',
  digits: '入力できるのは、半角数字のみ',
  max: (limit: number) => `最大${limit}文字まで入力してください`,
  min: (limit: number) => `最低${limit}文字以上入力してください`,
  format: '無効な形式です',
  webAddress: '無効な形式です。https:// で始まるアドレスを入力してください',
  postalCode: '郵便番号は、ハイフンなしの半角数字7桁で入力してください',
  phone: '電話番号を入力してください',
  kana: '全角カタカナで入力してください',
  people: '人数は1人以上、999人以下の整数で入力してください',
  items: (limit: number) => `最大${limit}件まで選択してください`,
  repeated: '同じものが重複しています',
  fee: '報酬は1円以上、99,999,999円以下の整数で入力してください',
  yen: '金額は0円以上、99,999,999円以下の整数で入力してください',
  percent: '0以上、100以下の整数で入力してください',
  months: '使用期間は1か月以上、36か月以下の整数で入力してください',
  characters: '使用できない文字が含まれています',
  ownPictures: 'ご自身で送信した画像を選択してください',
  ownDocuments: 'ご自身で送信したファイルを選択してください',
  oneLine: '改行や制御文字は使用できません',
  invisible: '目に見えない文字が含まれています。入力し直してください',
  mixedLetters: 'ローマ字に、形の似た別の文字が混ざっています。入力し直してください',
  birthdayAhead: '今日までの日付を入力してください',
  birthdayTooEarly: (years: number) => `${years}年前の今日以降の日付を入力してください`,
} as const;
