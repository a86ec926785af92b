import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { entryFields } from '#domain/work/entry/fields.ts';
import { offerFields } from '#domain/work/offer/fields.ts';
import { inquiryTypeLabels } from '#domain/work/offer/status.ts';
import { offerTexts } from '#projections/deal/offers.schema.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { EntryDays } from '#web/entities/deal/entryDays.tsx';
import { type Deal, type DealKind, type Deals, hasTerms, jobPage, kinds, type Side } from '#web/entities/deal/kinds.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { InquiryAnswer, PreviousDeal, RoleName } from './later.tsx';

type Own<Row extends Deal> = {
  /** The text for terms that are still open; without it they are left out. */
  readonly open?: string;
  readonly factsOf: (deal: Row) => readonly Fact[];
  readonly textsOf: (deal: Row) => ReadonlyArray<readonly [title: string, text: ReactNode]>;
};

const message = labelOf(offerFields.message);
const messageTitles = { offerMessage: `${kinds.offer.noun}の${message}`, message };

const gone = '退会したため、表示できません。';

const own: { readonly [K in DealKind]: Own<Deals[K]> } = {
  offer: {
    factsOf: ({ inquiryType }) =>
      inquiryType === null ? [] : [{ term: labelOf(offerFields.inquiryType), value: inquiryTypeLabels[inquiryType] }],
    textsOf: (offer) => [
      ...(offer.inquiryAnswer
        ? [['問い合わせへの回答', <InquiryAnswer key="answer" answer={offer.inquiryAnswer} text={offer.answerText ?? gone} />] as const]
        : []),
      ...(offer.status === 'IN_PROGRESS' && offer.proposal === null && offer.proposalReason !== null
        ? [['条件の相談を見送った理由', offer.proposalReason] as const]
        : []),
      ...offerTexts.flatMap((name) => (offer[name] === null ? [] : [[messageTitles[name], offer[name]] as const])),
    ],
  },
  entry: {
    open: '依頼の確定のときに決まります',
    factsOf: () => [],
    textsOf: ({ pr, schedule, days }) => [
      [labelOf(entryFields.pr), pr ?? gone],
      ...(days && days.length > 0 ? [[labelOf(entryFields.days), <EntryDays key="days" days={days} />] as const] : []),
      ...(schedule === '' ? [] : [[labelOf(entryFields.schedule), schedule ?? gone] as const]),
    ],
  },
};

type Props<K extends DealKind> = { readonly kind: K; readonly deal: Deals[K] };

export const DealFacts = <K extends DealKind>({ kind, deal, side }: Props<K> & { readonly side: Side }) => {
  const { open, factsOf } = own[kind];
  const openTerms = open === undefined || hasTerms(deal) ? [] : [dealFields.fee, dealFields.scheduleToClose];
  const object = { term: labelOf(dealFields.jobId), value: <Link to={jobPage(deal, side)}>{deal.job.title || MISSING_JOB}</Link> };
  const previous = 'previous' in deal ? deal.previous : null;
  const facts = [
    ...(side === 'client' ? [object] : []),
    ...(deal.roleNo === null ? [] : [{ term: labelOf(dealFields.roleNo), value: <RoleName jobId={deal.jobId} roleNo={deal.roleNo} /> }]),
    ...openTerms.map((field) => ({ term: labelOf(field), value: open })),
    ...factsOf(deal),
    ...(previous === null
      ? []
      : [{ term: labelOf(offerFields.previous), value: <PreviousDeal jobId={deal.jobId} previous={previous} viewer={side} /> }]),
  ];
  return facts.length === 0 ? null : (
    <Card title="内容">
      <Facts facts={facts} />
    </Card>
  );
};

export const DealTexts = <K extends DealKind>({ kind, deal }: Props<K>) =>
  own[kind].textsOf(deal).map(([title, text]) => (
    <Card key={title} title={title}>
      <div style={{ whiteSpace: 'pre-wrap', lineHeight: 1.75, maxWidth: '40em' }}>{text}</div>
    </Card>
  ));
