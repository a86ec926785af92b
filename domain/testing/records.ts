import { type KeptWords, keptFields } from '../office/record/fields.ts';
import { record } from '../office/record/record.ts';
import { talentProfile } from './profiles.ts';
import { sheetWords } from './sheets.ts';

const { dealKind: _kind, endedAt: _ended, ...words } = record.commandRows.keep.example;
/** The texts that a record keeps when the client of a deal with a terms sheet leaves. */
export const wordsOfClient: KeptWords = { ...words, ...sheetWords };
/** The texts that it keeps when the cast leaves later. */
export const wordsOfTalent: KeptWords = {
  ...(Object.fromEntries(keptFields.map((field) => [field, null])) as KeptWords),
  talentName: talentProfile.name,
};
