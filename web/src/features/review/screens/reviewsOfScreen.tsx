import { useParams } from 'react-router-dom';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ReceivedReviews } from '../components/receivedReviews.tsx';

/** The published reviews of a cast (for clients) or of a client (for talents). */
export default function ReviewsOfScreen() {
  const { talentId, id } = useParams();
  return (
    <Stack>
      <ReceivedReviews
        toId={talentId ?? id ?? ''}
        empty={<EmptyState title="評価はまだありません">お仕事のあとに公開された評価が、ここに並びます。</EmptyState>}
      />
    </Stack>
  );
}
