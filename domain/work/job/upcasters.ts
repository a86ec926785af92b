import { upcastersOf } from '../../kernel/catalogueEvent.ts';
import { sealedFields, type Upcaster } from '../../kernel/eventDefinition.ts';
import { bandsNow } from '../../kernel/person.ts';
import { isJobWord, postingCatalogue } from './postingRows.ts';

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

const added = upcastersOf(postingCatalogue);
/** An edit has only changed fields, so it needs none of those that a version added. */
const mayEditAdded: readonly Upcaster[] = added.map(() => (data) => data);

/** The conversions of `JobDraftSaved`, version 1 to 2 first. */
export const ofDrafts = [sealedFields, withoutTemplate, teensApart, teensJoined, ...added];
/** The conversions of `JobPosted`. */
export const ofPostings = [postedFrom1, sealedFields, withoutTemplate, teensApart, mayBePrivate, teensJoined, ...added];
/** The conversions of `JobEdited`. */
export const ofEdits = [editedFrom1, factsBefore, mayEditTemplate, teensApart, editedTeensJoined, ...mayEditAdded];
/** The conversions of `JobEnded`. */
export const ofEnds = [endedWhenRecorded];
