import type { ReactNode } from 'react';
import { ageBandLabel, genderText } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useJoinedFacts } from '#web/entities/catalogue/catalogueFacts.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';

const { labels } = basicCatalogue;

type Props = {
  readonly cast: Pick<Talent, 'ageBand' | 'gender' | 'prefecture' | 'speciality' | 'introduction'> & { readonly pr?: string };
  /** On the talent's own page: the link to edit this part. */
  readonly action?: ReactNode;
};

export const CastBasics = ({ cast, action }: Props) => {
  const factsOf = useJoinedFacts(basicCatalogue, cast);
  return (
    <Card title="プロフィール" action={action}>
      <Facts
        facts={[
          { term: '年代', value: ageBandLabel(cast.ageBand) || '非公開' },
          { term: labels.gender, value: genderText(cast.gender) },
          { term: labels.prefecture, value: prefectureName(cast.prefecture) },
          {
            term: labels.speciality,
            value: cast.speciality.length > 0 ? <Chips words={cast.speciality} /> : '未登録',
          },
          ...factsOf('プロフィール'),
        ]}
      />
    </Card>
  );
};

/** A cast's self-introduction; hidden if it is empty, or if the details show the same text. */
export const CastIntroduction = ({ cast: { introduction, pr }, action }: Props) =>
  introduction && introduction !== pr ? (
    <Card title={labels.introduction} action={action}>
      <Prose>{introduction}</Prose>
    </Card>
  ) : null;

export const CastFacts = (props: Props) => (
  <>
    <CastBasics {...props} />
    <CastIntroduction {...props} />
  </>
);
