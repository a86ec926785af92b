import { href } from '#web/routing/href.ts';

export const dealWays = (talentId: string, jobId: string) => {
  const form = href('clientTalentOffer', { talentId });
  return [
    { key: 'offer', label: 'オファー', to: `${form}?kind=offer&job=${jobId}` },
    { key: 'inquiry', label: '問い合わせ', to: `${form}?job=${jobId}` },
  ] as const;
};
