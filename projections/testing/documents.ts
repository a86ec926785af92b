import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';
import { noReviews } from '../kernel/fields.schema.ts';
import type { JobRow } from '../search/rows.ts';
import type { Talent } from '../talent/talents.schema.ts';

export const talentRegistered = { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } } as const;
export const clientRegistered = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } } as const;
export const jobPosted = { type: 'JobPosted', data: { clientId: uidOf.client, ...posting } } as const;

/** A talent, a client and a job, whose cards other documents have. */
export const cardEvents = [
  ...envelopes(`talent-${uidOf.talent}`, talentRegistered),
  ...envelopes(`client-${uidOf.client}`, clientRegistered),
  ...envelopes('job-job-1', jobPosted),
];

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

/** A row of the search for postings, found by its title. */
export const jobRow = (id: string, title = id, entryDeadline = 0): JobRow => ({
  id,
  texts: [title, '', ''],
  prefecture: 0,
  category: '',
  industry: [],
  gender: 0,
  ageBands: [],
  entryDeadline,
  createdAt: 0,
});
