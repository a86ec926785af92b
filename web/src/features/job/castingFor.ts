import { keptInput } from '#web/shared/forms/keptInput.ts';

/**
 * The job that the client casts in this tab: the one whose page they saw last, or made the last
 * offer about. Offers begin with it.
 */
export const castingFor = (uid: string) => keptInput<string>('castingFor', uid);

/**
 * The cast whom the client wanted to ask before there was a job: posting one leads back to them.
 */
export const wantedCast = (uid: string) => keptInput<{ readonly id: string; readonly name: string }>('wantedCast', uid);
