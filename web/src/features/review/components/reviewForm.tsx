import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { type ReviewContent, reviewContent, type Score } from '#domain/review/score.ts';
import type { Review } from '#projections/reviews.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useWriteReview } from '../commands/writeReview.ts';
import { reviewPlaces } from '../places.ts';
import { scoreOptions } from '../scores.ts';
import { NotHeldDialog } from './notHeldDialog.tsx';

type Values = { score: Score | undefined; comment: string };

/** A score and a comment on the other side, new or written anew before it is published. */
export const ReviewForm = ({ review }: { readonly review: Review }) => {
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(false);
  const [reporting, setReporting] = useState(false);
  const navigate = useNavigate();
  const form = useForm<Values, unknown, ReviewContent>({
    defaultValues: { score: review.score ?? undefined, comment: review.comment ?? '' },
    resolver: formResolver(reviewContent),
  });
  const { send, sending } = useWriteReview(review);
  const submit = async (content: ReviewContent) => {
    setError(undefined);
    try {
      const { reflection } = await send({ reviewId: review.id, ...content });
      setSent(true);
      navigate(reviewPlaces[review.by].done(review.toId), { replace: true, state: { pending: reflection === 'pending' } });
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
  };
  return (
    <>
      <LeaveGuard when={form.formState.isDirty && !sent} />
      <Form
        onSubmit={form.handleSubmit(submit)}
        submitLabel={review.status === 'IS_WRITTEN' ? '評価を書き直す' : '評価を投稿する'}
        sending={sending}
        error={error}
        below={
          review.status === 'IS_NOT_HELD' ? null : (
            <Button variant="text" disabled={sending} onClick={() => setReporting(true)}>
              お仕事は実施されなかった
            </Button>
          )
        }
      >
        <ChoiceField control={form.control} name="score" label="評価" required options={scoreOptions} />
        <TextField
          control={form.control}
          name="comment"
          label="コメント"
          multiline
          limit={businessRules.reviewCommentMax}
          help="公開後は、相手のほか、ほかの利用者の方にも表示されます"
        />
      </Form>
      {reporting ? <NotHeldDialog review={review} onClose={() => setReporting(false)} /> : null}
    </>
  );
};
