import { Link } from 'react-router-dom';
import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { offerFields } from '#domain/offer/commands.ts';
import { inquiryTypeLabels } from '#domain/offer/status.ts';
import { type Offer, offerTexts } from '#projections/deal/offers.schema.ts';
import { href } from '#web/app/href.ts';
import { FeeHistory, type Side, useFeeChanges } from '#web/features/deal/public.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { jobPlace } from '../offerDocument.ts';
import { openActions } from '../openActions.ts';

/** The terms of a deal; the client changes fee and end from here while that is open. */
export const OfferFacts = ({ offer, side, now }: { readonly offer: Offer; readonly side: Side; readonly now: number }) => {
  const open = openActions(offer, side, now);
  const feeChanges = useFeeChanges('offer', side, offer);
  const { id: offerId, fee, scheduleToClose, inquiryType } = offer;
  const facts: Fact[] = [
    { term: labelOf(offerFields.jobId), value: <Link to={jobPlace(offer, side)}>{offer.job.title || 'お仕事の詳細'}</Link> },
    ...(fee === null
      ? []
      : [
          {
            term: labelOf(offerFields.fee),
            value: <strong>{formatYen(fee)}</strong>,
            ...(open.includes('changeFee') && { action: <Link to={href('clientOfferFeeEdit', { offerId })}>報酬を変更</Link> }),
          },
        ]),
    ...(scheduleToClose === null
      ? []
      : [
          {
            term: labelOf(offerFields.scheduleToClose),
            value: longTime(scheduleToClose),
            ...(open.includes('changeSchedule') && { action: <Link to={href('clientOfferScheduleEdit', { offerId })}>終了日を変更</Link> }),
          },
        ]),
    ...(inquiryType === null ? [] : [{ term: labelOf(offerFields.inquiryType), value: inquiryTypeLabels[inquiryType] }]),
  ];
  return (
    <>
      <Card title="内容">
        <Facts facts={facts} />
      </Card>
      <FeeHistory changes={feeChanges} />
      {offerTexts.map((name) =>
        offer[name] === null ? null : (
          <Card key={name} title={labelOf(offerFields[name])}>
            <p style={{ whiteSpace: 'pre-wrap', lineHeight: 1.75, maxWidth: '40em' }}>{offer[name]}</p>
          </Card>
        ),
      )}
    </>
  );
};
