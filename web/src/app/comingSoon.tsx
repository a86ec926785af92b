import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';

/** Stands in for screens that are still to be built. */
export default function ComingSoonScreen() {
  return (
    <EmptyState title="このページは準備中です" action={<LinkButton to="/">ホームへ</LinkButton>}>
      公開まで、もうしばらくお待ちください。
    </EmptyState>
  );
}
