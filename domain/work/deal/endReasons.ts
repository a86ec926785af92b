import { DomainError } from '../../kernel/domainError.ts';
import { messages } from '../../kernel/messages.ts';
import { dealFields, type ReasonCode } from './fields.ts';
import { needsText } from './reasonLabels.ts';

// The reason for an act that ends a deal before its conclusion: one of the act's list, and a text.

/** The fields of such a command. Both are optional: pages of earlier releases send no code. */
const reasonsIn = <const Code extends ReasonCode>(...codes: readonly Code[]) => ({
  reasonCode: dealFields.reasonCode
    .extract(codes)
    .meta(dealFields.reasonCode.meta() ?? {})
    .optional(),
  reason: dealFields.reason.optional(),
});

/** The cast refuses an inquiry or an offer. */
export const castRefuses = reasonsIn('SCHEDULE', 'FEE', 'CONTENT', 'PLACE', 'OTHER_WORK', 'OTHER');
/** The cast withdraws an entry. */
export const castWithdraws = reasonsIn('SCHEDULE', 'OTHER_WORK', 'FEE', 'CONTENT', 'PLACE', 'PERSONAL', 'OTHER');
/** The client does not choose the cast of an entry. */
export const clientRefuses = reasonsIn('IMAGE', 'EXPERIENCE', 'SCHEDULE', 'OTHER_CAST', 'BUDGET', 'PLAN', 'OTHER');
/** The client does not conclude an approved offer. */
export const clientDeclines = reasonsIn('OTHER_CAST', 'SCHEDULE', 'BUDGET', 'PLAN', 'OTHER');
/** The client takes an inquiry or an offer back. */
export const clientCancels = reasonsIn('OTHER_CAST', 'SCHEDULE', 'BUDGET', 'PLAN', 'MISTAKE', 'OTHER');

type Reason = { readonly reasonCode?: ReasonCode | undefined; readonly reason?: string | undefined };
const unsaid = { reasonCode: null, reason: null };

/** Whether a reason is complete: one of the list, or a text; その他 needs the text. */
export const saysReason = ({ reasonCode, reason }: Reason): boolean =>
  reason !== undefined || (reasonCode !== undefined && !needsText(reasonCode));

/** Throws `invalid-argument` unless the reason is complete. */
const ofEntry = (said: Reason) => {
  if (!saysReason(said)) throw new DomainError('invalid-argument', { reason: messages.required });
  return { reasonCode: said.reasonCode ?? null, reason: said.reason ?? null };
};
/** The same, but pages of earlier releases say nothing. */
const ofOffer = (said: Reason) => (said.reasonCode === undefined && said.reason === undefined ? unsaid : ofEntry(said));

export const offerReasons = { refuseInquiry: ofOffer, refuse: ofOffer, decline: ofOffer, cancel: ofOffer };
export const entryReasons = { refuse: ofEntry, withdraw: ofEntry };
