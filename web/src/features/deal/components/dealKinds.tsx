import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { type DealKind, kinds } from '../kinds.ts';
import { useAwaiting } from '../queries/awaiting.ts';

/** The two kinds of deals of a client, with what waits in each: one entry of the navigation leads to both. */
export const DealKinds = ({ current }: { readonly current: DealKind }) => {
  const waiting = { offer: useAwaiting('offer', 'client').rows.length, entry: useAwaiting('entry', 'client').rows.length };
  const tabs = (['offer', 'entry'] as const).map((key) => ({
    key,
    label: kinds[key].noun,
    ...(waiting[key] > 0 && { count: String(waiting[key]) }),
    to: kinds[key].list.client.to,
  }));
  return <LinkTabs label="オファーとエントリーの切り替え" tabs={tabs} current={current} />;
};
