import { href } from '#web/app/href.ts';

/** Why the confirmation led back to the form: words for the whole, and per field at fault. */
export type JobRefusal = { readonly message: string; readonly fields: Readonly<Record<string, string>> };

/**
 * The form, at a step (from 0) of it, or its confirmation: of the draft named, or of the job begun
 * in this tab.
 */
export const writingAddress = (screen: 'clientJobAdd' | 'clientJobAddConfirm', draftId: string | null, step = 0): string => {
  const query = [...(draftId === null ? [] : [`draft=${draftId}`]), ...(step > 0 ? [`step=${step + 1}`] : [])].join('&');
  return query ? `${href(screen)}?${query}` : href(screen);
};

/** The id of a job whose stream a command answered with. */
export const jobIdOf = (streamId: string): string => streamId.replace(/^job-/, '');
