import { useState } from 'react';
import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { commandNamed, offerFields } from '#domain/offer/commands.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { href } from '#web/app/href.ts';
import { DealAct } from '#web/features/deal/changes.ts';
import type { Side } from '#web/features/deal/public.ts';
import { ActionBar } from '#web/shared/ui/actionBar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { openActions } from '../openActions.ts';
import { actionTexts, type DialogAction, isDialogAction, wordsOf } from '../texts.ts';

/** What is agreed to. */
const termsOf = ({ fee, scheduleToClose }: Offer) => [
  { term: labelOf(offerFields.fee), value: formatYen(fee ?? 0) },
  { term: labelOf(offerFields.scheduleToClose), value: longTime(scheduleToClose ?? 0) },
];

/** The acts that are open to this side now: the one that moves on, the other answer, and what ends the deal behind a menu. */
export const OfferActions = ({ offer, side, now }: { readonly offer: Offer; readonly side: Side; readonly now: number }) => {
  const [chosen, setChosen] = useState<DialogAction | null>(null);
  const open = openActions(offer, side, now);
  const acts = open.filter(isDialogAction).map((action) => ({ action, words: wordsOf(action, offer) }));
  // A dialog that is open stays when the deal has moved on meanwhile: it shows the refusal.
  const asked =
    acts.some(({ action }) => action === chosen) || !chosen ? acts : [...acts, { action: chosen, words: wordsOf(chosen, offer) }];
  const close = () => setChosen(null);
  return (
    <>
      {acts.length > 0 || open.includes('makeOffer') ? (
        <ActionBar>
          {open.includes('makeOffer') ? (
            <LinkButton fullWidth to={`${href('clientTalentOffer', { talentId: offer.talentId })}?inquiry=${encodeURIComponent(offer.id)}`}>
              <Phrases>{actionTexts.makeOffer.label}</Phrases>
            </LinkButton>
          ) : null}
          {acts
            .filter(({ words }) => words.kind !== 'end')
            .map(({ action, words }) => (
              <Button key={action} fullWidth variant={words.kind === 'main' ? 'contained' : 'outlined'} onClick={() => setChosen(action)}>
                <Phrases>{words.label}</Phrases>
              </Button>
            ))}
          <MoreMenu
            items={acts
              .filter(({ words }) => words.kind === 'end')
              .map(({ action, words }) => ({ key: action, label: words.label, onSelect: () => setChosen(action) }))}
          />
        </ActionBar>
      ) : null}
      {asked.map(({ action, words }) => (
        <DealAct
          key={action}
          kind="offers"
          deal={offer}
          schema={commandNamed(action)}
          words={words}
          shown={chosen === action}
          onClose={close}
        >
          {words.binds ? <Facts facts={termsOf(offer)} /> : null}
        </DealAct>
      ))}
    </>
  );
};
