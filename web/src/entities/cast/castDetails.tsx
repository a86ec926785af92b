import type { ReactNode } from 'react';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import { type TalentDetails, talentDetails } from '#domain/people/talent/details.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCatalogueFacts } from '#web/entities/catalogue/catalogueFacts.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { knownSizes, networks, snsAccounts } from './detailTerms.ts';
import css from './snsList.module.css';

const SnsList = ({ sns }: { readonly sns: Parameters<typeof snsAccounts>[0] | Talent['sns'] }) => (
  <ul className={css.list}>
    {snsAccounts(sns).map(({ kind, name, count, at }) => (
      <li key={kind}>
        <a href={networks[kind].address(name)} target="_blank" rel="noreferrer noopener">
          <span className={css.network}>{networks[kind].label}</span>
          <span>{name.startsWith('@') ? name : `@${name}`}</span>
          <span className="visually-hidden">（新しいタブで開きます）</span>
        </a>
        <span className="figures">
          {networks[kind].reach} {formatCount(count)}人{at === null ? null : <small>（{longDate(at)}時点）</small>}
        </span>
      </li>
    ))}
  </ul>
);

type Props = {
  readonly details: TalentDetails;
  /** On the talent's own page: the link to edit this part. */
  readonly action?: ReactNode;
};

export const CastDetails = ({ details, action }: Props) => {
  const factsOf = useCatalogueFacts(detailsCatalogue, details);
  const measures = knownSizes(details.sizes);
  const part = (title: string, step: string, own: ReactNode = null) => {
    const facts = factsOf(step);
    return own || facts ? (
      <Card title={title} action={action}>
        <Stack>
          {own}
          {facts}
        </Stack>
      </Card>
    ) : null;
  };
  return (
    <>
      {part(labelOf(talentDetails.shape.pr), '自己PR')}
      {part('語学・スキル', '語学・スキル')}
      {part('サイズ', 'サイズ', measures.length > 0 ? <Facts facts={measures} /> : null)}
      {part('音楽活動', '音楽')}
      {part('SNS', 'SNS', snsAccounts(details.sns).length > 0 ? <SnsList sns={details.sns} /> : null)}
    </>
  );
};
