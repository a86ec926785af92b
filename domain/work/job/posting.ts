import type { z } from 'zod';
import { draftOf, inputOf, peopleMax } from '../../kernel/catalogueInput.ts';
import { foreseenMessages } from '../../kernel/foreseenMessages.ts';
import { latestPayDue, type SheetTemplate, sheetFaults, sheetTemplate } from '../deal/sheet.ts';
import { firstWork } from '../deal/workSpan.ts';
import { postingCatalogue } from './postingRows.ts';
import { draftRoles, feeRangeFault, roleFaults, rolesInput } from './roles.ts';
import type { Visibility } from './state.ts';

export const jobPosting = inputOf(postingCatalogue, { sheet: sheetTemplate.nullable().default(null), roles: rolesInput });

export type JobPosting = z.infer<typeof jobPosting>;
export type JobField = keyof JobPosting;
export const jobFields: readonly JobField[] = postingCatalogue.fields;

/** A draft of a posting: fields may be missing, but present values must be valid. */
export const jobDraft = draftOf(postingCatalogue, jobPosting).extend({ roles: draftRoles.default([]) });

export type JobDraft = z.infer<typeof jobDraft>;

/** Error text if entries would come after the first work begins; null otherwise. */
export const entriesTooLate = (
  { sheet, entryDeadline }: { readonly sheet: Parameters<typeof firstWork>[0]; readonly entryDeadline: number },
  visibility: Visibility,
): string | null =>
  visibility === 'PUBLIC' && (firstWork(sheet) ?? entryDeadline) < entryDeadline ? 'お仕事の日時は、募集締切より後にしてください' : null;

/** Error texts of a posting, by field. A private job has no entry deadline to check. */
export const postingFaults = (posting: JobPosting, visibility: Visibility = 'PUBLIC'): Record<string, string> => {
  const tooLate = entriesTooLate(posting, visibility);
  return {
    ...(tooLate !== null && { 'sheet.workDays': tooLate }),
    ...(posting.endsAt < posting.startsAt && { endsAt: '終了日時は、開始日時より後にしてください' }),
    ...roleFaults(posting.roles),
    ...(posting.roles.length === 0 && posting.feeMax < posting.feeMin && { feeMax: feeRangeFault }),
    ...(posting.numberOfPeople > peopleMax && { roles: `人数は、すべての役を合わせて${peopleMax}人までです` }),
    ...(visibility === 'PUBLIC' &&
      posting.entryDeadline > posting.startsAt && { entryDeadline: '募集締切は、開始日時より前にしてください' }),
  };
};

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
