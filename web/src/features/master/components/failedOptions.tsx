import { FailedState } from '#web/shared/ui/failedState.tsx';
import type { useMaster } from '../queries/masterOptions.ts';

/**
 * Says that what a form offers could not be read: without a word it looks as if there were nothing
 * to choose from.
 */
export const FailedOptions = ({ masters }: { readonly masters: readonly ReturnType<typeof useMaster>[] }) => {
  const failed = masters.filter(({ query }) => query.isError);
  const readAgain = () => {
    for (const { query } of failed) query.refetch();
  };
  if (failed.length === 0) return null;
  return <FailedState onRetry={readAgain}>選択肢を読み込めませんでした。接続をご確認のうえ、もう一度お試しください。</FailedState>;
};
