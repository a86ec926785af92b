import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { ageBandLabel, genderText, mayBeMinors } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { MASK } from '#domain/office/audit/history.ts';
import { type Talent, talentSchema } from '#projections/talent/talents.schema.ts';
import { href } from '#web/routing/href.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { RecordNumber } from '#web/shared/ui/prose.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { ActButton, ActButtons } from '../../acts/actButtons.tsx';
import { ActHistory } from '../../acts/actHistory.tsx';
import { DeskPart } from '../../desk/deskPart.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { OpenButton } from '../../history/openButton.tsx';
import { Face } from '../../list/face.tsx';
import { fieldName } from '../../list/fieldName.ts';
import css from '../../list/table.module.css';
import { withKana } from '../../list/texts.ts';
import { PersonPage, ReportWarning } from '../../person/components/personPage.tsx';
import { PersonPart } from '../../person/personPart.ts';
import { useDealFigures } from '../../person/queries/personFigures.ts';
import { Permitted } from '../../roles/roles.tsx';
import { useRosterPlace } from '../queries/officeTalents.ts';
import { useObstacles } from '../queries/profileRefusals.tsx';
import { birthdayAct, placeAct, talentActs } from '../talentActs.ts';
import { talentState } from '../talentSearch.ts';

const GuardianCard = lazy(() => import('../../guardians/guardianCard.tsx'));
const WholeProfile = lazy(() => import('./wholeProfile.tsx'));
const PicturesCard = lazy(async () => ({ default: (await import('../../person/components/picturesCard.tsx')).PicturesCard }));

const factsOf = (talent: Talent, taCode: string | undefined) => [
  { term: fieldName('talent', 'birthday'), value: talent.ageBand === 0 ? '未登録' : `${MASK}（${ageBandLabel(talent.ageBand)}）` },
  { term: fieldName('talent', 'gender'), value: genderText(talent.gender) },
  { term: fieldName('talent', 'belongingTo'), value: talent.belongingTo === null ? '未登録' : agencyGroupLabels[talent.belongingTo] },
  { term: fieldName('talent', 'prefecture'), value: talent.prefecture === 0 ? '未登録' : prefectureName(talent.prefecture) },
  { term: fieldName('talent', 'speciality'), value: talent.speciality.join('、') || '未登録' },
  { term: fieldName('talent', 'taCode'), value: taCode ?? '未登録' },
  { term: fieldName('talent', 'viewOrder'), value: `${talent.viewOrder}${talent.isFixedOrder ? '（事務局が指定）' : ''}` },
  { term: '番号', value: <RecordNumber>{talent.id}</RecordNumber>, action: <Link to={historyOf('talent', talent.id)}>履歴</Link> },
  { term: fieldName('talent', 'introduction'), value: talent.introduction || '未登録' },
];

export const OfficeTalentDetail = ({ uid }: { readonly uid: string }) => {
  const query = useOne(`talents/${uid}`, talentSchema);
  const place = useRosterPlace(uid);
  const obstacleOf = useObstacles(query.data);
  const figures = useDealFigures({ field: 'talentId', uid });
  const [judging, setJudging] = useState(false);
  const failed = [query, place.query].filter(({ isError }) => isError);
  if (failed.length > 0) return <FailedState onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} />;
  const talent = query.data;
  if (talent === undefined || place.row === undefined) return <RowSkeletons count={3} />;
  if (talent === null) return <EmptyState title="キャストが見つかりません">番号をご確認ください。</EmptyState>;
  const state = talentState(talent);
  const { sum, count } = talent.reviews;
  const profile = (
    <Suspense>
      <WholeProfile talent={talent} />
      {judging ? <PicturesCard talent={talent} /> : null}
    </Suspense>
  );
  return (
    <PersonPage
      face={<Face name={talent.name} portrait={talent.thumbnail} size={56} />}
      state={state}
      kind={
        <>
          キャスト
          <Link to={href('officeAccount', { uid })}>アカウント</Link>
        </>
      }
      name={withKana(talent)}
      about={`${longTime(talent.createdAt)}に登録`}
      acts={<ActButtons acts={talentActs(talent, obstacleOf)} />}
      figures={[
        ...figures,
        { label: '評価', value: count === 0 ? '－' : (sum / count).toFixed(1), note: `${count}件` },
        { label: 'お気に入り', value: `${talent.likedCount}人` },
      ]}
      warnings={
        <>
          {talent.birthdayAskedAt === null ? null : (
            <Notice tone="warning">
              ご本人が生年月日の変更を申請しています（{longTime(talent.birthdayAskedAt)}）。本人確認書類で確認するか、差し戻してください。
              <ActButton act={birthdayAct(talent)} size="small">
                書類で確認する
              </ActButton>
            </Notice>
          )}
          <ReportWarning uid={uid} side="talent" />
        </>
      }
      main={
        <>
          {/* What is decided on comes first. */}
          {state === '公開待ち' ? profile : null}
          <PersonPart uid={uid} side="talent" />
          {state === '公開待ち' ? null : profile}
          <ActHistory uid={uid} />
        </>
      }
      side={
        <>
          <Card title="プロフィール">
            <div className={css.photos}>
              {[...new Set([talent.thumbnail, ...talent.profileImages])].map((path, index) => (
                <Photo key={path ?? 'none'} path={path} alt={`${talent.name}さんの写真${index + 1}`} size={96} />
              ))}
            </div>
            <Facts facts={factsOf(talent, place.row?.taCode)} />
            {talent.deletedAt === null ? (
              <div className={css.buttons}>
                <ActButton act={placeAct(talent)} variant="outlined" size="small">
                  表示順を変更する
                </ActButton>
                <Permitted aggregate="talent" type="takeDownPicture">
                  <Button variant="outlined" size="small" aria-expanded={judging} onClick={() => setJudging(!judging)}>
                    写真・動画を削除する
                  </Button>
                </Permitted>
                <OpenButton aggregate="talent" id={uid} version={talent.version} />
              </div>
            ) : null}
          </Card>
          {talent.deletedAt === null ? <DeskPart kind="talent" workId={uid} waits={state === '公開待ち'} /> : null}
          <Suspense>
            <GuardianCard uid={uid} mayBeMinor={mayBeMinors(talent.ageBand)} />
          </Suspense>
        </>
      }
    />
  );
};
