import { genders } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import type { Talent } from '#projections/talents.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { ageBandOf } from '../ageBandOf.ts';
import css from './castFacts.module.css';

const Specialities = ({ all }: { readonly all: readonly string[] }) => (
  <ul className={css.chips}>
    {all.map((speciality) => (
      <li key={speciality}>{speciality}</li>
    ))}
  </ul>
);

/** What a cast says of themself. */
export const CastFacts = ({ cast }: { readonly cast: Talent }) => {
  const now = useNow();
  return (
    <>
      <Card title="プロフィール">
        <Facts
          facts={[
            { term: '年代', value: ageBandOf(cast.birthday, now) || '非公開' },
            { term: '性別', value: genders[cast.gender] },
            { term: '活動拠点', value: prefectureName(cast.prefecture) },
            { term: '特技', value: cast.speciality.length > 0 ? <Specialities all={cast.speciality} /> : '未登録' },
          ]}
        />
      </Card>
      {cast.introduction ? (
        <Card title="自己紹介">
          <p style={{ whiteSpace: 'pre-wrap', lineHeight: 1.75, maxWidth: '40em' }}>{cast.introduction}</p>
        </Card>
      ) : null}
    </>
  );
};
