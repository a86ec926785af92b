import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';

/** Keeps the place of a deal's course. */
export const DealCourseSkeleton = () => <SkeletonBlock height={108} />;
