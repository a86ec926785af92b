import { reportOutcomeLabel, reportReasonLabel } from '#domain/report/content.ts';
import { subjectKindLabel } from '#domain/report/subject.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { href } from '#web/app/href.ts';
import { historyOf } from '../audit/historyAddress.ts';

type Parties = Pick<Report, 'by' | 'client' | 'talent'>;

export const reporterOf = ({ by, client, talent }: Parties) => (by === 'client' ? client : talent);
/** Whom a report is about. */
export const ownerOf = ({ by, client, talent }: Parties) => (by === 'client' ? talent : client);

/** What was reported, in a line. */
export const subjectText = (report: Pick<Report, 'kind' | 'job'> & Parties): string => {
  const { kind, job } = report;
  const whose = kind === 'job' ? (job?.title ?? '') : ownerOf(report).name;
  return `${subjectKindLabel[kind]}：${whose}`;
};

/** How a report stands: why it was made, and once it is settled how. */
export const stateText = ({ reason, outcome }: Pick<Report, 'reason' | 'outcome'>): string =>
  [reportReasonLabel[reason], outcome === null ? '' : reportOutcomeLabel[outcome]].filter(Boolean).join('・');

/** Where the office looks at what was reported. Rooms and reviews have no page of the office's: their histories say what happened, not what was written. */
export const subjectAddress = ({ kind, subjectId }: Pick<Report, 'kind' | 'subjectId'>): string => {
  if (kind === 'job') return href('officeJob', { jobId: subjectId });
  if (kind === 'talent') return href('officeTalent', { uid: subjectId });
  if (kind === 'client') return href('officeAccount', { uid: subjectId });
  return historyOf(kind === 'room' ? 'chat' : 'review', subjectId);
};

/** Where the office looks at somebody. */
export const personAddress = (uid: string, side: 'client' | 'talent'): string =>
  href(side === 'client' ? 'officeAccount' : 'officeTalent', { uid });
