import { type ComponentProps, Suspense } from 'react';
import { jobMatter, offerMatter, postingShown, termsVersionOf } from '#domain/guardian/matter.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { DealConsent } from '#web/features/guardian/public.ts';
import type { Deal } from '../kinds.ts';

type Props = Pick<ComponentProps<typeof DealConsent>, 'onMissing'>;

/** The guardian's consent that a minor needs to accept an offer or a change of it. */
export const OfferConsent = ({ offer: { id, jobId, proposal, termsNo, ...offer }, onMissing }: Props & { readonly offer: Deal }) => {
  const { fee, scheduleToClose } = proposal ?? offer;
  return fee === null || scheduleToClose === null ? null : (
    <Suspense>
      <DealConsent
        matter={{ ...offerMatter(id, jobId, { fee, scheduleToClose }, termsVersionOf({ termsNo, proposal })), termsPrint: null }}
        onMissing={onMissing}
        act={proposal ? '条件の変更に同意する' : 'オファーを承諾する'}
      />
    </Suspense>
  );
};

/** The guardian's consent that a minor needs before an entry. */
export const JobConsent = ({ job, onMissing }: Props & { readonly job: Job }) => (
  <Suspense>
    <DealConsent matter={jobMatter(job.id, postingShown(job), null)} onMissing={onMissing} act="エントリーする" />
  </Suspense>
);
