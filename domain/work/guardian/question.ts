import type { Matter } from './matter.ts';

/**
 * The page at the link of a guardian's mail: the minor, the job, the requested terms and the
 * current answer. Times in ms, fee in yen; null for fields that a profile does not have.
 */
export type GuardianQuestion = Pick<Matter, 'scope' | 'fee' | 'scheduleToClose'> & {
  readonly castName: string | null;
  readonly introduction: string | null;
  readonly jobTitle: string | null;
  readonly clientName: string | null;
  readonly description: string | null;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** The terms as rows, none for a profile; null if they changed since the question. */
  readonly terms: readonly { readonly label: string; readonly value: string }[] | null;
  readonly expiresAt: number;
  readonly isGiven: boolean | null;
};
