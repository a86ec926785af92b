import type { User } from '../account/users.schema.ts';

/** Whether somebody who is neither suspended nor gone may list casts and jobs, as the rules say it of their collections (firestore.rules). */
export const maySearch = ({ role, isTalentSuspended, isClientCertificated, isAdmin }: User): boolean =>
  (role === 'talent' && !isTalentSuspended) || (role === 'client' && isClientCertificated) || isAdmin;
