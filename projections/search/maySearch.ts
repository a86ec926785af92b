import { mayRead, type OfficePart } from '#domain/office/duties.ts';
import type { OfficeKind, SearchKind } from '#domain/search/wanted.ts';
import type { User } from '../account/users.schema.ts';

/**
 * Whether somebody who is neither suspended nor gone may list casts and jobs, as the rules say it
 * of their collections (firestore.rules). A cast who waits for the office may look at jobs, not at
 * other casts.
 */
export const maySearch = (user: User, type: SearchKind): boolean => {
  const { role, isTalentSuspended, isWaiting, isClientCertificated } = user;
  if (role === 'talent' && (!isTalentSuspended || (isWaiting && type === 'jobs'))) return true;
  return (role === 'client' && isClientCertificated) || (user.isAdmin && mayRead(user.officeRoles, 'deals'));
};

const parts = { people: 'people', postings: 'deals' } as const satisfies Record<OfficeKind, OfficePart>;

/**
 * Whether a member of the office may find all people or all jobs by name: those whose roles read
 * them.
 */
export const maySearchNames = ({ isAdmin, officeRoles }: User, kind: OfficeKind): boolean => isAdmin && mayRead(officeRoles, parts[kind]);
