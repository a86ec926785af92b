import { reportOutcomeLabel, reportReasonLabel } from '#domain/report/content.ts';
import { subjectKindLabel } from '#domain/report/subject.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { href } from '#web/app/href.ts';
import { historyOf } from '../audit/historyAddress.ts';
import { personAddress } from '../person/parts.ts';

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

const other = { client: 'talent', talent: 'client' } as const;

/**
 * Where the office looks at what was reported: a review among those of its author. A room has no
 * page of the office's: its history says what happened, not what was written.
 */
export const subjectAddress = ({ kind, subjectId, ownerId, by }: Pick<Report, 'kind' | 'subjectId' | 'ownerId' | 'by'>): string => {
  if (kind === 'job') return href('officeJob', { jobId: subjectId });
  if (kind === 'talent') return href('officeTalent', { uid: subjectId });
  if (kind === 'client') return href('officeAccount', { uid: subjectId });
  return kind === 'review' ? personAddress(ownerId, other[by], 'reviews') : historyOf('chat', subjectId);
};
