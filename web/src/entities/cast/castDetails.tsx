import type { ReactNode } from 'react';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import { type TalentDetails, talentDetails } from '#domain/people/talent/details.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useMaster } from '#web/entities/master/masterOptions.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { Chips } from './chips.tsx';
import { knownSizes } from './sizeTerms.ts';
import { networks, snsAccounts } from './snsAccounts.ts';
import css from './snsList.module.css';

/** A cast's social network accounts with their reach, and since when the figure is known. */
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

/** The second part of a profile as others see it; empty fields are hidden. */
export const CastDetails = ({ details, action }: Props) => {
  const { pr, keywords, industry, sizes, sns, singingRange, discography } = details;
  const industries = useMaster('industry').namesOf(industry);
  const measures = knownSizes(sizes);
  const words = [
    ...(keywords.length > 0 ? [{ term: labelOf(talentDetails.shape.keywords), value: <Chips words={keywords} /> }] : []),
    ...(industries.length > 0 ? [{ term: labelOf(talentDetails.shape.industry), value: <Chips words={industries} /> }] : []),
  ];
  return (
    <>
      {pr || words.length > 0 ? (
        <Card title={labelOf(talentDetails.shape.pr)} action={action}>
          <Stack>
            {pr ? <Prose>{pr}</Prose> : null}
            {words.length > 0 ? <Facts facts={words} /> : null}
          </Stack>
        </Card>
      ) : null}
      {measures.length > 0 ? (
        <Card title="サイズ" action={action}>
          <Facts facts={measures} />
        </Card>
      ) : null}
      {singingRange || discography ? (
        <Card title="音楽活動" action={action}>
          {singingRange ? <Facts facts={[{ term: labelOf(talentDetails.shape.singingRange), value: singingRange }]} /> : null}
          {discography ? <Prose>{discography}</Prose> : null}
        </Card>
      ) : null}
      {snsAccounts(sns).length > 0 ? (
        <Card title="SNS" action={action}>
          <SnsList sns={sns} />
        </Card>
      ) : null}
    </>
  );
};
