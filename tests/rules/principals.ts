import { mayRead, type OfficePart } from '#domain/kernel/officeParts.ts';
import { type OfficeRole, officeRoles } from '#domain/kernel/officeRoles.ts';
import type { EndedSessions } from '#domain/people/account/endedSessions.ts';

/** A reader of the database: the token's content and the document users/{uid} (null: none). */
export type Principal = {
  readonly uid: string | null;
  readonly emailVerified: boolean;
  /** Whether the sign-in used a code of an authenticator app. */
  readonly secondFactor: boolean;
  readonly account: Readonly<Record<string, unknown>> | null;
};

const account = {
  role: null,
  isAdmin: false,
  suspended: false,
  deletedAt: null,
  isClientCertificated: false,
  isTalentSuspended: true,
  isWaiting: false,
  officeRoles: [] as readonly OfficeRole[],
  ended: null as EndedSessions | null,
};
const person = (
  uid: string,
  change: Partial<Record<keyof typeof account, unknown>>,
  { emailVerified = true, secondFactor = false } = {},
): Principal => ({
  uid,
  emailVerified,
  secondFactor,
  account: { ...account, ...change, id: uid },
});

/** A member of the office with one role, named after it. */
const member = (held: readonly OfficeRole[]) =>
  person(held[0] ?? 'officeWithoutRole', { isAdmin: true, officeRoles: held }, { secondFactor: true });

const talent = { role: 'talent', isTalentSuspended: false };
const client = { role: 'client', isClientCertificated: true };

/** All kinds of readers: sign-in states, roles and account states. */
export const principals = {
  guest: { uid: null, emailVerified: false, secondFactor: false, account: null },
  newcomer: { uid: 'newcomer', emailVerified: true, secondFactor: false, account: null },
  unverified: person('unverified', talent, { emailVerified: false }),
  noRole: person('noRole', {}),
  talent: person('talent', talent),
  otherTalent: person('otherTalent', talent),
  waitingTalent: person('waitingTalent', { role: 'talent', isWaiting: true }),
  suspendedTalent: person('suspendedTalent', { role: 'talent' }),
  withdrawnTalent: person('withdrawnTalent', { ...talent, deletedAt: 1_795_143_600_000 }),
  // The tokens of this test have `auth_time` 0.
  endedSession: person('endedSession', { ...talent, ended: { sessions: [0], before: 0, kept: 0 } }),
  otherSessionKept: person('otherSessionKept', { ...talent, ended: { sessions: [], before: 60_000, kept: 60_000 } }),
  suspendedTalentAccount: person('suspendedTalentAccount', { ...talent, suspended: true }),
  client: person('client', client),
  uncertifiedClient: person('uncertifiedClient', { role: 'client' }),
  otherClient: person('otherClient', client),
  suspendedClientAccount: person('suspendedClientAccount', { ...client, suspended: true }),
  office: person('office', { isAdmin: true, officeRoles }, { secondFactor: true }),
  officeWithoutFactor: person('officeWithoutFactor', { isAdmin: true, officeRoles }),
  officeWithoutRole: member([]),
  review: member(['review']),
  people: member(['people']),
  billing: member(['billing']),
  approval: member(['approval']),
  audit: member(['audit']),
  operations: member(['operations']),
  administration: member(['administration']),
  withdrawnClient: person('withdrawnClient', { ...client, deletedAt: 1_795_143_600_000 }),
  formerOffice: person('formerOffice', { officeRoles }),
  suspendedOffice: person('suspendedOffice', { isAdmin: true, suspended: true, officeRoles }, { secondFactor: true }),
} as const satisfies Record<string, Principal>;

export type PrincipalName = keyof typeof principals;
export const principalNames = Object.keys(principals) as PrincipalName[];

export const except = (...names: PrincipalName[]): PrincipalName[] => principalNames.filter((name) => !names.includes(name));

export const nobody: PrincipalName[] = [];
/** Verified and not suspended, with any role. */
export const active = except(
  'guest',
  'newcomer',
  'unverified',
  'withdrawnTalent',
  'endedSession',
  'otherSessionKept',
  'suspendedTalentAccount',
  'suspendedClientAccount',
  'withdrawnClient',
  'suspendedOffice',
);
/** Talents with a published profile that is not suspended. */
export const shownTalents: PrincipalName[] = ['talent', 'otherTalent'];
export const lookingTalents: PrincipalName[] = [...shownTalents, 'waitingTalent'];
export const certifiedClients: PrincipalName[] = ['client', 'otherClient'];

/** The members who read a part: each of its roles alone, and the one with all. */
export const membersReading = (part: OfficePart): PrincipalName[] => ['office', ...officeRoles.filter((role) => mayRead([role], part))];
