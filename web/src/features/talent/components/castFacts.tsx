import type { ReactNode } from 'react';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { ageBandLabel, genderText } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { talentProfile } from '#domain/people/talent/profile.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';

type Props = {
  readonly cast: Pick<Talent, 'ageBand' | 'gender' | 'prefecture' | 'speciality' | 'introduction'>;
  /** On the talent's own page: the link to edit this part. */
  readonly action?: ReactNode;
};

/** The basic facts of a cast. */
export const CastBasics = ({ cast, action }: Props) => (
  <Card title="プロフィール" action={action}>
    <Facts
      facts={[
        { term: '年代', value: ageBandLabel(cast.ageBand) || '非公開' },
        { term: labelOf(talentProfile.shape.gender), value: genderText(cast.gender) },
        { term: labelOf(talentProfile.shape.prefecture), value: prefectureName(cast.prefecture) },
        {
          term: labelOf(talentProfile.shape.speciality),
          value: cast.speciality.length > 0 ? <Chips words={cast.speciality} /> : '未登録',
        },
      ]}
    />
  </Card>
);

/** A cast's self-introduction; hidden if it is empty. */
export const CastIntroduction = ({ cast: { introduction }, action }: Props) =>
  introduction ? (
    <Card title={labelOf(talentProfile.shape.introduction)} action={action}>
      <Prose>{introduction}</Prose>
    </Card>
  ) : null;

/** The first part of a profile. */
export const CastFacts = (props: Props) => (
  <>
    <CastBasics {...props} />
    <CastIntroduction {...props} />
  </>
);
