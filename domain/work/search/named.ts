/**
 * A result of the office's search: a person or a job. `role` is null for jobs, and for accounts
 * without a role.
 */
export type NamedHit = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly role: 'client' | 'talent' | null;
};
