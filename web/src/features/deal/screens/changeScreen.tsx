import type { ReactNode } from 'react';
import { isCounter } from '#domain/work/deal/state.ts';
import { type Deal, type DealAction, type DealKind, kinds, openActions, viewOf } from '#web/entities/deal/kinds.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type Changed, changeActions, changes, changeWords } from '../changes.ts';
import { NoDeal, useDealInAddress } from '../components/addressedDeal.tsx';
import { ChangeFields } from '../components/changeFields.tsx';
import { DealBanner } from '../components/dealBanner.tsx';
import { ProposalPart } from '../components/later.tsx';
import { useChange } from '../useChange.ts';

type ChangeableDealProps = { readonly kind: DealKind; readonly action: DealAction; readonly children: (deal: Deal) => ReactNode };

const ChangeableDeal = ({ kind, action, children }: ChangeableDealProps) => {
  const { query, row: deal } = useDealInAddress(kind, 'client');
  const now = useNow();
  return (
    <Loaded
      query={query}
      row={deal?.proposal || !deal || openActions(kind, deal, 'client', now).includes(action) ? deal : null}
      skeleton={<RowSkeletons count={2} />}
      none={
        <NoDeal kind={kind} side="client" title={`この${kinds[kind].noun}は変更できません`}>
          {changes[kind].closed}
        </NoDeal>
      }
    >
      {(found) => (
        <Stack>
          {found.proposal ? <DealBanner kind={kind} deal={found} view={viewOf(kind, found, 'client')} now={now} /> : null}
          <ProposalPart kind={kind} deal={found} side="client" now={now} />
          {found.proposal ? (
            <Notice>
              {isCounter(found)
                ? '相談に回答するまで、条件は変更できません。'
                : 'この申し込みが終わるか、取り消すまで、ほかの変更はできません。'}
            </Notice>
          ) : (
            children(found)
          )}
        </Stack>
      )}
    </Loaded>
  );
};

type Props = { readonly kind: DealKind; readonly changed: Changed };

const ChangeForm = ({ kind, deal, changed }: Props & { readonly deal: Deal }) => {
  const { kept, send, ...state } = useChange(kind, deal, changed);
  return (
    <CommandForm
      kept={kept}
      submitLabel={state.asks ? changeWords.propose : changeWords[changed].change}
      onSend={async (typed) => {
        const { proposes, ...outcome } = await send(typed);
        return doneAfter(changes[kind][changed].done(deal.id), outcome, { proposes });
      }}
    >
      <ChangeFields kind={kind} deal={deal} changed={changed} control={kept.form.control} {...state} />
    </CommandForm>
  );
};

export default function ChangeScreen({ kind, changed }: Props) {
  return (
    <ChangeableDeal kind={kind} action={changeActions[changed]}>
      {(deal) => <ChangeForm key={deal.id} kind={kind} deal={deal} changed={changed} />}
    </ChangeableDeal>
  );
}
