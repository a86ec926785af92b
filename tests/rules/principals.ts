/** Who knocks at the database: what the token says, and what stands in users/{uid}; null where there is no document. */
export type Principal = {
  readonly uid: string | null;
  readonly emailVerified: boolean;
  /** Whether the sign-in asked for a code of an authenticator app. */
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

const talent = { role: 'talent', isTalentSuspended: false };
const client = { role: 'client', isClientCertificated: true };

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
  suspendedTalentAccount: person('suspendedTalentAccount', { ...talent, suspended: true }),
  client: person('client', client),
  uncertifiedClient: person('uncertifiedClient', { role: 'client' }),
  otherClient: person('otherClient', client),
  suspendedClientAccount: person('suspendedClientAccount', { ...client, suspended: true }),
  office: person('office', { isAdmin: true }, { secondFactor: true }),
  officeWithoutFactor: person('officeWithoutFactor', { isAdmin: true }),
  withdrawnClient: person('withdrawnClient', { ...client, deletedAt: 1_795_143_600_000 }),
  formerOffice: person('formerOffice', {}),
  suspendedOffice: person('suspendedOffice', { isAdmin: true, suspended: true }, { secondFactor: true }),
} as const satisfies Record<string, Principal>;

export type PrincipalName = keyof typeof principals;
export const principalNames = Object.keys(principals) as PrincipalName[];

export const except = (...names: PrincipalName[]): PrincipalName[] => principalNames.filter((name) => !names.includes(name));

export const nobody: PrincipalName[] = [];
/** Verified, with an account that is not suspended: whatever the role. */
export const active = except(
  'guest',
  'newcomer',
  'unverified',
  'withdrawnTalent',
  'suspendedTalentAccount',
  'suspendedClientAccount',
  'withdrawnClient',
  'suspendedOffice',
);
export const shownTalents: PrincipalName[] = ['talent', 'otherTalent'];
/** Those who look at jobs and their clients. */
export const lookingTalents: PrincipalName[] = [...shownTalents, 'waitingTalent'];
export const certifiedClients: PrincipalName[] = ['client', 'otherClient'];
