import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';
import { type Deals, kinds } from '../kinds.ts';

/** Why no new deal can begin about a job: there is one with this cast already. */
export type Taken = { readonly jobId: string; readonly reason: string; readonly to: string };

/**
 * The jobs of the signed-in client about which there is a deal with a cast already, live. A job and a talent have one deal at most,
 * which the server holds; the form says so before anything is filled in.
 */
export const useTakenJobs = (talentId: string) => {
  const uid = useUid();
  const ofBoth = {
    group: true,
    where: [
      ['clientId', '==', uid],
      ['talentId', '==', talentId],
    ],
    limit: 100,
  } as const;
  const options = { enabled: uid !== '' && talentId !== '' };
  const offers = useLive(liveRows({ collection: 'offers', ...ofBoth }, kinds.offer.schema), options);
  const entries = useLive(liveRows({ collection: 'entries', ...ofBoth }, kinds.entry.schema), options);
  const reasonOf = ({ message }: Deals['offer']) => (message === null ? 'オファー済み' : '問い合わせ済み');
  const taken: Taken[] = [
    ...(offers.data ?? []).map((offer) => ({ jobId: offer.jobId, reason: reasonOf(offer), to: kinds.offer.page.client(offer.id) })),
    ...(entries.data ?? []).map(({ id, jobId }) => ({ jobId, reason: 'エントリーあり', to: kinds.entry.page.client(id) })),
  ];
  return { queries: [offers, entries], taken };
};
