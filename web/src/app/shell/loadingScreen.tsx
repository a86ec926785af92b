import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';

/** While the session or a screen's chunk is on its way. */
export const LoadingScreen = () => <RowSkeletons count={3} />;
