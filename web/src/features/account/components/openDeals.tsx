import { Link } from 'react-router-dom';
import { z } from 'zod';
import { href } from '#web/app/href.ts';
import type { CommandError } from '#web/shared/data/commandError.ts';
import { useSession } from '#web/shared/data/session.ts';
import { Card } from '#web/shared/ui/card.tsx';

const details = z.object({ deals: z.array(z.object({ kind: z.enum(['offer', 'entry']), id: z.string() })) });
const labels = { offer: 'オファー', entry: 'エントリー' } as const;

/** The deals that keep somebody from leaving, as the refusal lists them; each leads to its page. */
export const OpenDeals = ({ error }: { readonly error: CommandError }) => {
  const session = useSession();
  const found = details.safeParse(error.details);
  if (!found.success) return null;
  const isClient = session.kind === 'user' && session.claims.role === 'client';
  const places = {
    offer: (offerId: string) => (isClient ? href('clientOffer', { offerId }) : href('talentOffer', { offerId })),
    entry: (entryId: string) => (isClient ? href('clientEntry', { entryId }) : href('talentEntry', { entryId })),
  };
  return (
    <Card title="進行中のお仕事">
      <ul style={{ display: 'grid' }}>
        {found.data.deals.map(({ kind, id }, index) => (
          <li key={id}>
            <Link to={places[kind](id)} style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              進行中の{labels[kind]}を確認する（{index + 1}件目）
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
