/**
 * Prefectures in standard order, by code 0 (unselected) to 47 (docs/specification.md, section 3).
 */
export const prefectures = [
  '未選択',
  ...['北海道', '青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県'],
  ...['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'],
  ...['新潟県', '富山県', '石川県', '福井県', '山梨県', '長野県', '岐阜県', '静岡県', '愛知県'],
  ...['三重県', '滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'],
  ...['鳥取県', '島根県', '岡山県', '広島県', '山口県', '徳島県', '香川県', '愛媛県', '高知県'],
  ...['福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県'],
] as const;

/** Regions of Japan with their first and last prefecture code. */
export const regions = [
  { name: '北海道・東北', first: 1, last: 7 },
  { name: '関東', first: 8, last: 14 },
  { name: '中部', first: 15, last: 23 },
  { name: '関西', first: 24, last: 30 },
  { name: '中国・四国', first: 31, last: 39 },
  { name: '九州・沖縄', first: 40, last: 47 },
] as const;

/** The name of a prefecture code. Unknown codes read as unselected. */
export const prefectureName = (code: number): string => prefectures[code] ?? prefectures[0];

/** A place after its prefecture, 「東京都 渋谷区」, once. Empty if neither is known. */
export const placeIn = (prefecture: number, place: string): string => {
  const name = prefecture === 0 ? '' : prefectureName(prefecture);
  return place.startsWith(name) ? place : [name, place].filter(Boolean).join(' ');
};
