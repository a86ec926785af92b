import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { isJobWord, postingCatalogue } from '#domain/work/job/postingRows.ts';
import { noSeats } from '#domain/work/job/roles.ts';
import { personCardOf } from '../kernel/cards.ts';
import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import type { Job } from './jobs.schema.ts';

const path = (event: AnyEnvelope) => `jobs/${entityIdOf(event)}`;

const update = (event: AnyEnvelope, change: Partial<Job>): Writes => [[path(event), { ...change, ...versionFields(event) }, 'fields']];

type Erasable<Fields> = { readonly [Field in keyof Fields]: Fields[Field] | null };

/** The title of a posting after the client left. */
export const MISSING_TITLE = '掲載者が退会したお仕事';
const GONE_WORDS = '掲載者が退会したため表示できません';

/** The placeholder of a field that is not readable after the client left. */
const placeholderOf = (field: string) => {
  if (!isJobWord(field)) return null;
  if (Array.isArray(postingCatalogue.rows[field].kind.empty)) return [];
  return field === 'title' ? MISSING_TITLE : GONE_WORDS;
};

/** The fields of a posting, with placeholders for erased texts. */
const readable = <Fields extends Partial<Erasable<Job>>>(fields: Fields): { [Field in keyof Fields]: NonNullable<Fields[Field]> } =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? placeholderOf(field)])) as never;

const missingWords = () => Object.fromEntries(postingCatalogue.personal.map((field) => [field, placeholderOf(field)]));

const close = (event: AnyEnvelope): Writes => update(event, { status: 'CLOSED', closedAt: event.meta.recordedAt });

const keys = (event: AnyEnvelope) => (event.type === 'JobPosted' ? [`clients/${event.data.clientId}`] : []);

export const jobs = projector('jobs', keys, {
  JobPosted: (event, documents) => {
    const { clientId, visibility = 'PUBLIC', roleSeats = noSeats, ...posting } = event.data;
    const job = {
      id: entityIdOf(event),
      clientId,
      client: personCardOf(clientId, documents.get(`clients/${clientId}`)),
      status: 'OPEN',
      visibility,
      ...readable(posting),
      rolesUpTo: roleSeats.upTo,
      pageOpenedAt: null,
      closedAt: null,
      filledAt: null,
      endedAt: null,
      cardVersion: event.version,
      createdAt: event.meta.recordedAt,
      updatedAt: event.meta.recordedAt,
      version: event.version,
    };
    return [[path(event), job]];
  },
  JobEdited: (event) => {
    const { after, roleSeats } = event.data;
    return update(event, { ...readable(after), ...(roleSeats && { rolesUpTo: roleSeats.upTo }), cardVersion: event.version });
  },
  JobWordsErased: (event) => update(event, { ...missingWords(), cardVersion: event.version }),
  JobHeldBack: (event) => update(event, { visibility: 'PRIVATE' }),
  JobBroughtBack: (event) => update(event, { visibility: 'PUBLIC' }),
  JobReopened: (event) => update(event, { status: 'OPEN', endedAt: null }),
  JobEnded: (event) => update(event, { status: 'ENDED', endedAt: event.data.endedAt }),
  JobPageOpened: (event) => update(event, { pageOpenedAt: event.meta.recordedAt }),
  JobPageClosed: (event) => update(event, { pageOpenedAt: null }),
  JobClosed: close,
  JobFilled: (event) => update(event, { status: 'CLOSED', closedAt: event.meta.recordedAt, filledAt: event.meta.recordedAt }),
  JobForceClosed: close,
});

const draftPath = (event: AnyEnvelope) => `jobDrafts/${entityIdOf(event)}`;

export const jobDrafts = projector('jobDrafts', (event) => (event.type === 'JobDraftSaved' ? [draftPath(event)] : []), {
  JobDraftSaved: (event, documents) => {
    const { version, data, meta, streamId } = event;
    const createdAt = (documents.get(draftPath(event))?.createdAt as number | undefined) ?? meta.recordedAt;
    return [[draftPath(event), { id: parseStreamId(streamId).entityId, ...data, createdAt, updatedAt: meta.recordedAt, version }]];
  },
  JobDraftDiscarded: (event) => [[draftPath(event), null]],
  // Only a job that was a draft has this document, and the draft was an earlier event.
  JobPosted: (event) => (event.version > 1 ? [[draftPath(event), null]] : []),
});
