import { lazy, Suspense } from 'react';
import { priceListPath, priceListSchema } from '#projections/office/priceLists.schema.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

const waiting = rowSkeletons(3);
/** Loads while the page reads the prices. */
const PriceCards = preloadedPart(async () => (await import('./components/priceCards.tsx')).PriceCards, waiting);
const CountersignsCard = lazy(() => import('../countersigns/countersignsCard.tsx'));

export default function PricesScreen() {
  const query = useOne(priceListPath, priceListSchema);
  const now = useNow();
  return (
    <Stack>
      {query.isPending ? waiting() : null}
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isSuccess ? <PriceCards lists={query.data?.lists ?? []} now={now} /> : null}
      <Suspense>
        <CountersignsCard acts={['PRICES']} />
      </Suspense>
    </Stack>
  );
}
