import { type JobPosting, jobPosting, postingFaults } from '#domain/job/posting.ts';

/** The form's rules: the posting's own, and those over several fields. */
export const jobForm = jobPosting.superRefine((posting, context) => {
  for (const [field, message] of Object.entries(postingFaults(posting))) context.addIssue({ code: 'custom', path: [field], message });
});

type Number = 'startsAt' | 'endsAt' | 'feeMin' | 'feeMax' | 'entryDeadline';
export type JobFormValues = Omit<JobPosting, Number> & { [Field in Number]: number | undefined };

export const emptyJobForm: JobFormValues = {
  title: '',
  description: '',
  prefecture: 0,
  place: '',
  startsAt: undefined,
  endsAt: undefined,
  feeMin: undefined,
  feeMax: undefined,
  entryDeadline: undefined,
  picture: null,
};
