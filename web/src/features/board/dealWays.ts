import { href } from '#web/routing/href.ts';

/** Links to a new deal with a cast about the job of the board. */
export const dealWays = (talentId: string, jobId: string) => {
  const form = href('clientTalentOffer', { talentId });
  return [
    { key: 'offer', label: 'オファー', to: `${form}?kind=offer&job=${jobId}` },
    { key: 'inquiry', label: '問い合わせ', to: `${form}?job=${jobId}` },
  ] as const;
};
