import { useAwaiting } from '#web/features/deal/queries/awaiting.ts';
import { useSession } from '#web/shared/data/session.ts';
import { CountBadge } from '#web/shared/ui/countBadge.tsx';

type Props = { readonly className: string };

const OfClient = ({ className }: Props) => {
  const offers = useAwaiting('offer', 'client').rows.length;
  const entries = useAwaiting('entry', 'client').rows.length;
  return <CountBadge className={className} label="要対応" count={offers + entries} />;
};

const OfTalent = ({ className }: Props) => (
  <CountBadge className={className} label="要対応" count={useAwaiting('offer', 'talent').rows.length} />
);

/**
 * How many deals wait for the signed-in user: offers, and for a client the entries too. No entry
 * ever waits for its talent.
 */
export const DealsBadge = (props: Props) => {
  const session = useSession();
  return session.kind === 'user' && session.claims.role === 'talent' ? <OfTalent {...props} /> : <OfClient {...props} />;
};
