import type { Matter } from './matter.ts';

/** The last request for a matter. `isGiven` null: no answer. `codeHash` null: no mail. */
export type AskedMatter = Matter & {
  readonly codeHash: string | null;
  readonly requestedAt: number;
  readonly expiresAt: number;
  readonly isGiven: boolean | null;
};

/** `print`: fingerprint of name, relation and address. Keys of `matters`: `matterKey`. */
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
