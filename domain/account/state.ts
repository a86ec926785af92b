import type { ApprovalLimit } from '../kernel/decider.ts';
import type { OfficeRole } from '../office/roles.ts';

/** What is known of an e-mail address that waits for its confirmation; times in ms. */
export type PendingDestination = {
  readonly address: number;
  readonly codeHash: string;
  readonly expiresAt: number;
};

/** What decisions need. Addresses are fingerprints: enough to compare, without keeping them. */
export type AccountState =
  | { readonly status: 'NONE' }
  | { readonly status: 'WITHDRAWN' }
  | {
      readonly status: 'REGISTERED';
      readonly role: 'talent' | 'client' | null;
      readonly isAdmin: boolean;
      /** What a member of the office does. */
      readonly officeRoles: readonly OfficeRole[];
      readonly approvalLimit: ApprovalLimit;
      readonly suspended: boolean;
      readonly isClientCertificated: boolean;
      /** Whether the office ever certified the client, also where it took that back. */
      readonly wasCertified: boolean;
      readonly email: number | null;
      /** The confirmed address for notifications; null: the login e-mail. */
      readonly destination: number | null;
      readonly pending: PendingDestination | null;
      /** When a confirmation was last asked for, whatever became of it (ms). */
      readonly lastRequestedAt: number | null;
      readonly confirmedCode: string | null;
      /** The time of the newest news that was seen. */
      readonly newsOpenedAt: number | null;
      /** The terms of use that were agreed to last, by their day. */
      readonly termsAgreed: string | null;
      /** How the mails of a topic come. */
      readonly mailChoices: Readonly<Record<string, string>>;
      /** The browsers that show notices, the oldest first. */
      readonly devices: readonly { readonly id: string; readonly print: number }[];
    };

export type RegisteredAccount = Extract<AccountState, { status: 'REGISTERED' }>;

export const initial: AccountState = { status: 'NONE' };

export const fresh: RegisteredAccount = {
  status: 'REGISTERED',
  role: null,
  isAdmin: false,
  officeRoles: [],
  approvalLimit: null,
  suspended: false,
  isClientCertificated: false,
  wasCertified: false,
  email: null,
  destination: null,
  pending: null,
  lastRequestedAt: null,
  confirmedCode: null,
  newsOpenedAt: null,
  termsAgreed: null,
  mailChoices: {},
  devices: [],
};
