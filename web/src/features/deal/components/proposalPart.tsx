import { useEffect, useRef, useState } from 'react';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { officeFollows } from '#domain/work/deal/row.ts';
import { isCounter } from '#domain/work/deal/state.ts';
import { type Deal, type DealAction, type DealKind, kinds, openActions, type Side } from '#web/entities/deal/kinds.ts';
import { MoneyBox } from '#web/entities/deal/moneyBox.tsx';
import { useMoneyReader } from '#web/entities/deal/moneyReader.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { type ActWords, dialogWords, PROPOSAL } from '../actTexts.ts';
import { versionText } from '../versions.ts';
import { DealAct } from './dealAct.tsx';
import { ProposalContent, proposalTitle } from './proposalContent.tsx';
import css from './proposalPart.module.css';

const answers = [
  ...(['agreeChange', 'declineChange', 'withdrawChange'] as const),
  ...(['agreeCounter', 'declineCounter', 'withdrawCounter'] as const),
] as const satisfies DealAction[];
const agreeing: readonly DealAction[] = ['agreeChange', 'agreeCounter'];

const outcomesOf = (kind: DealKind, deal: Deal): [answer: string, outcome: string][] => {
  const { status, termsNo } = deal;
  if (isCounter(deal))
    return [
      ['同意すると', 'キャストの承諾になり、この条件で事務局の確認へ進みます。キャストのもう一度の回答は要りません。'],
      ['見送ると', `相談だけが終わります。オファー（${versionText(termsNo)}）は、回答期限まで有効です。`],
      ['何もしないと', '回答期限に、オファーといっしょに終わります。'],
    ];
  const isFirst = status === 'IS_DECIDING';
  const follows = officeFollows(kinds[kind].table, status);
  const agreed = isFirst ? 'この条件で成立します。' : 'この変更が新しい条件になります。';
  const stays = isFirst ? 'この条件では成立しません。選考は続きます。' : `今の条件（${versionText(termsNo)}）のまま続きます。`;
  return [
    ['同意すると', follows ? `事務局の承認のあとに、${agreed}` : agreed],
    ['同意しないと', `${stays}評価などで不利になることはありません。`],
    ['何もしないと', `期限に申し込みがなくなり、${stays}`],
  ];
};

const Outcomes = ({ outcomes }: { readonly outcomes: readonly [string, string][] }) => (
  <dl className={css.outcomes}>
    {outcomes.map(([answer, outcome]) => (
      <div key={answer}>
        <dt>{answer}</dt>
        <dd>
          <Phrases>{outcome}</Phrases>
        </dd>
      </div>
    ))}
  </dl>
);

/** What a counter-offer's answer carries: the new fee, or what stays. */
const carried = (action: DealAction, deal: Deal): string | null => {
  if (action === 'declineCounter') return 'オファーは回答期限まで有効';
  return action === 'agreeCounter' && deal.proposal ? formatYen(deal.proposal.fee) : null;
};

type Act = { readonly action: DealAction; readonly words: ActWords };
export type ActingProps = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly side: Side;
  readonly now: number;
  /** The guardian's consent to accept or agree is missing. */
  readonly withheld?: boolean;
};

/** An open dialog stays after the change ends. */
export const ProposalPart = ({ kind, deal, side, now, withheld = false }: ActingProps) => {
  const [chosen, setChosen] = useState<DealAction | null>(null);
  const open = openActions(kind, deal, side, now);
  const prices = usePrices(deal);
  const { reader } = useMoneyReader(side);
  const acts = answers.flatMap((action): Act[] => {
    const words = open.includes(action) || chosen === action ? dialogWords(kind, action, deal) : null;
    return words ? [{ action, words }] : [];
  });
  const offered = acts.filter(({ action }) => open.includes(action));
  const isAsked = agreeing.some((action) => open.includes(action));
  const title = proposalTitle(deal);
  // The page does not scroll to a proposal that arrives, so it may be out of sight.
  const asked = isAsked ? (deal.proposal?.no ?? null) : null;
  const known = useRef(asked);
  useEffect(() => {
    if (asked !== null && asked !== known.current) showToast(`${title}が届きました`);
    known.current = asked;
  }, [asked, title]);
  return (
    <>
      {deal.proposal ? (
        <div id={PROPOSAL} data-decision="" tabIndex={-1}>
          <Card title={title}>
            <Stack>
              {deal.fee !== null && deal.proposal.fee !== deal.fee ? (
                <MoneyBox
                  reader={reader}
                  fee={deal.proposal.fee}
                  feeBefore={deal.fee}
                  scheduleToClose={deal.proposal.scheduleToClose}
                  prices={prices}
                  state={isCounter(deal) ? '相談された額' : '変更の案'}
                  isAgreed={false}
                />
              ) : null}
              <ProposalContent deal={deal} />
              {isAsked ? <Outcomes outcomes={outcomesOf(kind, deal)} /> : null}
              {offered.length > 0 ? (
                <div className={isAsked ? css.answers : undefined}>
                  {offered.map(({ action, words }) => {
                    const what = carried(action, deal);
                    return (
                      <Button
                        key={action}
                        fullWidth
                        variant={agreeing.includes(action) ? 'contained' : 'outlined'}
                        disabled={withheld && action === 'agreeChange'}
                        onClick={() => setChosen(action)}
                      >
                        <span>
                          <Phrases>{words.label}</Phrases>
                          {what === null ? null : <small className={css.carried}>{what}</small>}
                        </span>
                      </Button>
                    );
                  })}
                </div>
              ) : null}
            </Stack>
          </Card>
        </div>
      ) : null}
      {acts.map(({ action, words }) => (
        <DealAct
          key={action}
          kind={kind}
          deal={deal}
          action={action}
          words={words}
          shown={chosen === action}
          onClose={() => setChosen(null)}
        />
      ))}
    </>
  );
};
