import { useRef } from 'react';
import type { CommandOf } from '#domain/work/offer/commands.ts';
import type { CommandOutcome } from '#web/shared/data/commands/useCommand.ts';
import { NEW_JOB } from '../beginning.ts';
import { type OfferFormResult, privateJobOf } from '../offerForm.ts';
import { useBegin } from './begin.ts';
import { useMakePrivateJob } from './makePrivateJob.ts';

type Fields<Type extends 'inquire' | 'makeOffer'> = Omit<CommandOf<Type>, 'type'>;
type Target = { readonly talentId: string; readonly inquiryId?: string | undefined };

/**
 * Sends the values of the offer form as one command: an inquiry without terms, an offer with fee
 * (yen) and end (ms), or the offer after an inquiry. An offer without a job creates one first.
 */
export const useSendOffer = ({ talentId, inquiryId }: Target) => {
  const about = useRef('');
  const jobOf = () => about.current;
  const inquiry = useBegin<Fields<'inquire'>>('offer', 'inquire', jobOf);
  const offer = useBegin<Fields<'makeOffer'>>('offer', 'makeOffer', jobOf);
  const continued = useBegin<Fields<'makeOffer'> & { offerId: string }>('offer', 'continueInquiry', jobOf);
  const { make, making } = useMakePrivateJob();
  const send = async (values: OfferFormResult): Promise<CommandOutcome> => {
    const makesJob = values.kind === 'OFFER' && values.jobId === NEW_JOB;
    const jobId = makesJob ? await make(privateJobOf(values)) : values.jobId;
    about.current = jobId;
    if (values.kind === 'INQUIRY') return inquiry.send({ jobId, talentId, inquiryType: values.inquiryType, message: values.message });
    const terms = { jobId, talentId, fee: values.fee, scheduleToClose: values.scheduleToClose, sheet: values.sheet };
    return inquiryId ? continued.send({ ...terms, offerId: inquiryId }) : offer.send(terms);
  };
  return { send, sending: making || inquiry.sending || offer.sending || continued.sending };
};
