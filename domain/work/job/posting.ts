import { z } from 'zod';
import { labelled, limitOf } from '../../kernel/fieldMeta.ts';
import { foreseenMessages } from '../../kernel/foreseenMessages.ts';
import { ageBandCodes } from '../../kernel/person.ts';
import {
  fee,
  identifier,
  instant,
  line,
  listOf,
  messages,
  optionalLine,
  optionalText,
  storagePath,
  text,
} from '../../kernel/validation.ts';
import { latestPayDue, type SheetTemplate, sheetFaults, sheetTemplate } from '../deal/sheet.ts';
import type { Visibility } from './storedPosting.ts';

const people = z
  .number({ error: ({ input }) => (input === undefined ? messages.required : messages.people) })
  .int(messages.people)
  .min(1, messages.people)
  .max(999, messages.people);
/** The age bands of the specification without "unselected": no band means any age. */
const ageBand = z.literal([...ageBandCodes]);

/**
 * A posting: form, command and event share this shape. Fees in yen, times in ms. Job category,
 * industry and media are master ids. Lists show the first picture.
 */
export const jobPosting = z.strictObject({
  title: labelled('タイトル', line(60)),
  description: labelled('お仕事の内容', text(2_000)),
  jobCategory: labelled('お仕事の種類', identifier.nullable()),
  industry: labelled('業種', listOf(identifier, 5)),
  media: labelled('使用媒体', listOf(identifier, 5)),
  prefecture: labelled('都道府県', z.int().min(0).max(47)),
  place: labelled('場所', optionalLine(100)),
  startsAt: labelled('開始日時', instant),
  endsAt: labelled('終了日時', instant),
  schedule: labelled('スケジュールの補足', optionalText(500)),
  feeMin: labelled('報酬（税抜・下限）', fee, '円'),
  feeMax: labelled('報酬（税抜・上限）', fee, '円'),
  numberOfPeople: labelled('募集人数', people, '人'),
  wantedGender: labelled('募集する性別', z.literal([0, 1, 2])),
  wantedAgeBands: labelled('募集する年代', listOf(ageBand, ageBandCodes.length)),
  entryDeadline: labelled('募集締切', instant),
  pictures: labelled('写真', listOf(storagePath, 5)),
  /** The template of the terms sheet. Offers are prefilled from it, and an entry agrees to it. */
  sheet: labelled('条件書', sheetTemplate.nullable().default(null)),
});

export type JobPosting = z.infer<typeof jobPosting>;
export type JobField = keyof JobPosting;
/** The names of all fields of a posting. */
export const jobFields = Object.keys(jobPosting.shape) as JobField[];

/** A draft of a posting: fields may be missing, but present values must be valid. */
export const jobDraft = jobPosting.extend({
  title: optionalLine(limitOf(jobPosting.shape.title)),
  description: optionalText(limitOf(jobPosting.shape.description)),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  feeMin: fee.nullable(),
  feeMax: fee.nullable(),
  numberOfPeople: people.nullable(),
  entryDeadline: instant.nullable(),
});

export type JobDraft = z.infer<typeof jobDraft>;

/**
 * Error texts by field, for rules over several fields; empty if valid. A private job takes no
 * entries, so its deadline is not checked.
 */
export const postingFaults = (posting: JobPosting, visibility: Visibility = 'PUBLIC'): Record<string, string> => ({
  ...(posting.endsAt < posting.startsAt && { endsAt: '終了日時は、開始日時より後にしてください' }),
  ...(posting.feeMax < posting.feeMin && { feeMax: '報酬の上限は、下限以上にしてください' }),
  ...(visibility === 'PUBLIC' && posting.entryDeadline > posting.startsAt && { entryDeadline: '募集締切は、開始日時より前にしてください' }),
});

const templateFaults = (sheet: SheetTemplate, now: number): Record<string, string> => {
  const faults = sheetFaults(sheet, Number.POSITIVE_INFINITY, now);
  const isLate = sheet.workDays.length > 0 && sheet.payDue > latestPayDue(sheet, 0);
  const all = { ...faults, ...(isLate && { payDue: foreseenMessages['payment-too-late'] }) };
  return Object.fromEntries(Object.entries(all).map(([field, message]) => [`sheet.${field}`, message]));
};

/** Like `postingFaults`, and also checks at `now` (ms) that the entry deadline is in the future. */
export const postingFaultsAt = (posting: JobPosting, now: number, visibility: Visibility = 'PUBLIC'): Record<string, string> => ({
  ...(visibility === 'PUBLIC' && posting.entryDeadline <= now && { entryDeadline: '募集締切には、これからの日時を指定してください' }),
  ...postingFaults(posting, visibility),
  ...(posting.sheet && templateFaults(posting.sheet, now)),
});
