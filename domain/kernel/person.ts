/** Labels by gender code (docs/specification.md, section 3). */
export const genders = ['未選択', '男性', '女性'] as const;

/** The gender in a profile. Users need not choose one. */
export const genderText = (gender: number): string => (gender === 0 ? '非公開' : (genders[gender] ?? ''));

/** The label of age band 0: nobody has chosen, or the birthday is unknown. */
const unselected = '未選択';

/**
 * Age bands 1 to 13 (docs/specification.md, section 3), youngest first. A band begins on a
 * birthday, or with `school` on the first 1 April on or after it. The codes are stored.
 */
export const ageBands = [
  { code: 1, label: '乳児', years: 0 },
  { code: 2, label: '幼児', years: 1 },
  { code: 3, label: '小学生（低学年）', years: 6, school: true },
  { code: 4, label: '小学生（高学年）', years: 9, school: true },
  { code: 5, label: '中学生', years: 12, school: true },
  { code: 6, label: '10代', years: 15, school: true },
  { code: 7, label: '20代', years: 20 },
  { code: 8, label: '30代', years: 30 },
  { code: 9, label: '40代', years: 40 },
  { code: 10, label: '50代', years: 50 },
  { code: 11, label: '60代', years: 60 },
  { code: 12, label: '70代', years: 70 },
  { code: 13, label: '80代以上', years: 80 },
] as const satisfies readonly AgeBand[];

/** An age band with its code and the age in years at which it begins. */
export type AgeBand = { readonly code: number; readonly label: string; readonly years: number; readonly school?: true };

/** The band of a stored code. A former release had code 14 for high school, apart from band 6. */
export const bandNow = (code: number): number => (code === 14 ? 6 : code);
/** The bands of stored codes, each once. */
export const bandsNow = (codes: readonly number[]): number[] => [...new Set(codes.map(bandNow))];

/** Whether people of a band may be minors. Rules for minors read the birthday instead. */
export const mayBeMinors = (band: number): boolean => band >= 1 && band <= 6;

/** The codes of the bands, youngest first. Code 0 means an unknown birthday. */
export const ageBandCodes: readonly number[] = ageBands.map(({ code }) => code);

/** The labels by code, from 0. */
export const ageBandNames: readonly string[] = [unselected, ...ageBands.map(({ label }) => label)];

/** The label of a band (「20代」) as pages show it; an empty text for an unknown birthday. */
export const ageBandLabel = (band: number): string => (band === 0 ? '' : (ageBandNames[bandNow(band)] ?? ''));
