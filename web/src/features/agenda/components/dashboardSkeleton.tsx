import { Bone } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

/** Holds the place of what the own page says. */
export const DashboardSkeleton = () => (
  <div role="status" aria-label="読み込んでいます">
    <Stack>
      <Bone width="60%" height={60} />
      <Bone height={420} />
      <Bone height={320} />
    </Stack>
  </div>
);
