import { z } from 'zod';
import { jobStatuses } from '#domain/job/state.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { projector, type Writes } from './projector.ts';
import { carded, followed, MISSING_WORDS, personCard, personCardOf, time, timeOrNull } from './readModel.ts';

/** jobs/{jobId}: a posting with its client's card. Fees in yen; job category, industry and media are ids of masters. */
export const jobSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  client: personCard,
  status: z.enum(jobStatuses),
  title: z.string(),
  description: z.string(),
  jobCategory: z.string().nullable(),
  industry: z.array(z.string()),
  media: z.array(z.string()),
  prefecture: z.number(),
  place: z.string(),
  startsAt: time,
  endsAt: time,
  schedule: z.string(),
  feeMin: z.number(),
  feeMax: z.number(),
  numberOfPeople: z.number(),
  wantedGender: z.literal([0, 1, 2]),
  wantedAgeBands: z.array(z.number()),
  entryDeadline: time,
  pictures: z.array(z.string()),
  closedAt: timeOrNull,
  endedAt: timeOrNull,
  ...carded,
  ...followed,
});
export type Job = z.infer<typeof jobSchema>;

const path = (event: AnyEnvelope) => `jobs/${parseStreamId(event.streamId).entityId}`;

const follow = (event: AnyEnvelope, change: Partial<Job>): Writes => [
  [path(event), { ...change, version: event.version, updatedAt: event.meta.recordedAt }, 'fields'],
];

type Erasable<Fields> = { readonly [Field in keyof Fields]: Fields[Field] | null };

/** The fields of a posting, with the placeholders where the client's words cannot be read any more. */
const readable = <Fields extends Partial<Erasable<Job>>>(fields: Fields): { [Field in keyof Fields]: NonNullable<Fields[Field]> } =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value ?? (MISSING_WORDS as Readonly<Record<string, unknown>>)[field] ?? null]),
  ) as never;

const close = (event: AnyEnvelope): Writes => follow(event, { status: 'CLOSED', closedAt: event.meta.recordedAt });

const keys = (event: AnyEnvelope) => (event.type === 'JobPosted' ? [`clients/${event.data.clientId}`] : []);

export const jobs = projector('jobs', 2, keys, {
  JobPosted: (event, documents) => {
    const { clientId, ...posting } = event.data;
    const job = {
      id: parseStreamId(event.streamId).entityId,
      clientId,
      client: personCardOf(clientId, documents.get(`clients/${clientId}`)),
      status: 'OPEN',
      ...readable(posting),
      closedAt: null,
      endedAt: null,
      cardVersion: event.version,
      createdAt: event.meta.recordedAt,
      updatedAt: event.meta.recordedAt,
      version: event.version,
    };
    return [[path(event), job]];
  },
  JobEdited: (event) => follow(event, { ...readable(event.data.after), cardVersion: event.version }),
  JobWordsErased: (event) => follow(event, { ...MISSING_WORDS, cardVersion: event.version }),
  JobReopened: (event) => follow(event, { status: 'OPEN', endedAt: null }),
  JobEnded: (event) => follow(event, { status: 'ENDED', endedAt: event.data.endedAt }),
  JobClosed: close,
  JobForceClosed: close,
});
