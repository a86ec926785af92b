import type { ApprovalLimit } from '../../kernel/decider.ts';
import type { OfficeRole } from '../../kernel/officeRoles.ts';
import { type EndedSessions, noneEnded } from './endedSessions.ts';
import type { ListedSession } from './sessionList.ts';

/** A notification address that waits for confirmation. `expiresAt` in ms. */
export type PendingDestination = {
  readonly address: number;
  readonly codeHash: string;
  readonly expiresAt: number;
};

/** The state of an account. Addresses are fingerprints, enough to compare them. */
export type AccountState =
  | { readonly status: 'NONE' }
  | { readonly status: 'WITHDRAWN' }
  | {
      readonly status: 'REGISTERED';
      readonly role: 'talent' | 'client' | null;
      readonly isAdmin: boolean;
      readonly officeRoles: readonly OfficeRole[];
      readonly approvalLimit: ApprovalLimit;
      /** Fingerprint of the member's name among colleagues; null for none. */
      readonly staffName: number | null;
      readonly suspended: boolean;
      readonly isClientCertificated: boolean;
      /** The office certified the client at some time, even if it revoked that later. */
      readonly wasCertified: boolean;
      readonly email: number | null;
      /** Fingerprint of the confirmed notification address; null for the login address. */
      readonly destination: number | null;
      readonly pending: PendingDestination | null;
      /** Time of the last request for a confirmation (ms), whatever its result. */
      readonly lastRequestedAt: number | null;
      readonly confirmedCode: string | null;
      /** Publication time of the newest news that the user saw (ms). */
      readonly newsOpenedAt: number | null;
      /** Date (JST) of the terms of use that the user agreed to last. */
      readonly termsAgreed: string | null;
      readonly mailChoices: Readonly<Record<string, string>>;
      /** The uids of the people whom this person blocked, oldest first. */
      readonly blocked: readonly string[];
      /** The devices that receive push messages, oldest first. */
      readonly devices: readonly { readonly id: string; readonly print: number }[];
      /** The newest sign-ins that are not ended, newest first. */
      readonly sessions: readonly ListedSession[];
      readonly ended: EndedSessions;
    };

export type RegisteredAccount = Extract<AccountState, { status: 'REGISTERED' }>;

/** The state before the first event. */
export const initial: AccountState = { status: 'NONE' };

export const fresh: RegisteredAccount = {
  status: 'REGISTERED',
  role: null,
  isAdmin: false,
  officeRoles: [],
  approvalLimit: null,
  staffName: null,
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
  blocked: [],
  devices: [],
  sessions: [],
  ended: noneEnded,
};
