import type { Side } from '#domain/review/review.ts';
import { useSession } from '#web/shared/data/session.ts';

/** Which side of a deal the signed-in user is on; for screens that both sides have. */
export const useSide = (): Side => {
  const session = useSession();
  return session.kind === 'user' && session.claims.role === 'client' ? 'client' : 'talent';
};
