import { useSession } from '#web/shared/data/session.ts';
import { useAwaitingOffers } from '../queries/awaitingOffers.ts';

/** How many deals wait for the signed-in user. */
export default function OffersBadge({ className }: { readonly className: string }) {
  const session = useSession();
  const { rows } = useAwaitingOffers(session.kind === 'user' ? (session.claims.role ?? 'client') : 'client');
  if (rows.length === 0) return null;
  return (
    <span className={className}>
      <span className="visually-hidden">要対応 </span>
      {rows.length}
      <span className="visually-hidden"> 件</span>
    </span>
  );
}
