import { href } from '#web/routing/href.ts';

/** Why the confirmation returned to the form: a message for the whole, and per wrong field. */
export type JobRefusal = { readonly message: string; readonly fields: Readonly<Record<string, string>> };

/**
 * The address of the form, at a step (from 0), or of its confirmation: for a draft, or for the job
 * begun in this tab.
 */
export const jobFormAddress = (screen: 'clientJobAdd' | 'clientJobAddConfirm', draftId: string | null, step = 0): string => {
  const query = [...(draftId === null ? [] : [`draft=${draftId}`]), ...(step > 0 ? [`step=${step + 1}`] : [])].join('&');
  return query ? `${href(screen)}?${query}` : href(screen);
};

export const jobIdOf = (streamId: string): string => streamId.replace(/^job-/, '');
