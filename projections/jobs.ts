import { z } from 'zod';
import { jobStatuses } from '#domain/job/state.ts';
import { isJobWord, postedFacts, postedWords } from '#domain/job/storedPosting.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { projector, type Writes } from './projector.ts';
import { carded, followed, personCard, personCardOf, timeOrNull } from './readModel.ts';

/** jobs/{jobId}: a posting with its client's card. */
export const jobSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  client: personCard,
  status: z.enum(jobStatuses),
  ...postedWords,
  ...postedFacts,
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

/** The title of a posting whose client has left. */
export const MISSING_TITLE = '掲載者が退会したお仕事';
const GONE_WORDS = '掲載者が退会したため表示できません';

/** Shown instead of a client's words that can no longer be read. */
const placeholderOf = (field: string) => {
  if (!isJobWord(field)) return null;
  if (field === 'pictures') return [];
  return field === 'title' ? MISSING_TITLE : GONE_WORDS;
};

/** The fields of a posting, with the placeholders where the client's words cannot be read any more. */
const readable = <Fields extends Partial<Erasable<Job>>>(fields: Fields): { [Field in keyof Fields]: NonNullable<Fields[Field]> } =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? placeholderOf(field)])) as never;

const missingWords = () => Object.fromEntries(Object.keys(postedWords).map((field) => [field, placeholderOf(field)]));

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
  JobWordsErased: (event) => follow(event, { ...missingWords(), cardVersion: event.version }),
  JobReopened: (event) => follow(event, { status: 'OPEN', endedAt: null }),
  JobEnded: (event) => follow(event, { status: 'ENDED', endedAt: event.data.endedAt }),
  JobClosed: close,
  JobForceClosed: close,
});
