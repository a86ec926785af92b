import { href } from '#web/app/href.ts';

/** Why the confirmation led back to the form: words for the whole, and per field at fault. */
export type JobRefusal = { readonly message: string; readonly fields: Readonly<Record<string, string>> };

/** The form or its confirmation, for one job that is being written. */
export const draftAddress = (screen: 'clientJobAdd' | 'clientJobAddConfirm', jobId: string): string => `${href(screen)}?draft=${jobId}`;
