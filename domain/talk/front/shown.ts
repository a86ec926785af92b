// The public fields of a cast or job, with the labels that the owner reads before opening the page.
// The documents of public pages have only these fields.

/** The public fields of a cast. Never the birthday, contact data, social networks or days. */
export const shownOfCast = {
  name: 'お名前（活動名）',
  photos: 'プロフィール写真、その他の写真',
  ageBand: '年代（生年月日は表示されません）',
  prefecture: '活動拠点（都道府県）',
  speciality: '特技',
  introduction: '自己紹介',
  height: '身長',
} as const;

/**
 * What a guest with the link of a shared shortlist sees of a cast who allowed it. Never the
 * reading of the name, the birthday, social networks, contact data, fees or days.
 */
export const shownToGuests = {
  name: shownOfCast.name,
  photos: shownOfCast.photos,
  ageBand: shownOfCast.ageBand,
  sizes: 'サイズ（身長など）',
} as const;

export const shownOfJob = {
  title: 'タイトル',
  description: 'お仕事の内容',
  pictures: '写真',
  prefecture: '都道府県（くわしい場所は表示されません）',
  startsAt: '開始日時',
  endsAt: '終了日時',
  feeMin: '報酬（税抜・下限）',
  feeMax: '報酬（税抜・上限）',
  entryDeadline: '募集締切',
  client: '掲載者名（会社名。個人の方はお名前）',
} as const;

/** How long (s) caches keep a public page, and a closed page stays visible. */
export const PUBLIC_PAGE_CACHE_SECONDS = 300;
