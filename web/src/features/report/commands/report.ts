import type { ReportContent } from '#domain/report/content.ts';
import type { ReportSubject } from '#domain/report/subject.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Reports something to the office. Whoever does sees nothing of it afterwards, so that there is nothing to wait for. */
export const useReport = ({ kind, subjectId }: ReportSubject) => {
  const { send, sending } = useCommand<ReportSubject & ReportContent>({ callable: 'reports', type: 'report', shownBy: () => null });
  return { sending, send: (content: ReportContent) => send({ kind, subjectId, ...content }) };
};
