import { keptInput } from '#web/shared/forms/keptInput.ts';

/**
 * The job of the client's current search in this tab: the one opened last, or of the last offer. It
 * is the default job of offers.
 */
export const castingFor = (uid: string) => keptInput<string>('castingFor', uid);

/** The cast to ask after the client has posted a first job; posting returns to this cast. */
export const wantedCast = (uid: string) => keptInput<{ readonly id: string; readonly name: string }>('wantedCast', uid);
