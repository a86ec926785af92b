import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';

export const DealCourseSkeleton = () => <SkeletonBlock height={108} />;
