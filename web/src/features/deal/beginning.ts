/** The id of a private job that the offer creates and only its cast sees. */
export const NEW_JOB = 'new';

/** The two kinds of the form. */
export type OfferKind = 'INQUIRY' | 'OFFER';

/** The initial values, if the form does not continue an inquiry. */
export type Beginning = { readonly kind: OfferKind; readonly jobId: string };

/**
 * The initial job of the form: the requested one, else the only one. An offer without any job
 * creates one.
 */
export const jobToBeginWith = (kind: OfferKind, free: readonly { readonly id: string }[], askedFor: readonly (string | null)[]): string => {
  const ids = free.map(({ id }) => id);
  const asked = askedFor.find((id) => id !== null && ids.includes(id));
  if (asked) return asked;
  if (ids.length === 0 && kind === 'OFFER') return NEW_JOB;
  return (ids.length === 1 && ids[0]) || '';
};
