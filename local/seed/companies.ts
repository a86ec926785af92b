import { tableRows } from './table.ts';

/**
 * The invented demo clients: the person and the company, which the last one lacks. The first is the
 * demo account; those who wait are not certified. `bill` is the accounting number, - for none.
 */
const rows = tableRows(
  [
    ...['email', 'name', 'kana', 'department', 'position', 'companyName', 'companyKana', 'phone'],
    ...['postalCode', 'prefecture', 'city', 'street', 'buildingName', 'certification', 'bill'],
  ] as const,
  `
client@example.com | 森田 健一 | モリタ ケンイチ | 制作部 | プロデューサー | 株式会社ひかり企画 | ヒカリキカク | 050-0000-1201 | 1500001 | 東京都 | 渋谷区 | 神宮前0丁目1番2号 | ひかりビル3階 | certified | C-0001
client2@example.com | 大西 香織 | オオニシ カオリ | 宣伝部 | 課長 | 株式会社なにわ食品 | ナニワショクヒン | 050-0000-3402 | 5300001 | 大阪府 | 大阪市北区 | 梅田0丁目3番4号 |  | certified | C-0002
client3@example.com | 渡辺 俊 | ワタナベ シュン | 映像事業部 | ディレクター | 合同会社みなと映像 | ミナトエイゾウ | 050-0000-5603 | 2310001 | 神奈川県 | 横浜市中区 | 新港0丁目5番6号 | みなとスタジオ | certified | C-0003
client4@example.com | 田村 佳代子 | タムラ カヨコ | 観光振興課 | 主任 | 一般社団法人まほろば観光 | マホロバカンコウ | 050-0000-7804 | 6300001 | 奈良県 | 奈良市 | 法蓮町0番地7 |  | certified | C-0004
client5@example.com | 島田 敦 | シマダ アツシ | 広報室 | 室長 | 株式会社あおば住宅 | アオバジュウタク | 050-0000-9005 | 9800001 | 宮城県 | 仙台市青葉区 | 中江0丁目8番9号 | あおばタワー12階 | waiting | -
client6@example.com | 内田 千尋 | ウチダ チヒロ |  | 代表社員 | 合同会社そらいろ編集室 | ソライロヘンシュウシツ | 050-0000-1106 | 8100001 | 福岡県 | 福岡市中央区 | 天神0丁目10番11号 |  | waiting | -
client7@example.com | 藤原 真帆 | フジワラ マホ |  | フリーランスディレクター |  |  | 050-0000-2207 | 1660003 | 東京都 | 杉並区 | 高円寺南0丁目12番13号 |  | waiting | -
`,
);

/** The demo clients. */
export const companies = rows.map(({ postalCode, prefecture, city, street, buildingName, certification, ...company }) => ({
  ...company,
  address: { postalCode, prefecture, city, street, buildingName },
  certified: certification === 'certified',
  clientType: company.companyName === '' ? ('INDIVIDUAL' as const) : ('CORPORATION' as const),
}));
