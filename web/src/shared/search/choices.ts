import { ageBands } from '#domain/kernel/person.ts';
import { prefectureName, regions } from '#domain/kernel/prefectures.ts';

/** Regions (`r` and their number), each followed by its prefectures (codes). */
export const areaOptions = regions.flatMap(({ name, first, last }, index) => [
  { value: `r${index}`, label: `${name}（すべて）` },
  ...Array.from({ length: last - first + 1 }, (_, at) => ({ value: String(first + at), label: `　${prefectureName(first + at)}` })),
]);

export const ageOptions = ageBands.map(({ code, label }) => ({ value: String(code), label }));

export const genderOptions = [
  { value: '1', label: '男性' },
  { value: '2', label: '女性' },
] as const;
