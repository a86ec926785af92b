import { href } from '#web/app/href.ts';
import { DealTabs } from '#web/features/deal/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { DealKinds } from '../components/dealKinds.tsx';
import { EntryRow } from '../components/entryRow.tsx';
import { viewOf } from '../openActions.ts';
import { useAwaitingEntries } from '../queries/awaitingEntries.ts';
import { useOwnEntries } from '../queries/ownEntries.ts';

const jobs = <LinkButton to={href('clientOwnJobs')}>掲載したお仕事を見る</LinkButton>;

/** The entries for all of the client's jobs. */
export default function ClientEntriesScreen() {
  const history = useOwnEntries('client');
  const awaiting = useAwaitingEntries();
  const now = useNow();
  return (
    <Stack>
      <DealKinds current="entries" />
      <DealTabs
        label="エントリーの絞り込み"
        history={history}
        awaiting={awaiting}
        viewOf={(entry) => viewOf(entry, 'client')}
        empty={{
          mine: { title: '対応が必要なものはありません', text: '事務局の確認が済んだエントリーが、ここに表示されます。', action: jobs },
          running: { title: '進行中のエントリーはありません', text: '届いたエントリーは、完了までここに表示されます。', action: jobs },
          ended: { title: '終了したエントリーはありません', text: '完了や不成立になったものが、ここに残ります。' },
        }}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} side="client" now={now} />}
      </DealTabs>
    </Stack>
  );
}
