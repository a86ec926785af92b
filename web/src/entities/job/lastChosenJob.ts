import { draftStorage } from '#web/shared/forms/draftStorage.ts';

/** The job that was opened last in this tab, or of the last offer; the default of offers. */
export const lastChosenJob = (uid: string) => draftStorage<string>('castingFor', uid);

/** The cast to ask after the client has posted a first job; posting returns to this cast. */
export const wantedCast = (uid: string) => draftStorage<{ readonly id: string; readonly name: string }>('wantedCast', uid);
