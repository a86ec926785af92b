import type { SearchKind } from '#domain/search/wanted.ts';
import type { User } from '../account/users.schema.ts';

/**
 * Whether somebody who is neither suspended nor gone may list casts and jobs, as the rules say it of their collections (firestore.rules). A cast who
 * waits for the office may look at jobs, not at other casts.
 */
export const maySearch = ({ role, isTalentSuspended, isWaiting, isClientCertificated, isAdmin }: User, type: SearchKind): boolean =>
  (role === 'talent' && (!isTalentSuspended || (isWaiting && type === 'jobs'))) || (role === 'client' && isClientCertificated) || isAdmin;
