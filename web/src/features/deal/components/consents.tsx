import { type ComponentProps, Suspense } from 'react';
import { isCounter } from '#domain/work/deal/state.ts';
import { entryMatter, jobMatter, offerMatter, postingShown, termsVersionOf } from '#domain/work/guardian/matter.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { DealConsent } from '#web/features/guardian/public.ts';

const matterOf = { offer: offerMatter, entry: entryMatter } as const satisfies Record<DealKind, unknown>;

type Props = Pick<ComponentProps<typeof DealConsent>, 'onMissing'>;

/** The guardian's consent that a minor needs to accept an offer, or to agree to changed terms. */
export const TermsConsent = ({
  kind,
  deal: { id, jobId, proposal, termsNo, ...deal },
  onMissing,
}: Props & { readonly kind: DealKind; readonly deal: Deal }) => {
  const { fee, scheduleToClose } = proposal ?? deal;
  return fee === null || scheduleToClose === null ? null : (
    <Suspense>
      <DealConsent
        matter={{ ...matterOf[kind](id, jobId, { fee, scheduleToClose }, termsVersionOf({ termsNo, proposal })), termsPrint: null }}
        onMissing={onMissing}
        act={isCounter({ ...deal, proposal }) ? '相談した条件でお受けする' : proposal ? '条件の変更に同意する' : 'オファーを承諾する'}
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
