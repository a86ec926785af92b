import { useSearchParams } from 'react-router-dom';
import { Stack } from '#web/shared/ui/stack.tsx';
import { HistoryView } from './components/historyView.tsx';
import { StreamFinder } from './components/streamFinder.tsx';
import type { Subject } from './queries/history.ts';

const subjectIn = (params: URLSearchParams): { subject: Subject; title: string } | null => {
  const [stream, job] = [params.get('stream'), params.get('job')];
  if (job) return { subject: { job }, title: `お仕事 ${job}` };
  return stream ? { subject: { stream }, title: stream } : null;
};

/** Histories of streams: who did what, when and why, as the log has it. */
export default function AuditScreen() {
  const found = subjectIn(useSearchParams()[0]);
  return (
    <Stack>
      {found ? <HistoryView key={JSON.stringify(found.subject)} {...found} /> : null}
      <StreamFinder />
    </Stack>
  );
}
