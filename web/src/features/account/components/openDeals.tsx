import { z } from 'zod';
import { DealRow } from '#web/entities/deal/dealRow.tsx';
import { useOwnDeal } from '#web/entities/deal/deals.ts';
import type { DealKind, Side } from '#web/entities/deal/kinds.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import type { CommandError } from '#web/shared/data/commands/commandError.ts';
import { useNow } from '#web/shared/format/now.ts';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';

const details = z.object({ deals: z.array(z.object({ kind: z.enum(['offer', 'entry']), id: z.string() })) });
type Props = { readonly kind: DealKind; readonly id: string; readonly side: Side; readonly now: number };

const OpenDeal = ({ kind, id, side, now }: Props) => {
  const { row: deal } = useOwnDeal(kind, side, id);
  if (deal) return <DealRow kind={kind} deal={deal} side={side} now={now} />;
  return (
    <li>
      <SkeletonBlock height={96} />
    </li>
  );
};

/** The deals that prevent a withdrawal, as the refusal lists them, each with a link. */
export const OpenDeals = ({ error }: { readonly error: CommandError }) => {
  const session = useSession();
  const now = useNow();
  const found = details.safeParse(error.details);
  if (!found.success) return null;
  const side = session.kind === 'user' && session.claims.role === 'talent' ? 'talent' : 'client';
  return (
    <ul aria-label="進行中のお仕事" style={{ display: 'grid', gap: 12 }}>
      {found.data.deals.map(({ kind, id }) => (
        <OpenDeal key={id} {...{ kind, id, side, now }} />
      ))}
    </ul>
  );
};
