import { FailedState } from '#web/shared/ui/failedState.tsx';
import type { useMaster } from '../queries/masterOptions.ts';

/**
 * Says that the choices of a form could not be read, since an empty list would look as if there
 * were none.
 */
export const FailedOptions = ({ masters }: { readonly masters: readonly ReturnType<typeof useMaster>[] }) => {
  const failed = masters.filter(({ query }) => query.isError);
  const readAgain = () => {
    for (const { query } of failed) query.refetch();
  };
  if (failed.length === 0) return null;
  return <FailedState onRetry={readAgain}>選択肢を読み込めませんでした。接続をご確認のうえ、もう一度お試しください。</FailedState>;
};
