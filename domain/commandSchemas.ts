import type { AggregateName } from './kernel/identifiers.ts';
import { closingCommand } from './money/closing/commands.ts';
import { invoiceCommand } from './money/invoice/commands.ts';
import { auditCommand } from './office/audit/commands.ts';
import { controlCommand } from './office/control/commands.ts';
import { countersignCommand } from './office/countersign/commands.ts';
import { deskCommand } from './office/desk/commands.ts';
import { masterCommand } from './office/master/commands.ts';
import { operationCommand } from './office/operation/commands.ts';
import { record } from './office/record/record.ts';
import { account } from './people/account/account.ts';
import { client } from './people/client/client.ts';
import { media } from './people/media/media.ts';
import { student } from './people/student/student.ts';
import { talent } from './people/talent/talent.ts';
import { chatCommand } from './talk/chat/commands.ts';
import { contactCommand } from './talk/contact/commands.ts';
import { news } from './talk/news/news.ts';
import { notificationCommand } from './talk/notification/commands.ts';
import { reportCommand } from './talk/report/commands.ts';
import { reviewCommand } from './talk/review/commands.ts';
import { diary } from './work/diary/diary.ts';
import { entryCommand } from './work/entry/commands.ts';
import { favorite } from './work/favorite/favorite.ts';
import { guardian } from './work/guardian/guardian.ts';
import { jobCommand } from './work/job/commands.ts';
import { offerCommand } from './work/offer/commands.ts';
import { savedSearch } from './work/savedSearch/savedSearch.ts';

/** The schema of each aggregate's commands: a union, one member for each type of command. */
export const commandSchemas = {
  account: account.command,
  talent: talent.command,
  client: client.command,
  student: student.command,
  job: jobCommand,
  offer: offerCommand,
  entry: entryCommand,
  review: reviewCommand,
  favorite: favorite.command,
  master: masterCommand,
  news: news.command,
  media: media.command,
  chat: chatCommand,
  notification: notificationCommand,
  audit: auditCommand,
  operation: operationCommand,
  record: record.command,
  diary: diary.command,
  savedSearch: savedSearch.command,
  report: reportCommand,
  guardian: guardian.command,
  contact: contactCommand,
  invoice: invoiceCommand,
  control: controlCommand,
  countersign: countersignCommand,
  closing: closingCommand,
  desk: deskCommand,
} as const satisfies Record<AggregateName, unknown>;
