import { draftStorage } from '#web/shared/forms/draftStorage.ts';

/**
 * The job of the client's current search in this tab: the one opened last, or of the last offer. It
 * is the default job of offers.
 */
export const lastChosenJob = (uid: string) => draftStorage<string>('castingFor', uid);

/** The cast to ask after the client has posted a first job; posting returns to this cast. */
export const wantedCast = (uid: string) => draftStorage<{ readonly id: string; readonly name: string }>('wantedCast', uid);
