import type { TalentDetails } from '#domain/talent/details.ts';

/** What is measured of a cast, in the order in which it is asked for and shown. */
export const sizeTerms = [
  { key: 'height', term: '身長', unit: 'cm' },
  { key: 'weight', term: '体重', unit: 'kg' },
  { key: 'bust', term: 'バスト', unit: 'cm' },
  { key: 'waist', term: 'ウエスト', unit: 'cm' },
  { key: 'hip', term: 'ヒップ', unit: 'cm' },
  { key: 'shoeSize', term: '靴のサイズ', unit: 'cm' },
  { key: 'headSize', term: '頭囲', unit: 'cm' },
] as const satisfies readonly { key: keyof TalentDetails['sizes']; term: string; unit: string }[];

/** The measures that a cast has given, each with its unit. */
export const knownSizes = (sizes: TalentDetails['sizes']) =>
  sizeTerms.flatMap(({ key, term, unit }) => (sizes[key] === null ? [] : [{ term, value: `${sizes[key]} ${unit}` }]));
