import type { Matter } from './matter.ts';

/**
 * What was asked of the guardian last about a matter, and the answer; `isGiven` null: none yet.
 * `codeHash` null: nobody was asked by mail.
 */
export type AskedMatter = Matter & {
  readonly codeHash: string | null;
  readonly requestedAt: number;
  readonly expiresAt: number;
  readonly isGiven: boolean | null;
};

/**
 * What decisions need. `print` is a fingerprint of the guardian's name, relation and address.
 * Matters go by `matterKey`.
 */
export type GuardianState =
  | { readonly status: 'NONE' }
  | {
      readonly status: 'REGISTERED';
      readonly guardianNo: number;
      readonly print: number;
      readonly matters: Readonly<Record<string, AskedMatter>>;
    }
  | { readonly status: 'WITHDRAWN' };

export type RegisteredGuardian = Extract<GuardianState, { status: 'REGISTERED' }>;
