import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

export const DashboardSkeleton = () => (
  <div role="status" aria-label="読み込んでいます">
    <Stack>
      <SkeletonBlock width="60%" height={60} />
      <SkeletonBlock height={420} />
      <SkeletonBlock height={320} />
    </Stack>
  </div>
);
