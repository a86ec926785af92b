/** A key of the office. `short`: its word in the bar at the foot of a queue. */
type KeyText = { readonly key: string; readonly what: string; readonly short?: string };

export const keyTexts: readonly KeyText[] = [
  { key: 'Ctrl＋K・⌘K・/', what: '検索を開く' },
  { key: 'j', what: '一覧の次の行へ', short: '次へ' },
  { key: 'k', what: '一覧の前の行へ', short: '前へ' },
  { key: 'a', what: '開いている取引、または選択した取引を承認する', short: '承認' },
  { key: 'd', what: '開いている取引、または選択した取引を否認する', short: '否認' },
  { key: 'x', what: '開いている取引を選択する、または外す', short: '選択' },
  { key: 'e', what: '担当を決める', short: '担当' },
  { key: 's', what: '後で確認する', short: '後で' },
  { key: 'n', what: 'メモを書く', short: 'メモ' },
  { key: 'z', what: '実行される前の操作を取り消す', short: '取り消す' },
  { key: 'Shift＋選択', what: '前に選択した行からここまでを選択する' },
  { key: '?', what: 'このキーの一覧を開く', short: 'すべて' },
  { key: 'Esc', what: 'ダイアログを閉じる' },
];
