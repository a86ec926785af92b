import { dutiesOf } from '../kernel/definition.ts';
import type { AggregateName } from '../kernel/identifiers.ts';
import type { OfficeRole } from '../kernel/officeRoles.ts';
import { news } from '../talk/news/news.ts';
import { entry } from '../work/entry/entry.ts';
import { job } from '../work/job/job.ts';
import { offer } from '../work/offer/offer.ts';

// Plain data, computed by the web build (web/plainData.ts).

type Commands = Partial<Record<OfficeRole, readonly string[]>>;

/** Members who work on a queue. The decider checks which queue it is. */
const desk = ['assign', 'unassign', 'note', 'strikeNote', 'tag', 'untag', 'snooze', 'wake'] as const;

const seconds = ['ask', 'confirm', 'decline', 'withdraw'] as const;

/**
 * The commands of the office, with the roles that send them. Commands without a role here are not
 * the office's; their decider checks the sender.
 */
export const officeCommands: Partial<Record<AggregateName, Commands>> = {
  offer: dutiesOf(offer),
  entry: dutiesOf(entry),
  job: dutiesOf(job),
  diary: { review: ['allowOverlap'] },
  report: { review: ['settle'] },
  review: { review: ['takeDown', 'restore'] },
  media: { review: ['takeDown'], people: ['takeDown'] },
  account: { people: ['certifyClient', 'revokeCertification', 'suspend', 'lift'], administration: ['setDuties'] },
  talent: {
    review: ['takeDownPicture'],
    people: ['publish', 'confirmBirthday', 'returnProfile', 'unpublish', 'suspend', 'setViewOrder', 'takeDownPicture'],
  },
  student: { people: ['register', 'change', 'remove', 'issueLinkCode', 'unlink'] },
  contact: { people: ['begin', 'answer', 'close', 'erase'] },
  guardian: { people: ['record'] },
  client: { billing: ['setBillClientId'], people: ['returnProfile'] },
  invoice: { billing: ['issue', 'void', 'recordPayment', 'strikePayment', 'credit', 'remind'] },
  closing: { billing: ['lock', 'unlock'] },
  audit: {
    review: ['readHistory'],
    people: ['readHistory', 'openPersonal'],
    billing: ['readHistory', 'openPersonal', 'exportBills'],
    approval: ['readHistory'],
    audit: ['readHistory', 'openPersonal', 'exportBills'],
    administration: ['readHistory'],
  },
  master: { operations: ['add', 'rename', 'reorder', 'retire', 'restore'] },
  news: dutiesOf(news),
  operation: { operations: ['retryStream', 'discardEvent', 'resendMail', 'rearmDeadline'] },
  control: { administration: ['set'] },
  desk: { review: desk, people: desk, approval: desk },
  // Members who send an act of `watchedActs` request and give confirmations. The decider checks the
  // act.
  countersign: { review: seconds, billing: seconds, approval: seconds, audit: seconds, operations: seconds, administration: seconds },
};
