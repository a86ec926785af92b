import { DAY, HOUR } from '../../kernel/calendar/instants.ts';
import { sampleOf } from '../../kernel/catalogueInput.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import { type JobDraft, type JobPosting, jobPosting } from './posting.ts';
import { postingCatalogue } from './postingRows.ts';

/** A posting. Fees in yen; entries until 10 days after noon, the job 20 days after noon. */
export const posting: JobPosting = sampleOf(postingCatalogue, jobPosting, {
  title: '企業紹介映像の出演者募集',
  description: '都内スタジオでの撮影です。',
  jobCategory: 'category-film',
  industry: ['industry-ads'],
  media: ['media-web', 'media-tv'],
  prefecture: 13,
  place: '渋谷区',
  startsAt: NOON + 20 * DAY,
  endsAt: NOON + 20 * DAY + 8 * HOUR,
  schedule: '午前は衣装合わせ、午後に撮影します。',
  feeMin: 30_000,
  feeMax: 50_000,
  numberOfPeople: 2,
  wantedGender: 2,
  wantedAgeBands: [7, 8],
  entryDeadline: NOON + 10 * DAY,
  sheet: null,
  pictures: [`pictures/${uidOf.client}/studio.webp`, `pictures/${uidOf.client}/studio-2.webp`],
});

/** The posting with every field changed, except the sheet. */
export const edited: JobPosting = {
  ...postingCatalogue.empty,
  title: '追加の募集',
  description: '追加で一名を募集します。',
  startsAt: posting.startsAt + DAY,
  endsAt: posting.endsAt + DAY,
  feeMin: 35_000,
  feeMax: 55_000,
  numberOfPeople: 1,
  closesWhenFilled: 1,
  entryDeadline: posting.entryDeadline + DAY,
};

export const draft: JobDraft = {
  ...posting,
  description: '',
  jobCategory: null,
  startsAt: null,
  endsAt: null,
  feeMin: null,
  feeMax: null,
  numberOfPeople: null,
  entryDeadline: null,
};
