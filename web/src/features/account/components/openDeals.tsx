import { z } from 'zod';
import type { Side } from '#web/features/deal/public.ts';
import { EntryRow, useOwnEntry } from '#web/features/entry/public.ts';
import { OfferRow, useOwnOffer } from '#web/features/offer/public.ts';
import type { CommandError } from '#web/shared/data/commandError.ts';
import { useSession } from '#web/shared/data/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Bone } from '#web/shared/ui/skeleton.tsx';

const details = z.object({ deals: z.array(z.object({ kind: z.enum(['offer', 'entry']), id: z.string() })) });
type Props = { readonly id: string; readonly side: Side; readonly now: number };

const Waiting = () => (
  <li>
    <Bone height={96} />
  </li>
);

const OpenOffer = ({ id, side, now }: Props) => {
  const { offer } = useOwnOffer(side, id);
  return offer ? <OfferRow offer={offer} side={side} now={now} /> : <Waiting />;
};

const OpenEntry = ({ id, side, now }: Props) => {
  const { entry } = useOwnEntry(side, id);
  return entry ? <EntryRow entry={entry} side={side} now={now} /> : <Waiting />;
};

/** The deals that keep somebody from leaving, as the refusal lists them; each leads to its page. */
export const OpenDeals = ({ error }: { readonly error: CommandError }) => {
  const session = useSession();
  const now = useNow();
  const found = details.safeParse(error.details);
  if (!found.success) return null;
  const side = session.kind === 'user' && session.claims.role === 'talent' ? 'talent' : 'client';
  return (
    <ul aria-label="進行中のお仕事" style={{ display: 'grid', gap: 12 }}>
      {found.data.deals.map(({ kind, id }) =>
        kind === 'offer' ? <OpenOffer key={id} {...{ id, side, now }} /> : <OpenEntry key={id} {...{ id, side, now }} />,
      )}
    </ul>
  );
};
