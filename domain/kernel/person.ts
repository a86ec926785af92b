/** Gender codes (spec section 3). */
export const genders = ['未選択', '男性', '女性'] as const;

/** How a profile names it; nobody has to choose one. */
export const genderText = (gender: number): string => (gender === 0 ? '非公開' : (genders[gender] ?? ''));

/** Age bands 0 to 13 (spec section 3), each with the first age that belongs to it. */
export const ageBands = [
  { label: '未選択', from: Number.POSITIVE_INFINITY },
  { label: '乳児', from: 0 },
  { label: '幼児', from: 2 },
  { label: '小学生（低学年）', from: 6 },
  { label: '小学生（高学年）', from: 9 },
  { label: '中学生', from: 12 },
  { label: '10代', from: 15 },
  { label: '20代', from: 20 },
  { label: '30代', from: 30 },
  { label: '40代', from: 40 },
  { label: '50代', from: 50 },
  { label: '60代', from: 60 },
  { label: '70代', from: 70 },
  { label: '80代以上', from: 80 },
] as const;

/** 「20代」 and the like; nothing when the birthday is not known. */
export const ageBandLabel = (band: number): string => (band === 0 ? '' : (ageBands[band]?.label ?? ''));
