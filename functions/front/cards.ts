import { yenRange } from '#domain/kernel/format/numbers.ts';
import { timeSpan } from '#domain/kernel/format/times.ts';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { placeIn } from '#domain/kernel/prefectures.ts';
import { type FrontCast, type FrontJob, frontAddresses } from '#domain/talk/front/addresses.ts';
import type { PublicTalent } from '#projections/front/publicTalents.ts';
import { photoAddress } from './photos.ts';
import type { ShownJob } from './readFront.ts';

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
