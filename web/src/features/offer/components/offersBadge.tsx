import { useSession } from '#web/shared/data/session.ts';
import { CountBadge } from '#web/shared/ui/countBadge.tsx';
import { useAwaitingOffers } from '../queries/awaitingOffers.ts';

/** How many deals wait for the signed-in user. */
export default function OffersBadge({ className }: { readonly className: string }) {
  const session = useSession();
  const { rows } = useAwaitingOffers(session.kind === 'user' ? (session.claims.role ?? 'client') : 'client');
  return <CountBadge className={className} label="要対応" count={rows.length} />;
}
