import type { AggregateName } from './kernel/identifiers.ts';
import { closing } from './money/closing/closing.ts';
import { invoice } from './money/invoice/invoice.ts';
import { audit } from './office/audit/audit.ts';
import { control } from './office/control/control.ts';
import { countersign } from './office/countersign/countersign.ts';
import { desk } from './office/desk/desk.ts';
import { master } from './office/master/master.ts';
import { operation } from './office/operation/operation.ts';
import { recordCommand } from './office/record/commands.ts';
import { accountCommand } from './people/account/commands.ts';
import { clientCommand } from './people/client/commands.ts';
import { mediaCommand } from './people/media/commands.ts';
import { studentCommand } from './people/student/commands.ts';
import { talentCommand } from './people/talent/commands.ts';
import { chat } from './talk/chat/chat.ts';
import { contact } from './talk/contact/contact.ts';
import { news } from './talk/news/news.ts';
import { notification } from './talk/notification/notification.ts';
import { report } from './talk/report/report.ts';
import { review } from './talk/review/review.ts';
import { diaryCommand } from './work/diary/commands.ts';
import { entryCommand } from './work/entry/commands.ts';
import { favoriteCommand } from './work/favorite/commands.ts';
import { guardianCommand } from './work/guardian/commands.ts';
import { jobCommand } from './work/job/commands.ts';
import { offerCommand } from './work/offer/commands.ts';
import { savedSearchCommand } from './work/savedSearch/commands.ts';

/** The schema of each aggregate's commands: a union, one member for each type of command. */
export const commandSchemas = {
  account: accountCommand,
  talent: talentCommand,
  client: clientCommand,
  student: studentCommand,
  job: jobCommand,
  offer: offerCommand,
  entry: entryCommand,
  review: review.command,
  favorite: favoriteCommand,
  master: master.command,
  news: news.command,
  media: mediaCommand,
  chat: chat.command,
  notification: notification.command,
  audit: audit.command,
  operation: operation.command,
  record: recordCommand,
  diary: diaryCommand,
  savedSearch: savedSearchCommand,
  report: report.command,
  guardian: guardianCommand,
  contact: contact.command,
  invoice: invoice.command,
  control: control.command,
  countersign: countersign.command,
  closing: closing.command,
  desk: desk.command,
} as const satisfies Record<AggregateName, unknown>;
