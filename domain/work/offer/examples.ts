import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import type { DealExample } from '../deal/definition.ts';
import { parties, sharedExamples, terms } from '../deal/examples.ts';
import type { OfferCommand } from './commands.ts';

const { jobId, talentId } = parties;
const begun = ['makeOffer'];
const waiting = [...begun, 'accept'];
const checked = [...waiting, 'adminApprove'];
const concluded = [...checked, 'approve'];

/** The examples of the commands on an offer. */
export const offerExamples: Readonly<Record<OfferCommand['type'], DealExample>> = {
  ...sharedExamples({ begun, waiting, checked, concluded }),
  inquire: { example: { jobId, talentId, inquiryType: 'APPEARANCE', message: 'ご相談です。' }, bound: 'self' },
  refuseInquiry: { example: {}, after: ['inquire'] },
  makeOffer: { example: { jobId, talentId, ...terms }, bound: 'self' },
  accept: { example: { termsNo: 1 }, after: begun },
  refuse: { example: {}, after: begun },
  adminApprove: { example: { termsNo: 1 }, after: waiting },
  adminDisapprove: { example: { reason: '日程の重なり' }, after: waiting },
  approve: { example: { termsNo: 1 }, after: checked },
  decline: { example: {}, after: checked },
  cancel: { example: {}, after: begun },
  remindInquiry: { example: {}, after: ['inquire'], later: 3 * DAY },
  remindAccept: { example: {}, after: begun, later: businessRules.answerPeriod - businessRules.reminderLead },
};
