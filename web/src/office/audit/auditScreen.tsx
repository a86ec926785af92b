import { useSearchParams } from 'react-router-dom';
import { later } from '#web/shared/ui/later.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from './audit.module.css';
import type { Subject } from './queries/history.ts';

const HistoryView = later(
  async () => (await import('./components/historyView.tsx')).HistoryView,
  () => <RowSkeletons />,
);
HistoryView.preload();

/** Below the history that somebody came for. */
const StreamFinder = later(async () => (await import('./components/streamFinder.tsx')).StreamFinder);
StreamFinder.preload();

const subjectIn = (params: URLSearchParams): Subject | null => {
  const [stream, job] = [params.get('stream'), params.get('job')];
  if (job) return { job };
  return stream ? { stream } : null;
};

/** Histories of streams: who did what, when and why, as the log has it. */
export default function AuditScreen() {
  const subject = subjectIn(useSearchParams()[0]);
  return (
    <Stack>
      {subject ? <HistoryView key={JSON.stringify(subject)} subject={subject} /> : null}
      <div className={css.noPrint}>
        <StreamFinder />
      </div>
    </Stack>
  );
}
