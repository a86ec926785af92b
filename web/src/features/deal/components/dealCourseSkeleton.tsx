import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';

/** Keeps the space of a deal's course. */
export const DealCourseSkeleton = () => <SkeletonBlock height={108} />;
