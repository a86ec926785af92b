import fc from 'fast-check';
import { type KeptWords, keptFields } from '../office/record/fields.ts';
import { NOON } from './contexts.ts';
import { clientProfile, talentProfile } from './profiles.ts';
import { sheetWords } from './sheets.ts';
import { personalText } from './values.ts';

const none = Object.fromEntries(keptFields.map((field) => [field, null])) as KeptWords;
const { name, department, company } = clientProfile;
const { name: companyName, phone, address } = company;

/** The texts that a record keeps when the client of a deal with a terms sheet leaves. */
export const wordsOfClient: KeptWords = { ...none, company: companyName, department, name, phone, ...address, ...sheetWords };
/** The texts that it keeps when the cast leaves later. */
export const wordsOfTalent: KeptWords = { ...none, talentName: talentProfile.name };

const words = fc.constantFrom(...keptFields).chain((field) => personalText.map((text): KeptWords => ({ ...none, [field]: text })));

/** Random commands on a record. */
export const recordCommands: fc.Arbitrary<{ type: string }> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ words, dealKind: fc.constantFrom('offer', 'entry'), endedAt: fc.constantFrom(0, NOON) })
      .map(({ words, ...said }) => ({ type: 'keep', ...said, ...words })),
  },
  fc.constant({ type: 'endRecord' }),
);
