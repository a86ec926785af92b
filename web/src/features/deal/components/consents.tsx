import { Suspense } from 'react';
import { jobMatter, offerMatter, postingShown, termsVersionOf } from '#domain/guardian/matter.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { DealConsent } from '#web/features/guardian/public.ts';
import type { Deal } from '../kinds.ts';

/** The guardian's consent that a minor needs to accept an offer or a change of it. */
export const OfferConsent = ({ offer: { id, jobId, proposal, termsNo, ...offer } }: { readonly offer: Deal }) => {
  const { fee, scheduleToClose } = proposal ?? offer;
  return fee === null || scheduleToClose === null ? null : (
    <Suspense>
      <DealConsent
        matter={{ ...offerMatter(id, jobId, { fee, scheduleToClose }, termsVersionOf({ termsNo, proposal })), termsPrint: null }}
        act={proposal ? '条件の変更に同意する' : 'オファーを承諾する'}
      />
    </Suspense>
  );
};

/** The guardian's consent that a minor needs before an entry. */
export const JobConsent = ({ job }: { readonly job: Job }) => (
  <Suspense>
    <DealConsent matter={jobMatter(job.id, postingShown(job), null)} act="エントリーする" />
  </Suspense>
);
