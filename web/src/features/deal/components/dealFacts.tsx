import { Link } from 'react-router-dom';
import { dealFields } from '#domain/deal/fields.ts';
import { entryFields } from '#domain/entry/fields.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { offerFields } from '#domain/offer/fields.ts';
import { inquiryTypeLabels } from '#domain/offer/status.ts';
import { offerTexts } from '#projections/deal/offers.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { changes } from '../changes.ts';
import { type Deal, type DealKind, type Deals, jobPage, openActions, type Side } from '../kinds.ts';
import { useFeeChanges } from '../queries/deals.ts';
import { versionText } from '../versions.ts';
import { FeeHistory } from './feeHistory.tsx';

type Own<Row extends Deal> = {
  /** What stands for terms that are still open; without it they are left out. */
  readonly open?: string;
  readonly factsOf: (deal: Row) => readonly Fact[];
  /** What the sides wrote. */
  readonly textsOf: (deal: Row) => ReadonlyArray<readonly [title: string, text: string]>;
};

const gone = '退会したため、表示できません。';

const own: { readonly [K in DealKind]: Own<Deals[K]> } = {
  offer: {
    factsOf: ({ inquiryType }) =>
      inquiryType === null ? [] : [{ term: labelOf(offerFields.inquiryType), value: inquiryTypeLabels[inquiryType] }],
    textsOf: (offer) => offerTexts.flatMap((name) => (offer[name] === null ? [] : [[labelOf(offerFields[name]), offer[name]] as const])),
  },
  entry: {
    open: '依頼の確定のときに決まります',
    factsOf: () => [],
    textsOf: ({ pr, schedule }) => [
      [labelOf(entryFields.pr), pr ?? gone],
      [labelOf(entryFields.schedule), schedule ?? gone],
    ],
  },
};

type Props<K extends DealKind> = { readonly kind: K; readonly deal: Deals[K]; readonly side: Side; readonly now: number };

/** What the deal is about and its terms (the client changes them from here while that is open), and what the sides wrote. */
export const DealFacts = <K extends DealKind>({ kind, deal, side, now }: Props<K>) => {
  const actions = openActions(kind, deal, side, now);
  const feeChanges = useFeeChanges(kind, side, deal);
  const { open, factsOf, textsOf } = own[kind];
  const { fee, schedule } = changes[kind];
  const term = (label: string, value: Fact['value'] | null, link: Fact['action']): Fact[] =>
    value === null && open === undefined ? [] : [{ term: label, value: value ?? open, ...(link && { action: link }) }];
  const facts: Fact[] = [
    { term: labelOf(dealFields.jobId), value: <Link to={jobPage(deal, side)}>{deal.job.title || 'お仕事の詳細'}</Link> },
    ...term(
      labelOf(dealFields.fee),
      deal.fee === null ? null : <strong>{formatYen(deal.fee)}</strong>,
      actions.includes('changeFee') ? <Link to={fee.edit(deal.id)}>報酬を変更</Link> : null,
    ),
    ...term(
      labelOf(dealFields.scheduleToClose),
      deal.scheduleToClose === null ? null : longTime(deal.scheduleToClose),
      actions.includes('changeSchedule') ? <Link to={schedule.edit(deal.id)}>終了日を変更</Link> : null,
    ),
    ...(deal.fee === null ? [] : [{ term: labelOf(dealFields.termsNo), value: versionText(deal.termsNo) }]),
    ...factsOf(deal),
  ];
  return (
    <>
      <Card title="内容">
        <Facts facts={facts} />
      </Card>
      <FeeHistory changes={feeChanges} />
      {textsOf(deal).map(([title, text]) => (
        <Card key={title} title={title}>
          <p style={{ whiteSpace: 'pre-wrap', lineHeight: 1.75, maxWidth: '40em' }}>{text}</p>
        </Card>
      ))}
    </>
  );
};
