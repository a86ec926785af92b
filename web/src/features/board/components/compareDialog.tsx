import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import type { CastSigns } from '#domain/work/search/results.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCastsByIds } from '#web/entities/cast/castsByIds.ts';
import type { Candidate } from '#web/entities/deal/candidates.ts';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { dueOf, kinds, viewOf } from '#web/entities/deal/kinds.ts';
import { rowFacts } from '#web/entities/deal/rowFacts.ts';
import { useMaster } from '#web/entities/master/masterOptions.tsx';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { daysOfDeal, daysOfSigns } from '../daysOfDeal.ts';
import { dealWays } from '../dealWays.ts';
import { useDealsWith } from '../queries/dealsWith.ts';
import { useSigns } from '../queries/signs.ts';
import { Rating } from './boardCard.tsx';
import css from './compareDialog.module.css';
import { JobDays } from './jobDays.tsx';

/** Without a job there is nothing to ask, and no deal. */
type Props = { readonly job: Job | null; readonly ids: readonly string[]; readonly dates: readonly string[]; readonly onClose: () => void };

/** A compared cast. Without a profile the cast is now hidden, and only the deal's data is left. */
type Person = {
  readonly id: string;
  readonly name: string;
  readonly thumbnail: string | null;
  readonly cast: Talent | undefined;
  readonly candidate: Candidate | undefined;
  readonly signs: CastSigns | undefined;
};

const nothing = '－';

type Fact = readonly [term: string, of: (person: Person) => ReactNode];

const factsOfJob = (job: Job, dates: readonly string[], now: number): readonly Fact[] => [
  ['次の操作', (person) => <Acts person={person} job={job} />],
  ['状況', ({ candidate }) => (candidate ? <Standing candidate={candidate} now={now} /> : '候補')],
  ['報酬（税抜）', ({ candidate }) => candidate && rowFacts(candidate.deal, now).fee],
  [
    '日程',
    ({ candidate, signs }) => {
      const days = candidate ? daysOfDeal(candidate, dates, signs) : daysOfSigns(dates, signs);
      return days.length > 0 ? <JobDays days={days} /> : null;
    },
  ],
];

const factsFor = (
  job: Job | null,
  dates: readonly string[],
  now: number,
  industriesOf: (ids: readonly string[]) => readonly string[],
): readonly Fact[] => [
  ...(job ? factsOfJob(job, dates, now) : []),
  ['評価', ({ signs }) => signs && signs.rating !== null && <Rated signs={signs} />],
  ['年代・地域', ({ cast }) => cast && [ageBandLabel(cast.ageBand), prefectureName(cast.prefecture)].filter(Boolean).join('・')],
  ['身長', ({ cast }) => (cast?.sizes.height ? `${cast.sizes.height}cm` : null)],
  ['特技', ({ cast }) => cast?.speciality.join('、')],
  ['経験のある業種', ({ cast }) => cast && industriesOf(cast.industry).join('、')],
  ['動画', ({ signs }) => (signs?.movie ? 'あり' : null)],
  ['自己PR', ({ cast, candidate }) => (candidate?.kind === 'entry' && candidate.deal.pr) || cast?.pr],
];

const Rated = ({ signs }: { readonly signs: CastSigns }) => (
  <>
    <Rating signs={signs} />（{signs.reviews}件）
  </>
);

const Standing = ({ candidate: { kind, deal }, now }: { readonly candidate: Candidate; readonly now: number }) => (
  <DealStatusChip view={viewOf(kind, deal as never, 'client')} answerDue={dueOf(deal)} now={now} />
);

const Acts = ({ person: { id, name, candidate, cast }, job }: { readonly person: Person; readonly job: Job }) => {
  if (candidate) {
    const { noun, page } = kinds[candidate.kind];
    return (
      <LinkButton fullWidth to={page.client(candidate.deal.id)} label={`${name}さんの${noun}を見る`}>
        {`${noun}を見る`}
      </LinkButton>
    );
  }
  if (!cast || job.status !== 'OPEN') return null;
  return (
    <div className={css.ways}>
      {dealWays(id, job.id).map(({ key, label, to }, at) => (
        <LinkButton key={key} fullWidth variant={at === 0 ? 'contained' : 'outlined'} to={to} label={`${name}さんに${label}`}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
};

export const CompareDialog = ({ job, ids, dates, onClose }: Props) => {
  const now = useNow();
  const { query, rows: casts } = useCastsByIds(ids);
  const taken = useDealsWith(job?.id ?? '', job && ids);
  const { query: signsQuery, signs } = useSigns(ids, dates);
  const { namesOf } = useMaster('industry');
  const failed = [query, signsQuery, ...(taken.failed ? [taken.failed] : [])].find(({ isError }) => isError);
  const isKnown = query.data !== undefined && (job === null || taken.isKnown);
  const people = ids.flatMap((id): Person[] => {
    const cast = casts.find((each) => each.id === id);
    const candidate = taken.deals.find(({ deal }) => deal.talentId === id);
    const card = cast ?? candidate?.deal.talent;
    return card ? [{ id, name: card.name, thumbnail: card.thumbnail, cast, candidate, signs: signs?.[id] }] : [];
  });
  return (
    <Dialog
      place="wide"
      title={isKnown && !failed ? `${people.length}人をくらべる` : 'くらべる'}
      onClose={onClose}
      actions={
        <>
          {isKnown && people.every(({ cast, candidate }) => cast && !candidate) && job?.status === 'OPEN' ? (
            <LinkButton variant="text" to={`${href('clientAsk')}?to=${ids.join()}`}>
              まとめて問い合わせ・オファー
            </LinkButton>
          ) : null}
          <Button variant="text" onClick={onClose}>
            閉じる
          </Button>
        </>
      }
    >
      {failed ? <FailedState onRetry={() => failed.refetch()} /> : null}
      {!isKnown && !failed ? <RowSkeletons count={3} /> : null}
      {isKnown && !failed ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className={css.scroller} tabIndex={0} aria-label="くらべる表">
          <table className={css.table}>
            <thead>
              <tr>
                <td />
                {people.map(({ id, name, thumbnail, cast }) => (
                  <th key={id} scope="col">
                    <Photo path={thumbnail} alt="" ratio="1 / 1" />
                    {cast ? <LinkName id={id} name={name} /> : name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {factsFor(job, dates, now, namesOf).map(([term, of]) => (
                <tr key={term}>
                  <th scope="row">{term}</th>
                  {people.map((person) => (
                    <td key={person.id} className="figures">
                      {of(person) || nothing}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </Dialog>
  );
};

const LinkName = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Link to={href('clientTalent', { talentId: id })} className={css.name}>
    {name}
  </Link>
);
