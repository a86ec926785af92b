import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { jobCardOf, personCardOf } from '../kernel/cards.ts';
import { entityIdOf, projector, type Writes } from '../kernel/projector.ts';
import type { Report } from './reports.schema.ts';

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

/** `pictures` is null without the reporter's key. */
const evidenceOf = (pictures: readonly string[] | null, messageId: string | null, version: number): Report['evidence'] => {
  if (pictures === null || (pictures.length === 0 && messageId === null)) return null;
  return { version, pictures: pictures.length, hasMessage: messageId !== null };
};

/** Writes reports/{reportId}_{number}. */
export const reports = projector('reports', keys, {
  ReportMade: (event, documents): Writes => {
    const { meta, version } = event;
    const { pictures, messageId, ...data } = event.data;
    const { jobId, clientId, talentId, by } = data;
    const reportId = entityIdOf(event);
    const report: Report = {
      ...data,
      ...waiting,
      evidence: evidenceOf(pictures, messageId, version),
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
