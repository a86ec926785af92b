import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAuthCall } from './useAuthCall.ts';

const SecondFactorDialog = lazy(() => import('./components/secondFactorDialog.tsx'));

const asksForSecondFactor = (failure: unknown): boolean =>
  (failure as { code?: string } | null)?.code === 'auth/multi-factor-auth-required';

/**
 * Runs a sign-in. If the account has a second factor, `step` asks for its code; that code loads
 * only then.
 */
export const useSignInCall = () => {
  const call = useAuthCall();
  const [stopped, setStopped] = useState<unknown>(null);
  const run = (signIn: () => Promise<unknown>): Promise<void> =>
    call.run(() =>
      signIn().catch((failure: unknown) => {
        if (!asksForSecondFactor(failure)) throw failure;
        setStopped(failure);
      }),
    );
  const step: ReactNode = <Suspense>{stopped ? <SecondFactorDialog stopped={stopped} onClose={() => setStopped(null)} /> : null}</Suspense>;
  return { ...call, run, step };
};
