import type { z } from 'zod';
import type { enter } from '#domain/entry/commands.ts';
import type { inquire, makeOffer } from '#domain/offer/commands.ts';
import { type CommandOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import { type DealKind, documentOf, idOf, kinds } from '../kinds.ts';
import type { OfferFormResult } from '../offerForm.ts';

type FieldsOf<Schema extends z.ZodType> = Omit<z.infer<Schema>, 'type'>;

/** A command that answers with the stream of its deal: done when the deal's page shows it. */
const useBegin = <Fields extends object>(kind: DealKind, type: string, jobId: string) =>
  useCommand<Fields>({
    callable: kinds[kind].collection,
    type,
    shownBy: ({ streamId }) => documentOf(kind, jobId, idOf(kind, streamId)),
  });

/** Enters a job. */
export const useEnter = (jobId: string) => useBegin<Omit<FieldsOf<typeof enter>, 'clientId'>>('entry', 'enter', jobId);

type Target = { readonly talentId: string; readonly jobId: string; readonly inquiryId?: string | undefined };

/**
 * Turns the values of the offer's form into the one command that they mean: an inquiry before any terms, an offer with fee (yen) and end
 * (ms), or the offer that follows an inquiry.
 */
export const useSendOffer = ({ talentId, jobId, inquiryId }: Target) => {
  const inquiry = useBegin<FieldsOf<typeof inquire>>('offer', 'inquire', jobId);
  const offer = useBegin<FieldsOf<typeof makeOffer>>('offer', 'makeOffer', jobId);
  const continued = useBegin<FieldsOf<typeof makeOffer> & { offerId: string }>('offer', 'continueInquiry', jobId);
  const send = (values: OfferFormResult): Promise<CommandOutcome> => {
    if (values.kind === 'INQUIRY') return inquiry.send({ jobId, talentId, inquiryType: values.inquiryType, message: values.message });
    const terms = { jobId, talentId, fee: values.fee, scheduleToClose: values.scheduleToClose, sheet: values.sheet };
    return inquiryId ? continued.send({ ...terms, offerId: inquiryId }) : offer.send(terms);
  };
  return { send, sending: inquiry.sending || offer.sending || continued.sending };
};
