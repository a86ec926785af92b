import { officeRoles } from '#domain/kernel/officeRoles.ts';
import { maskEmail } from '#domain/office/audit/masks.ts';
import { noneEnded, withEnded, withOthersEnded } from '#domain/people/account/endedSessions.ts';
import { withSession } from '#domain/people/account/sessionList.ts';
import { isWaiting } from '#domain/people/account/waiting.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, entityIdOf, newestOf, projector, type Writes } from '../kernel/projector.ts';
import { type OfficeAccount, officeAccountPath, officeAccountSchema } from './officeAccounts.schema.ts';
import { type User, userPath } from './users.schema.ts';

/** The account for the office: shared fields, and the masked address. */
const officeAccountOf = (user: User): OfficeAccount =>
  officeAccountSchema.parse({
    ...user,
    returnedAt: user.returned?.at ?? null,
    maskedEmail: maskEmail(user.email),
    staffEmail: user.isAdmin && user.deletedAt === null ? user.email : null,
  });

const blank = (id: string): User => ({
  id,
  email: '',
  name: '',
  kana: '',
  role: null,
  isAdmin: false,
  officeRoles: [],
  approvalLimit: null,
  staffName: '',
  suspended: false,
  isClientCertificated: false,
  hasTalentProfile: false,
  hasClientProfile: false,
  isTalentSuspended: true,
  wasCertified: false,
  wasPublished: false,
  isWaiting: false,
  returned: null,
  destinationEmail: null,
  lastNewsOpenedAt: null,
  termsAgreed: null,
  termsAgreedAt: null,
  deletedAt: null,
  createdAt: 0,
  updatedAt: 0,
  version: 0,
});

/** Changes account documents of the person of the stream. The newest change's time counts. */
export const mergeUser = (event: AnyEnvelope, documents: Documents, change: Partial<User>): Writes => {
  const before = (documents.get(userPath(entityIdOf(event))) as User | undefined) ?? blank(entityIdOf(event));
  const merged = { ...before, ...change, updatedAt: newestOf(before, event) };
  const user: User = { ...merged, isWaiting: isWaiting(merged) };
  return [
    [userPath(user.id), user],
    [officeAccountPath(user.id), officeAccountOf(user)],
  ];
};

/** A change of the account's own stream. It also sets the version. */
const update = (event: AnyEnvelope, documents: Documents, change: Partial<User>): Writes =>
  mergeUser(event, documents, { ...change, version: event.version });

const held = (event: AnyEnvelope, documents: Documents) => documents.get(userPath(entityIdOf(event))) as User | undefined;

const sessionsOf = (event: AnyEnvelope, documents: Documents) => held(event, documents)?.sessions ?? [];

type Named = { readonly name: string | null; readonly company?: { readonly name: string | null } };
/** The shown name of a profile; empty after an erasure. */
const nameIn = ({ name, company }: Named): string => company?.name || name || '';
type Read = { readonly kana: string | null; readonly company?: { readonly kana: string | null } };
/** The name with its reading. The billing form has no reading. */
const namesIn = (profile: Named & Read) => ({ name: nameIn(profile), kana: profile.company?.kana || profile.kana || '' });
const noNames = { name: '', kana: '' };

/** The reason is lost after an erasure. */
const markReturned = (event: EnvelopeNamed<'TalentProfileReturned' | 'ClientProfileReturned'>, documents: Documents): Writes =>
  mergeUser(event, documents, { returned: { reason: event.data.reason ?? '', at: event.meta.recordedAt } });

/** The profile waits for the office, like a new one. */
const waitsAgain = { isTalentSuspended: true, wasPublished: false, returned: null };

