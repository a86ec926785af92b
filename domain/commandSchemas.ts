import { accountCommand } from './account/commands.ts';
import { auditCommand } from './audit/commands.ts';
import { chatCommand } from './chat/commands.ts';
import { clientCommand } from './client/commands.ts';
import { closingCommand } from './closing/commands.ts';
import { contactCommand } from './contact/commands.ts';
import { controlCommand } from './control/commands.ts';
import { countersignCommand } from './countersign/commands.ts';
import { deskCommand } from './desk/commands.ts';
import { diaryCommand } from './diary/commands.ts';
import { entryCommand } from './entry/commands.ts';
import { favoriteCommand } from './favorite/commands.ts';
import { guardianCommand } from './guardian/commands.ts';
import { invoiceCommand } from './invoice/commands.ts';
import { jobCommand } from './job/commands.ts';
import type { AggregateName } from './kernel/identifiers.ts';
import { masterCommand } from './master/commands.ts';
import { mediaCommand } from './media/commands.ts';
import { newsCommand } from './news/commands.ts';
import { notificationCommand } from './notification/commands.ts';
import { offerCommand } from './offer/commands.ts';
import { operationCommand } from './operation/commands.ts';
import { recordCommand } from './record/commands.ts';
import { reportCommand } from './report/commands.ts';
import { reviewCommand } from './review/commands.ts';
import { savedSearchCommand } from './savedSearch/commands.ts';
import { studentCommand } from './student/commands.ts';
import { talentCommand } from './talent/commands.ts';

/** The schema of each aggregate's commands: a union, one member for each type of command. */
export const commandSchemas = {
  account: accountCommand,
  talent: talentCommand,
  client: clientCommand,
  student: studentCommand,
  job: jobCommand,
  offer: offerCommand,
  entry: entryCommand,
  review: reviewCommand,
  favorite: favoriteCommand,
  master: masterCommand,
  news: newsCommand,
  media: mediaCommand,
  chat: chatCommand,
  notification: notificationCommand,
  audit: auditCommand,
  operation: operationCommand,
  record: recordCommand,
  diary: diaryCommand,
  savedSearch: savedSearchCommand,
  report: reportCommand,
  guardian: guardianCommand,
  contact: contactCommand,
  invoice: invoiceCommand,
  control: controlCommand,
  countersign: countersignCommand,
  closing: closingCommand,
  desk: deskCommand,
} as const satisfies Record<AggregateName, unknown>;
