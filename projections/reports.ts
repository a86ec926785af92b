import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { reportOutcomes, reportReasons } from '#domain/report/content.ts';
import { subjectKinds } from '#domain/report/subject.ts';
import { projector, type Writes } from './projector.ts';
import { followed, jobCard, jobCardOf, personCard, personCardOf, timeOrNull } from './readModel.ts';

/** reports/{report's stream}_{number}: what somebody told the office about something of the other side; for the office alone, so that nobody learns who did. */
export const reportSchema = z.object({
  id: z.string(),
  /** The stream's entity, shared by all reports of one person about one thing. */
  reportId: z.string(),
  number: z.number(),
  kind: z.enum(subjectKinds),
  subjectId: z.string(),
  jobId: z.string().nullable(),
  clientId: z.string(),
  talentId: z.string(),
  /** The side that reported; the other one is who it is about. */
  by: z.enum(['client', 'talent']),
  reporterId: z.string(),
  ownerId: z.string(),
  job: jobCard.nullable(),
  client: personCard,
  talent: personCard,
  reason: z.enum(reportReasons),
  /** Reads as null once the reporter is erased. */
  words: z.string().nullable(),
  status: z.enum(['OPEN', 'SETTLED']),
  outcome: z.enum(reportOutcomes).nullable(),
  note: z.string().nullable(),
  settledAt: timeOrNull,
  settledBy: z.string().nullable(),
  ...followed,
});
export type Report = z.infer<typeof reportSchema>;

type ReportEnvelope = EnvelopeNamed<'ReportMade' | 'ReportSettled'>;

const isOfReport = (event: AnyEnvelope): event is ReportEnvelope => parseStreamId(event.streamId).aggregate === 'report';

const path = ({ streamId, data }: ReportEnvelope) => `reports/${parseStreamId(streamId).entityId}_${data.number}`;

const keys = (event: AnyEnvelope): string[] => {
  if (!isOfReport(event)) return [];
  if (event.type === 'ReportSettled') return [];
  const { jobId, clientId, talentId } = event.data;
  return [`clients/${clientId}`, `talents/${talentId}`, ...(jobId === null ? [] : [`jobs/${jobId}`])];
};

const waiting = { status: 'OPEN', outcome: null, note: null, settledAt: null, settledBy: null } as const;

export const reports = projector('reports', 1, keys, {
  ReportMade: (event, documents): Writes => {
    const { data, meta, version } = event;
    const { jobId, clientId, talentId, by } = data;
    const reportId = parseStreamId(event.streamId).entityId;
    const report: Report = {
      ...data,
      ...waiting,
      id: `${reportId}_${data.number}`,
      reportId,
      reporterId: by === 'client' ? clientId : talentId,
      ownerId: by === 'client' ? talentId : clientId,
      job: jobId === null ? null : jobCardOf(jobId, documents.get(`jobs/${jobId}`)),
      client: personCardOf(clientId, documents.get(`clients/${clientId}`)),
      talent: personCardOf(talentId, documents.get(`talents/${talentId}`)),
      createdAt: meta.recordedAt,
      updatedAt: meta.recordedAt,
      version,
    };
    return [[path(event), report]];
  },
  ReportSettled: (event): Writes => {
    const { data, meta, version } = event;
    const settled = { status: 'SETTLED', outcome: data.outcome, note: data.note, settledAt: meta.recordedAt, settledBy: meta.actor.uid };
    return [[path(event), { ...settled, updatedAt: meta.recordedAt, version }, 'fields']];
  },
});
