import { href } from '#web/app/href.ts';
import { useAwaitingOffers } from '#web/features/offer/public.ts';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { useAwaitingEntries } from '../queries/awaitingEntries.ts';

type Props = { readonly current: 'offers' | 'entries' };

const label = (kind: string, awaiting: number) => (awaiting > 0 ? `${kind}（要対応${awaiting}件）` : kind);

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
        { key: 'offers', label: label('送ったオファー', offers), to: href('clientOffers') },
        { key: 'entries', label: label('届いたエントリー', entries), to: href('clientEntries') },
      ]}
      current={current}
    />
  );
};
