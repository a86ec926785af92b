import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ageAt } from '#domain/kernel/age.ts';
import { castPicture, companyMarkPicture, fareReceipt, jobScenePicture } from '../demoPeople.ts';
import type { DemoJob } from '../jobPostings.ts';
import { castMembers, companies } from '../memberTables.ts';
import { companyMark, jobPicture } from './jobPicture.ts';
import { portrait } from './portrait.ts';
import { receipt } from './receipt.ts';

/** Path and SVG of every demo picture. `now` (ms) determines the ages of the casts. */
export const writtenPictures = (jobs: readonly DemoJob[], now: number): (readonly [path: string, svg: string])[] => [
  ...castMembers.flatMap(({ gender, birthday }, number) =>
    [0, 1].map((variant) => [castPicture(number, variant), portrait({ number, gender, age: ageAt(birthday, now), variant })] as const),
  ),
  ...companies.map(({ companyName, name }, number) => [companyMarkPicture(number), companyMark(companyName || name, number)] as const),
  ...jobs.map(({ client, scene }, number) => [jobScenePicture(number, client), jobPicture(scene, number)] as const),
  [fareReceipt, receipt('湾岸鉄道株式会社', '乗車券（往復）', 2_640)],
];

/** Writes the pictures into the storage folder. */
export const writePictures = async (folder: string, jobs: readonly DemoJob[], now: number): Promise<void> => {
  const pictures = writtenPictures(jobs, now);
  await Promise.all(
    pictures.map(async ([path, svg]) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), svg);
    }),
  );
};
