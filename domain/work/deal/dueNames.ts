import { labelOf } from '../../kernel/fieldMeta.ts';
import { dealFields } from './fields.ts';

const answer = labelOf(dealFields.answerDue);
const confirmation = '確定の期限';
const selection = '選考の期限';

/** The name of `answerDue` in a status: a client confirms an offer, and selects entries. */
export const dueName = (kind: 'offer' | 'entry', status: string): string => {
  if (kind === 'entry') return selection;
  return status === 'IS_ADMIN_APPROVED' ? confirmation : answer;
};

const asksToConfirm = new Set(['OfferAdminApproved', 'OfferApproveReminded']);
/** The same for the mail about an event. */
export const dueNameOfMail = (type: string): string =>
  dueName(type.startsWith('Entry') ? 'entry' : 'offer', asksToConfirm.has(type) ? 'IS_ADMIN_APPROVED' : '');
