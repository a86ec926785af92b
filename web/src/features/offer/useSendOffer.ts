import type { CommandOutcome } from '#web/shared/data/useCommand.ts';
import { useInquire } from './commands/inquire.ts';
import { useContinueInquiry, useMakeOffer } from './commands/makeOffer.ts';
import type { OfferFormResult } from './offerForm.ts';

type Target = { readonly talentId: string; readonly jobId: string; readonly inquiryId?: string | undefined };

/** Turns the form's values into the one command that they mean. */
export const useSendOffer = ({ talentId, jobId, inquiryId }: Target) => {
  const inquiry = useInquire(jobId);
  const offer = useMakeOffer(jobId);
  const continued = useContinueInquiry(jobId);
  const send = (values: OfferFormResult): Promise<CommandOutcome> => {
    if (values.kind === 'INQUIRY') return inquiry.send({ jobId, talentId, inquiryType: values.inquiryType, message: values.message });
    const terms = { jobId, talentId, fee: values.fee, scheduleToClose: values.scheduleToClose };
    return inquiryId ? continued.send({ ...terms, offerId: inquiryId }) : offer.send(terms);
  };
  return { send, sending: inquiry.sending || offer.sending || continued.sending };
};
