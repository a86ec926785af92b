import { reportOutcomeLabel, reportReasonLabel } from '#domain/talk/report/reasons.ts';
import { subjectKindLabel } from '#domain/talk/report/subject.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { href } from '#web/routing/href.ts';
import { historyOf } from '../history/historyAddress.ts';
import { personAddress } from './parts.ts';

/** Open reports, the longest waiting first. */
export const openReports = { collection: 'reports', where: [['status', '==', 'OPEN']], orderBy: ['createdAt', 'asc'], limit: 100 } as const;

type Parties = Pick<Report, 'by' | 'client' | 'talent'>;

export const reporterOf = ({ by, client, talent }: Parties) => (by === 'client' ? client : talent);
export const ownerOf = ({ by, client, talent }: Parties) => (by === 'client' ? talent : client);

export const subjectText = (report: Pick<Report, 'kind' | 'job'> & Parties): string => {
  const { kind, job } = report;
  const whose = kind === 'job' ? (job?.title ?? '') : ownerOf(report).name;
  return `${subjectKindLabel[kind]}：${whose}`;
};

export const stateText = ({ reason, outcome }: Pick<Report, 'reason' | 'outcome'>): string =>
  [reportReasonLabel[reason], outcome === null ? '' : reportOutcomeLabel[outcome]].filter(Boolean).join('・');

const other = { client: 'talent', talent: 'client' } as const;

/**
 * The office's page for a reported object: a review is listed at its author. A chat has no page, so
 * its history opens, without message texts.
 */
export const subjectAddress = ({ kind, subjectId, ownerId, by }: Pick<Report, 'kind' | 'subjectId' | 'ownerId' | 'by'>): string => {
  if (kind === 'job') return href('officeJob', { jobId: subjectId });
  if (kind === 'talent') return href('officeTalent', { uid: subjectId });
  if (kind === 'client') return href('officeAccount', { uid: subjectId });
  return kind === 'review' ? personAddress(ownerId, other[by], 'reviews') : historyOf('chat', subjectId);
};
