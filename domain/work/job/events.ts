import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import { allPersonal, type EventOf, event, personal, sealedFields, type Upcaster } from '../../kernel/eventDefinition.ts';
import { bandsNow } from '../../kernel/person.ts';
import { jobEventFields } from './fields.ts';
import { isJobWord, postedFacts, postedWords } from './storedPosting.ts';

const { clientId } = parties;
const { endedAt, visibility } = jobEventFields;
const facts = z.object(postedFacts);
const posting = facts.extend(allPersonal(postedWords));

const draft = posting.extend({
  startsAt: z.number().nullable(),
  endsAt: z.number().nullable(),
  feeMin: z.number().nullable(),
  feeMax: z.number().nullable(),
  numberOfPeople: z.number().nullable(),
  entryDeadline: z.number().nullable(),
});

type Stored = Readonly<Record<string, unknown>>;

/** Version 1 has one picture or none. */
const withPictures = ({ picture, ...rest }: Stored): Record<string, unknown> =>
  picture === undefined ? rest : { ...rest, pictures: picture === null ? [] : [picture] };

/** Defaults for fields that version 1 does not have. */
const unsaid = { jobCategory: null, industry: [], media: [], schedule: '', numberOfPeople: 1, wantedGender: 0, wantedAgeBands: [] };
const postedFrom1: Upcaster = (data) => ({ ...unsaid, ...withPictures(data) });
const editedFrom1: Upcaster = ({ before, after, ...rest }) => ({
  ...rest,
  before: withPictures(before as Stored),
  after: withPictures(after as Stored),
});

/** Postings of releases without terms sheets. */
const withoutTemplate: Upcaster = (data) => ({ ...data, sheet: null });

/** Versions before 4 cannot contain a terms sheet. */
const mayEditTemplate: Upcaster = (data) => data;

/** Versions of `JobPosted` before 6 are all public. */
const mayBePrivate: Upcaster = (data) => data;

/** Version 1 does not store the time. */
const endedWhenRecorded: Upcaster = (data, recordedAt) => ({ ...data, endedAt: recordedAt });

/** Versions before 3 also store the texts from before the edit. */
const factsBefore: Upcaster = ({ before, ...rest }) => ({
  ...rest,
  before: Object.fromEntries(Object.entries(before as Stored).filter(([field]) => !isJobWord(field))),
});

/** A version in which band 6 was split: 14 for high school, 6 for 18 and 19 years. */
const teensApart: Upcaster = (data) => data;

/** Before this version code 14 was apart from band 6, which are the teens. */
const joinTeens = (data: Stored): Record<string, unknown> => ({
  ...data,
  ...('wantedAgeBands' in data && { wantedAgeBands: bandsNow(data.wantedAgeBands as readonly number[]) }),
});
const teensJoined: Upcaster = (data) => joinTeens(data);
const editedTeensJoined: Upcaster = ({ before, after, ...rest }) => ({
  ...rest,
  before: joinTeens(before as Stored),
  after: joinTeens(after as Stored),
});

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a job, by type, as the log stores them. */
export const jobEvents = {
  JobDraftSaved: event({ clientId, ...draft.shape }, [sealedFields, withoutTemplate, teensApart, teensJoined]),
  JobDraftDiscarded: event({ clientId }),
  JobPosted: event({ clientId, visibility, ...posting.shape }, [
    postedFrom1,
    sealedFields,
    withoutTemplate,
    teensApart,
    mayBePrivate,
    teensJoined,
  ]),
  JobEdited: event({ clientId, before: facts.partial(), after: posting.partial() }, [
    editedFrom1,
    factsBefore,
    mayEditTemplate,
    teensApart,
    editedTeensJoined,
  ]),
  /**
   * The client has left, and the client's texts are erased: `title` to `pictures` of the posting.
   */
  JobWordsErased: event({ clientId }),
  /** The client's account is suspended: the job is hidden until the end of the suspension. */
  JobHeldBack: event({ clientId }),
  JobBroughtBack: event({ clientId }),
  JobReopened: event({ clientId, entryDeadline: z.number() }),
  JobClosed: event({ clientId }),
  /** By the office, with a reason that is personal data of the client. */
  JobForceClosed: event({ clientId, reason: personal(z.string()) }),
  /** The client opens the public page. It is visible while the job takes entries. */
  JobPageOpened: event({ clientId }),
  JobPageClosed: event({ clientId }),
  /** `endedAt`: the entry deadline, however late the task ran. */
  JobEnded: event({ clientId, endedAt }, [endedWhenRecorded]),
} as const;

/** Any event of a job. */
export type JobEvent = EventOf<typeof jobEvents>;
