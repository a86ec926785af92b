import { basename, dirname, extname } from 'node:path';
import { yenRange } from '#domain/kernel/format/numbers.ts';
import { timeSpan } from '#domain/kernel/format/times.ts';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { placeIn } from '#domain/kernel/prefectures.ts';
import { type FrontCast, type FrontJob, frontAddresses } from '#domain/talk/front/addresses.ts';
import type { PublicTalent } from '#projections/front/publicTalents.ts';
import type { ShownJob } from './readFront.ts';

/** `S`: for lists, `M`: for details (functions/media/processPicture.ts). */
type Size = 'S' | 'M';

const contentTypes: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.svg': 'image/svg+xml' };

/** The file name of a stored picture in a size. Pictures with one size keep their name. */
export const nameIn = (stored: string, size: Size): string => basename(stored).replace(/_M(?=\.webp$)/, `_${size}`);

export const photoAddress = (kind: 'casts' | 'jobs', id: string, stored: string, size: Size): string =>
  `/p/photos/${kind}/${encodeURIComponent(id)}/${encodeURIComponent(nameIn(stored, size))}`;

/** A picture to serve: its path in the bucket and its MIME type. */
type Photo = { readonly path: string; readonly contentType: string };

/** The picture with this file name if the document shows it, else null. */
export const photoNamed = (name: string, shown: readonly string[]): Photo | null => {
  const stored = shown.find((path) => path.startsWith('pictures/') && (nameIn(path, 'S') === name || nameIn(path, 'M') === name));
  const contentType = contentTypes[extname(name)];
  return stored && contentType ? { path: `${dirname(stored)}/${name}`, contentType } : null;
};

/** A cast as the public list shows it: small photo, age band and prefecture, at most two skills. */
export const castCard = ({ id, name, photos, ageBand, prefecture, speciality }: PublicTalent): FrontCast => ({
  path: frontAddresses.cast(id),
  name,
  photo: photos[0] === undefined ? null : photoAddress('casts', id, photos[0], 'S'),
  facts: [ageBandLabel(ageBand), placeIn(prefecture, '')].filter(Boolean).join('・'),
  speciality: speciality.slice(0, 2),
});

/** A job as the public list shows it: small photo, fee range (yen), days and prefecture as text. */
export const jobCard = ({ id, title, pictures, client, feeMin, feeMax, startsAt, endsAt, prefecture }: ShownJob): FrontJob => ({
  path: frontAddresses.job(id),
  title,
  photo: pictures[0] === undefined ? null : photoAddress('jobs', id, pictures[0], 'S'),
  client,
  fee: yenRange(feeMin, feeMax),
  days: timeSpan(startsAt, endsAt),
  prefecture: placeIn(prefecture, ''),
});
