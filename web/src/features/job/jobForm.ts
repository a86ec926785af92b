import { z } from 'zod';
import { type JobPosting, jobPosting, postingFaults } from '#domain/job/posting.ts';

/** A list of choices says "nothing chosen" with an empty text. */
const chosenOrNull = z.union([z.literal('').transform(() => null), jobPosting.shape.jobCategory]);

/** The form's rules: the posting's own, and those over several fields. */
export const jobForm = jobPosting.extend({ jobCategory: chosenOrNull }).superRefine((posting, context) => {
  for (const [field, message] of Object.entries(postingFaults(posting))) context.addIssue({ code: 'custom', path: [field], message });
});

type Number = 'startsAt' | 'endsAt' | 'feeMin' | 'feeMax' | 'numberOfPeople' | 'entryDeadline';
export type JobFormValues = Omit<JobPosting, Number> & { [Field in Number]: number | undefined };

export const emptyJobForm: JobFormValues = {
  title: '',
  description: '',
  jobCategory: null,
  industry: [],
  media: [],
  prefecture: 0,
  place: '',
  startsAt: undefined,
  endsAt: undefined,
  schedule: '',
  feeMin: undefined,
  feeMax: undefined,
  numberOfPeople: 1,
  wantedGender: 0,
  wantedAgeBands: [],
  entryDeadline: undefined,
  pictures: [],
};
