import { useParams } from 'react-router-dom';
import { useOwnDeal } from '#web/entities/deal/deals.ts';
import { hasTerms, kinds, openActions, viewOf } from '#web/entities/deal/kinds.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { DealBanner } from '../components/dealBanner.tsx';

/** Loads while the page reads the deal. */
const CounterForm = lazyPart(
  async () => (await import('../components/counterForm.tsx')).CounterForm,
  () => <RowSkeletons count={4} />,
);
CounterForm.preload();

export default function CounterScreen() {
  const { offerId = '' } = useParams();
  const { query, row: deal } = useOwnDeal('offer', 'talent', offerId);
  const now = useNow();
  const none = (
    <EmptyState
      title="このオファーの条件は相談できません"
      action={<LinkButton to={kinds.offer.page.talent(offerId)}>オファーへ戻る</LinkButton>}
    >
      回答が済んだか、期限を過ぎたか、相談の回数を使い切っています。最新の状態をご確認ください。
    </EmptyState>
  );
  const isOpen = deal != null && openActions('offer', deal, 'talent', now).includes('proposeCounter');
  return (
    <Loaded query={query} row={deal && !isOpen ? null : deal} skeleton={<RowSkeletons count={4} />} none={none}>
      {(shown) => (
        <Stack wide>
          <DealBanner kind="offer" deal={shown} view={viewOf('offer', shown, 'talent')} now={now} />
          {hasTerms(shown) ? <CounterForm key={`${shown.id} ${shown.termsNo}`} deal={shown} /> : null}
        </Stack>
      )}
    </Loaded>
  );
}
