import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Offer } from '#projections/offers.ts';
import { href } from '#web/app/href.ts';
import type { Side } from '#web/features/deal/public.ts';
import { ActionBar } from '#web/shared/ui/actionBar.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { openActions } from '../openActions.ts';
import { type AnswerAction, actionTexts, wordsOf } from '../texts.ts';
import { AnswerDialog } from './answerDialog.tsx';

const dialogActions = ['accept', 'refuse', 'refuseInquiry', 'approve', 'decline', 'cancel'] as const satisfies AnswerAction[];

/** The acts that are open to this side now: the one that moves on, the other answer, and what ends the deal behind a menu. */
export const OfferActions = ({ offer, side, now }: { readonly offer: Offer; readonly side: Side; readonly now: number }) => {
  const [chosen, setChosen] = useState<AnswerAction | null>(null);
  const open = openActions(offer, side, now);
  const answers = dialogActions.filter((action) => open.includes(action));
  const ends = answers.filter((action) => actionTexts[action].kind === 'end');
  const hasButtons = answers.length > 0 || open.includes('makeOffer');
  return (
    <>
      {hasButtons ? (
        <ActionBar>
          {open.includes('makeOffer') ? (
            <LinkButton fullWidth to={`${href('clientTalentOffer', { talentId: offer.talentId })}?inquiry=${encodeURIComponent(offer.id)}`}>
              <Phrases>{actionTexts.makeOffer.label}</Phrases>
            </LinkButton>
          ) : null}
          {answers
            .filter((action) => actionTexts[action].kind !== 'end')
            .map((action) => (
              <Button
                key={action}
                fullWidth
                variant={actionTexts[action].kind === 'main' ? 'contained' : 'outlined'}
                onClick={() => setChosen(action)}
              >
                <Phrases>{actionTexts[action].label}</Phrases>
              </Button>
            ))}
          <MoreMenu
            items={ends.map((action) => ({
              key: action,
              label: actionTexts[wordsOf(action, offer)].label,
              onSelect: () => setChosen(action),
            }))}
          />
        </ActionBar>
      ) : null}
      {chosen ? <AnswerDialog offer={offer} action={chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
};
