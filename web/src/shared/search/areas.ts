import { z } from 'zod';
import { prefectureName, regions } from '#domain/kernel/prefectures.ts';

/** A place in a search: a prefecture's code, `r` and a region's number, or empty for anywhere. */
export const area = z
  .string()
  .regex(/^(r[0-5]|[1-9]|[1-3]\d|4[0-7])$/)
  .catch('');

/** Whether a prefecture (code) lies in the wanted place. */
export const isIn = (wanted: string, prefecture: number): boolean => {
  if (wanted === '') return true;
  if (!wanted.startsWith('r')) return prefecture === Number(wanted);
  const region = regions[Number(wanted.slice(1))];
  return region !== undefined && prefecture >= region.first && prefecture <= region.last;
};

/** Regions, each followed by its prefectures. */
export const areaOptions = regions.flatMap(({ name, first, last }, index) => [
  { value: `r${index}`, label: `${name}（すべて）` },
  ...Array.from({ length: last - first + 1 }, (_, at) => ({ value: String(first + at), label: `　${prefectureName(first + at)}` })),
]);
