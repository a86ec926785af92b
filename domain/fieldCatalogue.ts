import { reason } from './kernel/commonFields.ts';
import type { Fields } from './kernel/fieldMeta.ts';
import type { AggregateName } from './kernel/identifiers.ts';
import { closingFields } from './money/closing/fields.ts';
import { invoiceFields } from './money/invoice/fields.ts';
import { auditFields } from './office/audit/fields.ts';
import { controlFields } from './office/control/fields.ts';
import { countersignFields } from './office/countersign/fields.ts';
import { deskFields } from './office/desk/fields.ts';
import { masterFields } from './office/master/fields.ts';
import { operationFields } from './office/operation/fields.ts';
import { recordFields } from './office/record/fields.ts';
import { accountFields } from './people/account/fields.ts';
import { deviceFields, mailFields } from './people/account/notificationFields.ts';
import { billClientId, paymentMethod } from './people/client/billing.ts';
import { clientProfile } from './people/client/profile.ts';
import { mediaFields } from './people/media/fields.ts';
import { studentFields } from './people/student/fields.ts';
import { talentFields } from './people/talent/fields.ts';
import { chatFields } from './talk/chat/fields.ts';
import { contactFields } from './talk/contact/fields.ts';
import { newsText } from './talk/news/fields.ts';
import { reportFields } from './talk/report/fields.ts';
import { reviewFields } from './talk/review/fields.ts';
import { diaryFields } from './work/diary/fields.ts';
import { entryFields } from './work/entry/fields.ts';
import { guardianFields } from './work/guardian/fields.ts';
import { jobEventFields } from './work/job/fields.ts';
import { offerFields } from './work/offer/fields.ts';
import { savedSearchFields } from './work/savedSearch/fields.ts';

/**
 * The fields of the aggregates whose histories the office reads, by the names in commands and
 * events. Each schema has its label, unit and limit.
 */
export const fieldCatalogue = {
  account: { ...accountFields, ...mailFields, ...deviceFields },
  audit: auditFields,
  chat: chatFields,
  client: { ...clientProfile.shape, paymentMethod, billClientId, reason },
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
