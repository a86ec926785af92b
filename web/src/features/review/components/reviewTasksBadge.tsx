import { CountBadge } from '#web/shared/ui/countBadge.tsx';
import { useOwedReviews } from '../queries/owedReviews.ts';

/** How many reviews the signed-in user still owes. */
export default function ReviewTasksBadge({ className }: { readonly className: string }) {
  const { data } = useOwedReviews();
  return <CountBadge className={className} label="評価待ちの一覧" count={data?.length ?? 0} />;
}
