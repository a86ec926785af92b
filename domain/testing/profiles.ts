import { fold } from '../kernel/decider.ts';
import { client } from '../people/client/client.ts';
import type { ClientProfile } from '../people/client/profile.ts';
import type { StudentProfile } from '../people/student/fields.ts';
import { student } from '../people/student/student.ts';
import type { TalentDetails } from '../people/talent/details.ts';
import type { TalentProfile } from '../people/talent/profile.ts';
import type { RegisteredTalent } from '../people/talent/state.ts';
import { talent } from '../people/talent/talent.ts';
import type { JobDraft, JobPosting } from '../work/job/posting.ts';
import { DAY, HOUR, NOON, uidOf } from './contexts.ts';

/** The profile of a cast. */
export const talentProfile: TalentProfile = talent.commandRows.saveProfile.example;
/** The details of a cast. */
export const talentDetails: TalentDetails = talent.commandRows.saveDetails.example;

/** The state of a published talent. */
export const publishedTalent = fold(talent.decider, [
  { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } },
  { type: 'TalentPublished', data: {} },
]) as RegisteredTalent;

const { taCode: _, ...enrolled } = student.commandRows.register.example;
/** A trainee on the roster. */
export const studentProfile: StudentProfile = enrolled;

/** The profile of a client. */
export const clientProfile: ClientProfile = client.commandRows.saveProfile.example;

/** A posting. Fees in yen; entries until 10 days after noon, the job 20 days after noon. */
export const posting: JobPosting = {
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
};

/** A draft with missing fields. */
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
