import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { type ReviewContent, reviewContent, type Score } from '#domain/talk/review/content.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useNow } from '#web/shared/format/now.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useSide } from '../../../shared/data/auth/viewer.ts';
import css from '../components/reviewSubject.module.css';
import { reviewPlaces } from '../places.ts';
import { useOwnReview } from '../queries/reviews.ts';
import { reviewDocument, scoreOptions } from '../scores.ts';

type Props = { readonly review: Review; readonly onClose: () => void };

const NotHeldDialog = ({ review, onClose }: Props) => {
  const { send } = useCommand({ callable: 'reviews', type: 'reportNotHeld', shownBy: () => reviewDocument(review) });
  const navigate = useNavigate();
  return (
    <CommandDialog
      title="お仕事は実施されませんでしたか？"
      confirmLabel="実施されなかったと報告する"
      ends
      send={() => send({ reviewId: review.id })}
      onDone={({ reflection }) =>
        navigate(reviewPlaces[review.by].done(review.toId), { replace: true, state: { notHeld: true, pending: reflection === 'pending' } })
      }
      onClose={onClose}
    >
      <p>評価の代わりに、実施されなかったことを事務局へお伝えします。相手には公開されません。</p>
    </CommandDialog>
  );
};

const ReviewSubject = ({ review }: { readonly review: Review }) => (
  <div className={css.subject}>
    <Photo path={review.to.thumbnail} alt="" size={64} />
    <div>
      <p className={`${css.name} unbroken`}>{review.to.name}</p>
      <p className={css.job}>{review.job.title}</p>
    </div>
  </div>
);

const isClosed = (status: Review['status']): boolean => ['IS_PUBLISHED', 'IS_LAPSED', 'IS_TAKEN_DOWN'].includes(status);

const ReviewWriter = ({ review }: { readonly review: Review }) => {
  const now = useNow();
  if (now >= review.publishDue || isClosed(review.status)) {
    return (
      <EmptyState
        title="評価の受付は終了しました"
        action={<LinkButton to={`${reviewPlaces[review.by].own}?tab=written`}>書いた評価を見る</LinkButton>}
      >
        評価は、双方が投稿するか期限を過ぎると公開され、変更できなくなります。
      </EmptyState>
    );
  }
  return (
    <Stack>
      <ReviewSubject review={review} />
      <Notice>
        お互いの評価は、双方が投稿したとき、または期限（<span className="figures">{longTime(review.publishDue)}</span>
        ）を過ぎたときに、同時に公開されます。それまで相手には表示されません。
      </Notice>
      <ReviewForm key={review.id} review={review} />
    </Stack>
  );
};

type Values = { score: Score | undefined; comment: string };

const ReviewForm = ({ review }: { readonly review: Review }) => {
  const [reporting, setReporting] = useState(false);
  const kept = useDraftForm<Values, ReviewContent>({
    name: `review:${review.id}`,
    defaultValues: { score: review.score ?? undefined, comment: review.comment ?? '' },
    schema: reviewContent,
  });
  const { send } = useCommand({ callable: 'reviews', type: 'write', shownBy: () => reviewDocument(review) });
  return (
    <>
      <CommandForm
        kept={kept}
        submitLabel={review.status === 'IS_WRITTEN' ? '評価を書き直す' : '評価を投稿する'}
        onSend={async (content) => doneAfter(reviewPlaces[review.by].done(review.toId), await send({ reviewId: review.id, ...content }))}
        below={({ sending }) =>
          review.status === 'IS_NOT_HELD' ? null : (
            <Button variant="text" disabled={sending} onClick={() => setReporting(true)}>
              お仕事は実施されなかった
            </Button>
          )
        }
      >
        <ChoiceField control={kept.form.control} name="score" label={labelOf(reviewContent.shape.score)} required options={scoreOptions} />
        <TextField
          control={kept.form.control}
          name="comment"
          {...textOf(reviewContent.shape.comment)}
          multiline
          help="公開後は、相手のほか、ほかの利用者の方にも表示されます"
        />
      </CommandForm>
      {reporting ? <NotHeldDialog review={review} onClose={() => setReporting(false)} /> : null}
    </>
  );
};

export default function ReviewAddScreen() {
  const jobId = useSearchParams()[0].get('job') ?? '';
  const { talentId, id } = useParams();
  const { tasks } = reviewPlaces[useSide()];
  const { query, row } = useOwnReview(jobId, talentId ?? id ?? '');
  return (
    <Loaded
      query={query}
      row={jobId === '' ? null : row}
      skeleton={<RowSkeletons count={2} />}
      none={
        <EmptyState title="評価できるお仕事が見つかりません" action={<LinkButton to={tasks}>評価待ちの一覧へ</LinkButton>}>
          お仕事が終わると、「評価待ちの一覧」に表示されます。
        </EmptyState>
      }
    >
      {(review) => <ReviewWriter review={review} />}
    </Loaded>
  );
}