/** Writes users/{uid} and officeAccounts/{uid} from the streams of account, talent and client. */
export const users = projector('users', (event) => [userPath(entityIdOf(event)), officeAccountPath(entityIdOf(event))], {
  AccountRegistered: (event, documents) =>
    update(event, documents, { email: event.data.email ?? '', destinationEmail: event.data.email, createdAt: event.meta.recordedAt }),
  AccountRoleChosen: (event, documents) => update(event, documents, { role: event.data.role }),
  ClientCertified: (event, documents) => update(event, documents, { isClientCertificated: true, wasCertified: true }),
  ClientCertificationRevoked: (event, documents) => update(event, documents, { isClientCertificated: false }),
  AccountSuspended: (event, documents) => update(event, documents, { suspended: true }),
  AccountSuspensionLifted: (event, documents) => update(event, documents, { suspended: false }),
  OfficeGranted: (event, documents) => update(event, documents, { isAdmin: true, officeRoles: [...officeRoles], approvalLimit: null }),
  OfficeRevoked: (event, documents) => update(event, documents, { isAdmin: false, officeRoles: [], approvalLimit: null }),
  OfficeDutiesSet: (event, documents) => {
    const { roles, approvalLimit } = event.data;
    return update(event, documents, { isAdmin: true, officeRoles: [...roles], approvalLimit });
  },
  AccountMemberNamed: (event, documents) => update(event, documents, { staffName: event.data.staffName ?? '' }),
  AccountEmailChanged: (event, documents) => {
    const email = event.data.email ?? '';
    return update(event, documents, { email, ...(event.data.destinationFollows && { destinationEmail: event.data.email }) });
  },
  AccountDestinationRequested: (event, documents) => update(event, documents, {}),
  AccountDestinationConfirmed: (event, documents) => update(event, documents, {}),
  AccountDestinationReset: (event, documents) => update(event, documents, {}),
  AccountNewsOpened: (event, documents) => update(event, documents, { lastNewsOpenedAt: event.data.newsAt }),
  AccountTermsAgreed: (event, documents) =>
    update(event, documents, { termsAgreed: event.data.terms, termsAgreedAt: event.meta.recordedAt }),
  AccountMailChosen: (event, documents) => {
    const { topic, mail } = event.data;
    return update(event, documents, { mailChoices: { ...held(event, documents)?.mailChoices, [topic]: mail } });
  },
  // The list is in the inbox.
  AccountBlocked: (event, documents) => update(event, documents, {}),
  AccountUnblocked: (event, documents) => update(event, documents, {}),
  AccountSessionNoted: (event, documents) => {
    const { signedInAt, browser, platform, earlier, seenAt } = event.data;
    const session = { signedInAt, browser, platform, seenAt };
    return update(event, documents, { sessions: withSession(sessionsOf(event, documents), session, earlier) });
  },
  AccountSessionEnded: (event, documents) => {
    const { signedInAt } = event.data;
    const sessions = sessionsOf(event, documents).filter((each) => each.signedInAt !== signedInAt);
    return update(event, documents, { sessions, ended: withEnded(held(event, documents)?.ended ?? noneEnded, signedInAt) });
  },
  AccountOtherSessionsEnded: (event, documents) => {
    const { signedInAt, endedAt } = event.data;
    const sessions = sessionsOf(event, documents).filter((each) => each.signedInAt === signedInAt);
    return update(event, documents, { sessions, ended: withOthersEnded(signedInAt, endedAt) });
  },
  AccountWithdrawn: (event, documents) =>
    update(event, documents, {
      email: '',
      destinationEmail: null,
      staffName: '',
      deletedAt: event.meta.recordedAt,
      ...(held(event, documents)?.mailChoices && { mailChoices: {} }),
      ...(held(event, documents)?.deviceIds && { deviceIds: [] }),
      ...(held(event, documents)?.sessions && { sessions: [] }),
    }),
  TalentProfileRegistered: (event, documents) => mergeUser(event, documents, { hasTalentProfile: true, ...namesIn(event.data) }),
  TalentProfileChanged: (event, documents) => mergeUser(event, documents, { ...namesIn(event.data), returned: null }),
  TalentRecheckNeeded: (event, documents) => mergeUser(event, documents, waitsAgain),
  TalentBirthdayAsked: (event, documents) => mergeUser(event, documents, waitsAgain),
  TalentDetailsSaved: (event, documents) => mergeUser(event, documents, { returned: null }),
  TalentProfileReturned: markReturned,
  TalentPublished: (event, documents) => mergeUser(event, documents, { isTalentSuspended: false, wasPublished: true, returned: null }),
  TalentSuspended: (event, documents) => mergeUser(event, documents, { isTalentSuspended: true }),
  TalentWithdrawn: (event, documents) => mergeUser(event, documents, { isTalentSuspended: true, returned: null, ...noNames }),
  ClientProfileRegistered: (event, documents) => mergeUser(event, documents, { hasClientProfile: true, ...namesIn(event.data) }),
  ClientProfileChanged: (event, documents) => mergeUser(event, documents, { ...namesIn(event.data), returned: null }),
  ClientProfileReturned: markReturned,
  ClientBillingSaved: (event, documents) => mergeUser(event, documents, { name: nameIn(event.data) }),
  ClientWithdrawn: (event, documents) => mergeUser(event, documents, { returned: null, ...noNames }),
});
