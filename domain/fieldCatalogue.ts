import { deviceFields } from './account/deviceFields.ts';
import { accountFields } from './account/fields.ts';
import { mailFields } from './account/mailFields.ts';
import { auditFields } from './audit/fields.ts';
import { chatFields } from './chat/fields.ts';
import { clientFields } from './client/fields.ts';
import { closingFields } from './closing/fields.ts';
import { contactFields } from './contact/fields.ts';
import { controlFields } from './control/fields.ts';
import { countersignFields } from './countersign/fields.ts';
import { deskFields } from './desk/fields.ts';
import { diaryFields } from './diary/fields.ts';
import { entryFields } from './entry/fields.ts';
import { guardianFields } from './guardian/fields.ts';
import { invoiceFields } from './invoice/fields.ts';
import { jobEventFields } from './job/fields.ts';
import type { Fields } from './kernel/fieldMeta.ts';
import type { AggregateName } from './kernel/identifiers.ts';
import { masterFields } from './master/fields.ts';
import { mediaFields } from './media/fields.ts';
import { newsText } from './news/fields.ts';
import { offerFields } from './offer/fields.ts';
import { operationFields } from './operation/fields.ts';
import { recordFields } from './record/fields.ts';
import { reportFields } from './report/fields.ts';
import { reviewFields } from './review/fields.ts';
import { savedSearchFields } from './savedSearch/fields.ts';
import { studentFields } from './student/fields.ts';
import { talentFields } from './talent/fields.ts';

/**
 * The fields of the aggregates whose histories the office reads, by the names in commands and
 * events. Each schema has its label, unit and limit.
 */
export const fieldCatalogue = {
  account: { ...accountFields, ...mailFields, ...deviceFields },
  audit: auditFields,
  chat: chatFields,
  client: clientFields,
  closing: closingFields,
  contact: contactFields,
  control: controlFields,
  countersign: countersignFields,
  desk: deskFields,
  entry: entryFields,
  diary: diaryFields,
  savedSearch: savedSearchFields,
  guardian: guardianFields,
  invoice: invoiceFields,
  job: jobEventFields,
  master: masterFields,
  media: mediaFields,
  news: newsText.shape,
  offer: offerFields,
  operation: operationFields,
  record: recordFields,
  report: reportFields,
  review: reviewFields,
  student: studentFields,
  talent: talentFields,
} as const satisfies Partial<Record<AggregateName, Fields>>;
