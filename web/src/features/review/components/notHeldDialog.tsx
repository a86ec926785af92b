import { useNavigate } from 'react-router-dom';
import type { Review } from '#projections/review/reviews.schema.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { useReportNotHeld } from '../commands/reportNotHeld.ts';
import { reviewPlaces } from '../places.ts';

type Props = { readonly review: Review; readonly onClose: () => void };

/** Reports that a closed deal did not take place, after its consequence was read. */
export const NotHeldDialog = ({ review, onClose }: Props) => {
  const { send, sending, error } = useReportNotHeld(review);
  const navigate = useNavigate();
  const confirm = () =>
    send().then(
      ({ reflection }) =>
        navigate(reviewPlaces[review.by].done(review.toId), { replace: true, state: { notHeld: true, pending: reflection === 'pending' } }),
      () => undefined, // shown below through `error`
    );
  return (
    <ConfirmDialog
      title="お仕事は実施されませんでしたか？"
      confirmLabel="実施されなかったと報告する"
      ends
      sending={sending}
      error={error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>評価の代わりに、実施されなかったことを事務局へお伝えします。相手には公開されません。</p>
    </ConfirmDialog>
  );
};
