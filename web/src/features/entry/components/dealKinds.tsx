import { href } from '#web/app/href.ts';
import { useAwaitingOffers } from '#web/features/offer/public.ts';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { useAwaitingEntries } from '../queries/awaitingEntries.ts';

type Props = { readonly current: 'offers' | 'entries' };

const counted = (awaiting: number) => (awaiting > 0 ? { count: String(awaiting) } : {});

/**
 * The two kinds of deals of a client, with what waits in each: one entry of the navigation leads to
 * both.
 */
export const DealKinds = ({ current }: Props) => {
  const offers = useAwaitingOffers('client').rows.length;
  const entries = useAwaitingEntries().rows.length;
  return (
    <LinkTabs
      label="オファーとエントリーの切り替え"
      tabs={[
        { key: 'offers', label: 'オファー', ...counted(offers), to: href('clientOffers') },
        { key: 'entries', label: 'エントリー', ...counted(entries), to: href('clientEntries') },
      ]}
      current={current}
    />
  );
};
