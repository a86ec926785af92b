import { keptInput } from '#web/shared/forms/keptInput.ts';
import type { DetailsValues } from './detailsForm.ts';

/** The unconfirmed input of a talent's details form. */
export const keptDetails = (uid: string) => keptInput<DetailsValues>('talentDetails', uid);

/** Why the confirmation returned to the form, as the state of that navigation. */
export type DetailsRefusal = { readonly message: string; readonly fields: Readonly<Record<string, string>> };
