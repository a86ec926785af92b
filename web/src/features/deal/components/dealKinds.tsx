import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { useOwnInbox } from '#web/entities/inbox/ownInbox.ts';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';

/**
 * Links to the client's two kinds of deals with the counts of waiting ones; the navigation has one
 * entry for both.
 */
export const DealKinds = ({ current }: { readonly current: DealKind }) => {
  const inbox = useOwnInbox();
  const waiting = { offer: inbox?.offers ?? 0, entry: inbox?.entries ?? 0 };
  const tabs = (['offer', 'entry'] as const).map((key) => ({
    key,
    label: kinds[key].noun,
    ...(waiting[key] > 0 && { count: String(waiting[key]) }),
    to: kinds[key].list.client.to,
  }));
  return <LinkTabs label="オファーとエントリーの切り替え" tabs={tabs} current={current} />;
};
