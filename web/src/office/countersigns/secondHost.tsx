import { lazy, Suspense, useEffect, useState } from 'react';
import type { CommandError } from '#web/shared/data/commands/commandError.ts';
import { type NeedsSecond, offerSecond } from '#web/shared/data/commands/secondAsker.ts';

/** A refused command, and the callback for the outcome of its request. */
export type Pending = NeedsSecond & { readonly refused: CommandError; readonly tell: (said: CommandError) => void };

const AskSecondDialog = lazy(() => import('./askSecondDialog.tsx'));

/** Offers to ask a colleague when a command anywhere in the office needs a second member. */
export default function SecondHost() {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  useEffect(
    () => offerSecond((needed, refused) => new Promise((tell) => setPending((before) => [...before, { ...needed, refused, tell }]))),
    [],
  );
  return <Suspense>{pending.length > 0 ? <AskSecondDialog pending={pending} onDone={() => setPending([])} /> : null}</Suspense>;
}
