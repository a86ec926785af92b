import { z } from 'zod';
import { type EventOf, event, type Upcaster } from '../kernel/eventDefinition.ts';

const posting = z.object({
  title: z.string(),
  description: z.string(),
  jobCategory: z.string().nullable(),
  industry: z.array(z.string()),
  media: z.array(z.string()),
  prefecture: z.number(),
  place: z.string(),
  startsAt: z.number(),
  endsAt: z.number(),
  schedule: z.string(),
  feeMin: z.number(),
  feeMax: z.number(),
  numberOfPeople: z.number(),
  wantedGender: z.literal([0, 1, 2]),
  wantedAgeBands: z.array(z.number()),
  entryDeadline: z.number(),
  pictures: z.array(z.string()),
});

const draft = posting.extend({
  startsAt: z.number().nullable(),
  endsAt: z.number().nullable(),
  feeMin: z.number().nullable(),
  feeMax: z.number().nullable(),
  numberOfPeople: z.number().nullable(),
  entryDeadline: z.number().nullable(),
});

type Stored = Readonly<Record<string, unknown>>;

/** Version 1 had one picture or none. */
const withPictures = ({ picture, ...rest }: Stored): Record<string, unknown> =>
  picture === undefined ? rest : { ...rest, pictures: picture === null ? [] : [picture] };

/** What postings of version 1 did not say: no master, nobody in particular, one person. */
const unsaid = { jobCategory: null, industry: [], media: [], schedule: '', numberOfPeople: 1, wantedGender: 0, wantedAgeBands: [] };
const postedFrom1: Upcaster = (data) => ({ ...unsaid, ...withPictures(data) });
const editedFrom1: Upcaster = ({ before, after, ...rest }) => ({
  ...rest,
  before: withPictures(before as Stored),
  after: withPictures(after as Stored),
});

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const jobEvents = {
  JobDraftSaved: event({ clientId: z.string(), ...draft.shape }),
  JobDraftDiscarded: event({ clientId: z.string() }),
  JobPosted: event({ clientId: z.string(), ...posting.shape }, [postedFrom1]),
  JobEdited: event({ clientId: z.string(), before: posting.partial(), after: posting.partial() }, [editedFrom1]),
  JobReopened: event({ clientId: z.string(), entryDeadline: z.number() }),
  JobClosed: event({ clientId: z.string() }),
  JobEnded: event({ clientId: z.string() }),
} as const;

export type JobEvent = EventOf<typeof jobEvents>;
