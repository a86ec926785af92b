import { reportSchema } from '#projections/report/reports.schema.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useLiveWindow } from '#web/shared/data/liveWindow.ts';

export type ReportListName = 'open' | 'settled';

const selections = {
  /** What nobody has settled yet, the longest waiting first. */
  open: { collection: 'reports', where: [['status', '==', 'OPEN']], orderBy: ['createdAt', 'asc'], limit: 50 },
  /** What was settled, the last one first. */
  settled: { collection: 'reports', where: [['status', '==', 'SETTLED']], orderBy: ['updatedAt', 'desc'], limit: 50 },
} as const;

/** The office's lists of reports, live: two people at work see each other's settlements at once. */
export const useOfficeReports = (list: ReportListName) => {
  const open = useLiveWindow(selections.open, reportSchema, { enabled: list === 'open' });
  const settled = useLiveHistory(selections.settled, reportSchema, { enabled: list === 'settled' });
  return list === 'settled' ? settled : { ...open, loadingMore: open.query.isPlaceholderData };
};
