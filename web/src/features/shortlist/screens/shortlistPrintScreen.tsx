import { useParams, useSearchParams } from 'react-router-dom';
import type { Shortlist } from '#projections/shortlist/shortlists.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { MissingPaper, PaperPage, PaperTools, Sheet } from '#web/shared/ui/paper.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import css from '../components/composite.module.css';
import { Composite } from '../components/composite.tsx';
import { useListedCasts, useShortlist } from '../shortlists.ts';

const choices = [1, 4] as const;
type Per = (typeof choices)[number];

const sheetsOf = (casts: readonly Talent[], per: Per): readonly (readonly Talent[])[] =>
  Array.from({ length: Math.ceil(casts.length / per) }, (_, at) => casts.slice(at * per, (at + 1) * per));

const TITLE = '候補リストの資料';

const Sheets = ({ list: { id, title, talentIds } }: { readonly list: Shortlist }) => {
  const per: Per = useSearchParams()[0].get('per') === '4' ? 4 : 1;
  const { failed, rows } = useListedCasts(talentIds);
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if (!rows && talentIds.length > 0) return <RowSkeletons count={3} />;
  const casts = talentIds.flatMap((each) => rows?.find((cast) => cast.id === each) ?? []);
  const back = { to: href('clientShortlist', { id }), label: '候補リストへ戻る' };
  if (casts.length === 0) {
    return (
      <MissingPaper title={TITLE}>
        <EmptyState title="このリストにキャストはいません" action={<LinkButton to={back.to}>{back.label}</LinkButton>} />
      </MissingPaper>
    );
  }
  const sheets = sheetsOf(casts, per);
  const print = href('clientShortlistPrint', { id });
  const tabs = choices.map((each) => ({
    key: String(each),
    label: `1枚に${each}人`,
    to: each === 1 ? print : `${print}?per=${each}`,
  }));
  return (
    <>
      <h1 className="visually-hidden">{TITLE}</h1>
      <PaperTools back={back}>
        <LinkTabs label="1枚の人数" tabs={tabs} current={String(per)} />
      </PaperTools>
      {sheets.map((sheet, at) => (
        <Sheet key={sheet[0]?.id} single head={<h2>{title}</h2>} foot={`${at + 1}/${sheets.length}枚`}>
          <div className={per === 1 ? css.one : css.four}>
            {sheet.map((cast) => (
              <Composite key={cast.id} cast={cast} number={casts.indexOf(cast) + 1} others={per === 1 ? 4 : 0} />
            ))}
          </div>
        </Sheet>
      ))}
    </>
  );
};

export default function ShortlistPrintScreen() {
  const { id = '' } = useParams();
  const query = useShortlist(id);
  const missing = (
    <MissingPaper title={TITLE}>
      <EmptyState title="リストが見つかりません" action={<LinkButton to={href('clientShortlists')}>候補リストを見る</LinkButton>} />
    </MissingPaper>
  );
  return (
    <PaperPage>
      <Loaded query={query} row={query.isPending ? undefined : query.data} none={missing}>
        {(list) => <Sheets list={list} />}
      </Loaded>
    </PaperPage>
  );
}
