import type { Matter } from './matter.ts';

/**
 * What a guardian reads at the link of a mail: the minor and the job as people see them now, the
 * terms that are asked for, and the answer that stands. Times in ms, fee in yen; null where a
 * profile has none.
 */
export type GuardianQuestion = Pick<Matter, 'scope' | 'fee' | 'scheduleToClose'> & {
  readonly castName: string | null;
  readonly introduction: string | null;
  readonly jobTitle: string | null;
  readonly clientName: string | null;
  readonly description: string | null;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly expiresAt: number;
  readonly isGiven: boolean | null;
};
