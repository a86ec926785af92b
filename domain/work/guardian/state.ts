import type { Matter } from './matter.ts';

/**
 * The last request for a matter, and the answer. `isGiven` is null without an answer. `codeHash` is
 * null without a mail.
 */
export type AskedMatter = Matter & {
  readonly codeHash: string | null;
  readonly requestedAt: number;
  readonly expiresAt: number;
  readonly isGiven: boolean | null;
};

/**
 * The state of a guardian. `print`: fingerprint of name, relation and address. The keys of
 * `matters` are from `matterKey`.
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
