import type { Job } from '#projections/job/jobs.schema.ts';

/** The id of a private job that the offer creates and only its cast sees. */
export const NEW_JOB = 'new';

export type OfferKind = 'INQUIRY' | 'OFFER';

/**
 * The initial values. `fee`: the least that the cast named in the answer to the inquiry (yen).
 * `roleNo`: the role of the inquiry, which the offer keeps; null without one.
 */
export type Beginning = {
  readonly kind: OfferKind;
  readonly jobId: string;
  readonly fee?: number | undefined;
  readonly roleNo?: number | null | undefined;
};

/** The requested job, else the only one. An offer without any job creates one. */
export const jobToBeginWith = (kind: OfferKind, free: readonly { readonly id: string }[], askedFor: readonly (string | null)[]): string => {
  const ids = free.map(({ id }) => id);
  const asked = askedFor.find((id) => id !== null && ids.includes(id));
  if (asked) return asked;
  if (ids.length === 0 && kind === 'OFFER') return NEW_JOB;
  return (ids.length === 1 && ids[0]) || '';
};

/** The role of a job, whose fees come before those of the job. */
export const roleIn = (job: Pick<Job, 'roles'> | undefined, roleNo: number | '' | null | undefined) =>
  job?.roles.find(({ no }) => no === roleNo);
