/**
 * A person or a job as the office's search tells it. `role` is null for a job, and for an account
 * that has chosen none.
 */
export type NamedHit = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly role: 'client' | 'talent' | null;
};
