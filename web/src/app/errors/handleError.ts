import { messageOf, reportUnexplained } from '#web/shared/data/reportUnexplained.ts';
import { showToast } from '#web/shared/ui/toast.ts';

/** Tells an error that no screen caught by its code, and reports it when it is unknown. */
export const handleError = (error: unknown): void => {
  showToast(messageOf(error));
  reportUnexplained(error);
};
