import type { ReactNode } from 'react';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { href } from '#web/app/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { type EntryAction, openActions } from '../openActions.ts';
import { useOwnEntry } from '../queries/ownEntry.ts';

type Props = { readonly entryId: string; readonly action: EntryAction; readonly children: (entry: Entry) => ReactNode };

/** Loads the entry to change, and says so when it can no longer be changed. */
export const ChangeableEntry = ({ entryId, action, children }: Props) => {
  const { query, entry } = useOwnEntry('client', entryId);
  const now = useNow();
  if (entry && openActions(entry, 'client', now).includes(action)) return children(entry);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (entry === undefined) return <RowSkeletons count={2} />;
  return (
    <EmptyState title="このエントリーは変更できません" action={<LinkButton to={href('clientEntries')}>届いたエントリーへ</LinkButton>}>
      成立しているあいだに変更できます。最新の状態をご確認ください。
    </EmptyState>
  );
};
