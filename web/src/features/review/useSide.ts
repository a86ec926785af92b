import type { Side } from '#domain/talk/review/review.ts';
import { useSession } from '#web/shared/data/auth/session.ts';

/** The signed-in user's side of a deal, for screens that both sides have. */
export const useSide = (): Side => {
  const session = useSession();
  return session.kind === 'user' && session.claims.role === 'client' ? 'client' : 'talent';
};
