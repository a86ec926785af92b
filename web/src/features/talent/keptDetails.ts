import { keptInput } from '#web/shared/forms/keptInput.ts';
import type { DetailsValues } from './detailsForm.ts';

/** What a talent typed into the details form and has not confirmed yet. */
export const keptDetails = (uid: string) => keptInput<DetailsValues>('talentDetails', uid);

/** Why the confirmation led back to the form: the state of that navigation. */
export type DetailsRefusal = { readonly message: string; readonly fields: Readonly<Record<string, string>> };
