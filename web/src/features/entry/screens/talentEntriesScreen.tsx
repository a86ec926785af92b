import { DealTabs } from '#web/features/deal/public.ts';
import { JobsLink } from '#web/features/job/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EntryRow } from '../components/entryRow.tsx';
import { viewOf } from '../openActions.ts';
import { useOwnEntries } from '../queries/ownEntries.ts';

const search = <JobsLink />;

/** The talent's entries. After entering, the others act: no entry ever waits for its talent, so there is no tab for that. */
export default function TalentEntriesScreen() {
  const history = useOwnEntries('talent');
  const now = useNow();
  return (
    <DealTabs
      label="エントリーの絞り込み"
      history={history}
      viewOf={(entry) => viewOf(entry, 'talent')}
      empty={{
        running: { title: '進行中のエントリーはありません', text: '気になるお仕事に、エントリーしてみましょう。', action: search },
        ended: { title: '終了したエントリーはありません', text: '完了や不成立になったものが、ここに残ります。', action: search },
      }}
    >
      {(entry) => <EntryRow key={entry.id} entry={entry} side="talent" now={now} />}
    </DealTabs>
  );
}
