import { useNavigate } from 'react-router-dom';
import type { Review } from '#projections/review/reviews.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { reviewPlaces } from '../places.ts';
import { reviewDocument } from '../scores.ts';

/** Reports, in place of a score, that the deal did not take place. */
const useReportNotHeld = (review: Review) => {
  const command = useCommand<{ reviewId: string }>({ callable: 'reviews', type: 'reportNotHeld', shownBy: () => reviewDocument(review) });
  return { ...command, send: () => command.send({ reviewId: review.id }) };
};

type Props = { readonly review: Review; readonly onClose: () => void };

/** Reports that a closed deal did not take place, after showing the consequence. */
export const NotHeldDialog = ({ review, onClose }: Props) => {
  const { send } = useReportNotHeld(review);
  const navigate = useNavigate();
  return (
    <CommandDialog
      title="お仕事は実施されませんでしたか？"
      confirmLabel="実施されなかったと報告する"
      ends
      send={send}
      onDone={({ reflection }) =>
        navigate(reviewPlaces[review.by].done(review.toId), { replace: true, state: { notHeld: true, pending: reflection === 'pending' } })
      }
      onClose={onClose}
    >
      <p>評価の代わりに、実施されなかったことを事務局へお伝えします。相手には公開されません。</p>
    </CommandDialog>
  );
};
