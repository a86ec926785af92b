import { type ReactNode, useState } from 'react';
import { fullDay } from '#domain/kernel/format/times.ts';
import type { ReasonCode } from '#domain/work/deal/fields.ts';
import { reasonInWords } from '#domain/work/deal/reasonLabels.ts';
import { sideNames } from '#domain/work/deal/statusView.ts';
import { holdableStatuses } from '#domain/work/hold/kinds.ts';
import { type HoldAct, openHoldActs } from '#domain/work/hold/openActs.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';
import type { Deal, DealKind, Side } from '#web/entities/deal/kinds.ts';
import { HoldClock, HoldMark } from '#web/entities/hold/holdMark.tsx';
import { useHoldOf } from '#web/entities/hold/holds.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Row } from '#web/shared/ui/stack.tsx';
import { endWords, holdActWords, holdNext } from '../holdTexts.ts';

const ActDialog = lazyPart(async () => (await import('./holdActDialog.tsx')).HoldActDialog);
const RequestDialog = lazyPart(async () => (await import('./holdRequest.tsx')).HoldRequest);

const whyEnded = ({ end, endedBy, reasonCode, reason }: HoldDocument): string => {
  const by = endedBy === null ? '' : `${endedBy === 'office' ? '事務局' : sideNames[endedBy]}が外しました。`;
  const why = reasonInWords(reasonCode as ReasonCode | null, reason);
  return [end === null ? '' : endWords[end], by, why === null ? '' : `理由：${why}`].join('');
};

type ActsProps = { readonly hold: HoldDocument; readonly side: Side; readonly now: number; readonly children?: ReactNode };

/** The acts on a hold that are open, after other acts. Grant and refuse are equal answers. */
export const HoldActs = ({ hold, side, now, children }: ActsProps) => {
  const [asked, setAsked] = useState<HoldAct | null>(null);
  const acts = openHoldActs(hold, side, now);
  return (
    <>
      {acts.length > 0 || children ? (
        <Row>
          {children}
          {acts.map((act) => (
            <Button key={act} variant={act === 'release' ? 'text' : 'outlined'} onClick={() => setAsked(act)}>
              {holdActWords(act, side, hold.status).label}
            </Button>
          ))}
        </Row>
      ) : null}
      {asked ? <ActDialog act={asked} hold={hold} side={side} onClose={() => setAsked(null)} /> : null}
    </>
  );
};

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly side: Side; readonly now: number };

export const HoldPart = ({ kind, deal, side, now }: Props) => {
  const { row: hold } = useHoldOf(side, deal.id);
  const [isAsking, setAsking] = useState(false);
  if (hold === undefined) return null;
  const mayAsk = side === 'client' && holdableStatuses.includes(deal.status) && !hold?.isLive;
  if (hold === null && !mayAsk) return null;
  return (
    <Card title="日程のキープ" {...(hold && { action: <HoldMark hold={hold} /> })}>
      {hold ? (
        <>
          <Facts facts={[{ term: 'キープする日', value: hold.days.map(fullDay).join('、') }]} />
          {hold.isLive ? <HoldClock hold={hold} now={now} /> : null}
          <p>
            <Phrases>{hold.isLive ? holdNext(hold, side, now) : whyEnded(hold)}</Phrases>
          </p>
          {hold.isLive ? <HoldActs hold={hold} side={side} now={now} /> : null}
        </>
      ) : (
        <p>決める前に、キャストの日程を7日間おさえられます。順番がつき、先のキープが終わると上がります。</p>
      )}
      {mayAsk ? (
        <Row>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            日程をキープする
          </Button>
        </Row>
      ) : null}
      {isAsking ? <RequestDialog kind={kind} deal={deal} now={now} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
};
