import { useParams } from 'react-router-dom';
import { DealQueue } from '../deals/dealQueue.tsx';
import { offerDesk } from './offerDesk.ts';

/** Offers that wait for the office, or the latest ones. */
export default function OfferQueueScreen() {
  return <DealQueue desk={offerDesk} chosenId={useParams().offerId} />;
}
