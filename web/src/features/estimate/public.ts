import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** The form of an estimate for a job, or for casts of a list. It loads when it is opened. */
export const EstimateDialog = lazyPart(async () => (await import('./components/estimateDialog.tsx')).EstimateDialog);
