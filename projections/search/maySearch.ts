import { mayRead, type OfficePart } from '#domain/kernel/officeParts.ts';
import type { OfficeKind, SearchKind } from '#domain/work/search/wanted.ts';
import type { User } from '../account/users.schema.ts';

/**
 * Whether an active account may list casts or jobs, as in firestore.rules. A cast who waits for the
 * office may list jobs, but not other casts.
 */
export const maySearch = (user: User, type: SearchKind): boolean => {
  const { role, isTalentSuspended, isWaiting, isClientCertificated } = user;
  if (role === 'talent' && (!isTalentSuspended || (isWaiting && type === 'jobs'))) return true;
  return (role === 'client' && isClientCertificated) || (user.isAdmin && mayRead(user.officeRoles, 'deals'));
};

const parts = { people: 'people', postings: 'deals' } as const satisfies Record<OfficeKind, OfficePart>;

/** Whether a member of the office may search people or jobs by name, which depends on the roles. */
export const maySearchNames = ({ isAdmin, officeRoles }: User, kind: OfficeKind): boolean => isAdmin && mayRead(officeRoles, parts[kind]);
