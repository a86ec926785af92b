import { useState } from 'react';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { type ReviewContent, reviewContent, type Score } from '#domain/talk/review/content.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { reviewPlaces } from '../places.ts';
import { reviewDocument, scoreOptions } from '../scores.ts';
import { NotHeldDialog } from './notHeldDialog.tsx';

/** Writes a review of the other side, or replaces the earlier one. */
const useWriteReview = (review: Review) =>
  useCommand<ReviewContent & { reviewId: string }>({ callable: 'reviews', type: 'write', shownBy: () => reviewDocument(review) });

type Values = { score: Score | undefined; comment: string };

/** A score and a comment on the other side; they can be rewritten until the publication. */
export const ReviewForm = ({ review }: { readonly review: Review }) => {
  const [reporting, setReporting] = useState(false);
  const kept = useDraftForm<Values, ReviewContent>({
    name: `review:${review.id}`,
    defaultValues: { score: review.score ?? undefined, comment: review.comment ?? '' },
    schema: reviewContent,
  });
  const { send } = useWriteReview(review);
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
          label={labelOf(reviewContent.shape.comment)}
          multiline
          limit={limitOf(reviewContent.shape.comment)}
          help="公開後は、相手のほか、ほかの利用者の方にも表示されます"
        />
      </CommandForm>
      {reporting ? <NotHeldDialog review={review} onClose={() => setReporting(false)} /> : null}
    </>
  );
};
