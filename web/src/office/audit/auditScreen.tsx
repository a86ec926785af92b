import { useSearchParams } from 'react-router-dom';
import { lazyPart, preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from './audit.module.css';
import type { Subject } from './queries/history.ts';

const HistoryView = preloadedPart(async () => (await import('./components/historyView.tsx')).HistoryView, rowSkeletons());

/** Loads later, since it is below the history. */
const StreamFinder = preloadedPart(async () => (await import('./components/streamFinder.tsx')).StreamFinder);

const JournalView = lazyPart(async () => (await import('./components/journalView.tsx')).JournalView, rowSkeletons());

const subjectIn = (params: URLSearchParams): Subject | null => {
  const [stream, job] = [params.get('stream'), params.get('job')];
  if (job) return { job };
  return stream ? { stream } : null;
};

export default function AuditScreen() {
  const subject = subjectIn(useSearchParams()[0]);
  const tab = useTab(['history', 'journal']);
  return (
    <Stack>
      <div className={css.noPrint}>
        <LinkTabs
          label="監査の切り替え"
          current={tab}
          tabs={[
            { key: 'history', label: '対象ごとの履歴' },
            { key: 'journal', label: '事務局の操作' },
          ]}
        />
      </div>
      {tab === 'journal' ? (
        <JournalView />
      ) : (
        <>
          {subject ? <HistoryView key={JSON.stringify(subject)} subject={subject} /> : null}
          <div className={css.noPrint}>
            <StreamFinder />
          </div>
        </>
      )}
    </Stack>
  );
}
