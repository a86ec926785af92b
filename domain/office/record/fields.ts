import { z } from 'zod';
import { labelled, labelOf } from '../../kernel/fieldMeta.ts';
import { instant } from '../../kernel/validation.ts';
import { clientProfile } from '../../people/client/profile.ts';
import { chatFields } from '../../talk/chat/fields.ts';
import { termsSheet } from '../../work/deal/sheet.ts';

const { shape: profile } = clientProfile;
const { shape: company } = profile.company;
const { shape: address } = company.address;
const { shape: sheet } = termsSheet;

const word = (field: z.ZodType) => labelled(labelOf(field), z.string());

/** The recipient of the bill, with the labels of the files of the office (deal/billRow.ts). */
const billed = {
  company: word(company.name),
  department: word(profile.department),
  name: word(profile.name),
  phone: word(company.phone),
  postalCode: word(address.postalCode),
  prefecture: word(address.prefecture),
  city: word(address.city),
  street: word(address.street),
  buildingName: word(address.buildingName),
};

/** The texts that a record keeps: of the client, the cast and the terms sheet. */
export const keptWords = {
  ...billed,
  talentName: labelled('キャスト', z.string()),
  content: word(sheet.content),
  place: word(sheet.place),
  undecided: word(sheet.undecided),
  notes: word(sheet.notes),
};

export type KeptField = keyof typeof keptWords;
export const keptFields = Object.keys(keptWords) as KeptField[];
/** The texts of a record; null for texts that it does not have. */
export type KeptWords = Readonly<Record<KeptField, string | null>>;

/** Fields of the commands and events of a record, with labels. Times in ms. */
export const recordFields = {
  dealKind: chatFields.dealKind,
  /** When the deal ended, or will end (ms). */
  endedAt: labelled('取引が終わる日時', instant),
  keptUntil: labelled('保存の期限', instant),
  ...keptWords,
};
