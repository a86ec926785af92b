import { useState } from 'react';
import { isCounter } from '#domain/work/deal/state.ts';
import { type DealAction, openActions } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ActionBar } from '#web/shared/ui/detailColumns.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { actTexts, dialogWords, PROPOSAL } from '../actTexts.ts';
import { CancelAct, ConcludeAct, DealAct, InquiryAnswerAct } from './later.tsx';
import type { ActingProps } from './proposalPart.tsx';

const goToProposal = (): void => {
  const part = document.getElementById(PROPOSAL);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
};

/** A change is answered beside its content, to which a button leads. */
export const DealActions = ({ kind, deal, side, now, withheld = false }: ActingProps) => {
  const [chosen, setChosen] = useState<DealAction | null>(null);
  const withWords = (actions: readonly DealAction[]) =>
    actions.flatMap((action) => {
      const words = dialogWords(kind, action, deal);
      return words && words.kind !== 'change' ? [{ action, words }] : [];
    });
  const open = openActions(kind, deal, side, now);
  // A client who has decided concludes at once: the dialog also starts the selection.
  const acts = withWords(open.includes('startDeciding') ? [...open, 'approve'] : open).map(({ action, words }) => ({
    action,
    words: action === 'approve' && !open.includes(action) ? { ...words, kind: 'answer' as const } : words,
  }));
  // An open dialog stays when the deal has changed meanwhile, and shows the refusal.
  const asked = chosen && !open.includes(chosen) ? withWords([...open, chosen]) : acts;
  const makesOffer = open.includes('continueInquiry');
  const isAsked = open.includes('agreeChange') || open.includes('agreeCounter');
  const counters = open.includes('proposeCounter');
  const close = () => setChosen(null);
  return (
    <>
      {acts.length > 0 || makesOffer || isAsked || counters ? (
        <ActionBar>
          {isAsked ? (
            <Button fullWidth onClick={goToProposal}>
              {isCounter(deal) ? '条件の相談に回答する' : '条件の変更に回答する'}
            </Button>
          ) : null}
          {makesOffer ? (
            <LinkButton fullWidth to={`${href('clientTalentOffer', { talentId: deal.talentId })}?inquiry=${encodeURIComponent(deal.id)}`}>
              <Phrases>{actTexts.offer.continueInquiry.label}</Phrases>
            </LinkButton>
          ) : null}
          {acts
            .filter(({ words }) => words.kind !== 'end')
            .map(({ action, words }) => (
              <Button
                key={action}
                fullWidth
                variant={words.kind === 'main' ? 'contained' : 'outlined'}
                disabled={withheld && action === 'accept'}
                onClick={() => setChosen(action)}
              >
                <Phrases>{words.label}</Phrases>
              </Button>
            ))}
          {counters ? (
            <LinkButton fullWidth variant="outlined" to={href('talentOfferCounter', { offerId: deal.id })}>
              {deal.proposalNo > 0 ? 'もう一度相談する' : actTexts.offer.proposeCounter.label}
            </LinkButton>
          ) : null}
          <MoreMenu
            items={acts
              .filter(({ words }) => words.kind === 'end')
              .map(({ action, words }) => ({ key: action, label: words.label, onSelect: () => setChosen(action) }))}
          />
        </ActionBar>
      ) : null}
      {asked.map(({ action, words }) =>
        action === 'approve' && 'posted' in deal ? (
          <ConcludeAct key={action} entry={deal} words={words} shown={chosen === action} onClose={close} />
        ) : action === 'answerInquiry' && 'inquiryAnswer' in deal ? (
          <InquiryAnswerAct key={action} offer={deal} words={words} shown={chosen === action} onClose={close} />
        ) : action === 'requestCancellation' ? (
          <CancelAct key={action} kind={kind} deal={deal} side={side} words={words} shown={chosen === action} onClose={close} />
        ) : (
          <DealAct key={action} kind={kind} deal={deal} action={action} words={words} shown={chosen === action} onClose={close} />
        ),
      )}
    </>
  );
};
