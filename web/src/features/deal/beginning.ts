/** Stands for a job that the offer makes for itself, which only its cast sees. */
export const NEW_JOB = 'new';

/** What the form can be sent as. */
export type OfferKind = 'INQUIRY' | 'OFFER';

/** What the form begins with, where it continues no inquiry. */
export type Beginning = { readonly kind: OfferKind; readonly jobId: string };

/**
 * The job that the form begins with: one that was asked for, else the only one there is; an offer
 * without any makes its own.
 */
export const jobToBeginWith = (kind: OfferKind, free: readonly { readonly id: string }[], askedFor: readonly (string | null)[]): string => {
  const ids = free.map(({ id }) => id);
  const asked = askedFor.find((id) => id !== null && ids.includes(id));
  if (asked) return asked;
  if (ids.length === 0 && kind === 'OFFER') return NEW_JOB;
  return (ids.length === 1 && ids[0]) || '';
};
