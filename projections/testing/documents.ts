import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { noReviews } from '../kernel/fields.schema.ts';
import type { Talent } from '../talent/talents.schema.ts';

/** The document of a published cast with empty fields, except the given ones. */
export const castDocument = (id: string, fields: Partial<Talent>): Talent => ({
  id,
  name: '',
  kana: '',
  gender: 0,
  ageBand: 0,
  prefecture: 0,
  introduction: '',
  speciality: [],
  thumbnail: null,
  profileImages: [],
  ...detailsCatalogue.empty,
  belongingTo: null,
  isPublished: true,
  publishedAt: 0,
  isSuspended: false,
  returnedAt: null,
  birthdayAskedAt: null,
  pageOpenedAt: null,
  sharingAllowedAt: null,
  viewOrder: 100,
  isFixedOrder: false,
  placedAt: 0,
  likedCount: 0,
  ...noReviews(),
  deletedAt: null,
  cardVersion: 1,
  createdAt: 0,
  updatedAt: 0,
  version: 1,
  ...fields,
});
