import { useSession } from '#web/shared/data/session.ts';
import { useOwnOffers } from '../queries/ownOffers.ts';
import { sortIntoTabs } from '../tabs.ts';

/** How many deals wait for the signed-in user. */
export default function OffersBadge({ className }: { readonly className: string }) {
  const session = useSession();
  const side = session.kind === 'user' ? (session.claims.role ?? 'client') : 'client';
  const { rows } = useOwnOffers(side);
  const count = sortIntoTabs(rows, side).mine.length;
  if (count === 0) return null;
  return (
    <span className={className}>
      <span className="visually-hidden">要対応 </span>
      {count}
      <span className="visually-hidden"> 件</span>
    </span>
  );
}
