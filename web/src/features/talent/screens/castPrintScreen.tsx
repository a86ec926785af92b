import { useParams } from 'react-router-dom';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { ageBandLabel, genderText } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { proficiencyText } from '#domain/kernel/proficiencies.ts';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import { talentDetails } from '#domain/people/talent/details.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { knownSizes, networks, snsAccounts } from '#web/entities/cast/detailTerms.ts';
import { href } from '#web/routing/href.ts';
import { Facts } from '#web/shared/ui/facts.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Paper, PaperPage } from '#web/shared/ui/paper.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { CastMarks } from '../components/castMarks.tsx';
import { LoadedCast } from '../components/loadedCast.tsx';
import css from './castPrintScreen.module.css';

/** The number of pictures next to the main one: one row of the sheet. */
const OTHERS = 4;

const Words = ({ title, text }: { readonly title: string; readonly text: string }) =>
  text ? (
    <section className={css.part}>
      <h2>{title}</h2>
      <p className={css.words}>{text}</p>
    </section>
  ) : null;

type Props = { readonly cast: Talent; readonly back: { readonly to: string; readonly label: string } };

/** Content that does not fit is cut; the printed address leads to the page with the rest. */
const CastSheet = ({ cast, back }: Props) => {
  const sizes = knownSizes(cast.sizes)
    .map(({ term, value }) => `${term} ${value}`.replaceAll(' ', '\u00a0'))
    .join('、');
  const accounts = snsAccounts(cast.sns)
    .map(({ kind, name, count }) => `${networks[kind].label} @${name.replace(/^@/, '')}（${networks[kind].reach}${formatCount(count)}人）`)
    .join('\n');
  const others = cast.profileImages.filter((path) => path !== cast.thumbnail).slice(0, OTHERS);
  const said = (term: string, value: string) => (value ? [{ term, value }] : []);
  return (
    <Paper
      back={back}
      single
      head={
        <>
          <h1>{cast.name}</h1>
          <p>{cast.kana}</p>
          <CastMarks cast={cast} />
        </>
      }
      foot={new URL(back.to, location.origin).href}
    >
      <div className={css.top}>
        <Photo path={cast.thumbnail} alt={`${cast.name}さんの写真`} eager />
        <Facts
          facts={[
            ...said('年代', ageBandLabel(cast.ageBand)),
            { term: basicCatalogue.labels.gender, value: genderText(cast.gender) },
            { term: basicCatalogue.labels.prefecture, value: prefectureName(cast.prefecture) },
            ...said(basicCatalogue.labels.speciality, cast.speciality.join('、')),
            ...(['languages', 'skills'] as const).flatMap((field) =>
              said(detailsCatalogue.labels[field], cast[field].map((each) => proficiencyText(each)).join('、')),
            ),
            ...said('サイズ', sizes),
            ...said(labelOf(talentDetails.shape.singingRange), cast.singingRange),
            ...said('SNS', accounts),
          ]}
        />
      </div>
      {others.length > 0 ? (
        <ul className={css.others} aria-label={basicCatalogue.labels.profileImages}>
          {others.map((path, index) => (
            <li key={path}>
              <Photo path={path} alt={`${cast.name}さんの写真 ${index + 2}枚目`} eager />
            </li>
          ))}
        </ul>
      ) : null}
      <Words title={basicCatalogue.labels.introduction} text={cast.introduction} />
      <Words title={labelOf(talentDetails.shape.pr)} text={cast.pr} />
      <Words title={labelOf(talentDetails.shape.discography)} text={cast.discography} />
    </Paper>
  );
};

export default function CastPrintScreen() {
  const { talentId = '' } = useParams();
  return (
    <PaperPage>
      <LoadedCast talentId={talentId} title="キャスト資料" wayBack={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>}>
        {(cast) => <CastSheet cast={cast} back={{ to: href('clientTalent', { talentId }), label: 'キャスト詳細へ戻る' }} />}
      </LoadedCast>
    </PaperPage>
  );
}
