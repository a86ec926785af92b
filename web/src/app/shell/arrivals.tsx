import { lazy, Suspense, useState } from 'react';
import { useOwnInbox } from '#web/entities/inbox/ownInbox.ts';

const ArrivalBar = lazy(() => import('#web/features/notification/components/arrivalBar.tsx'));

/** Shows the newest notification when one arrives while the app is open. */
export default function Arrivals() {
  const unread = useOwnInbox()?.notices;
  // The fewest unread ones so far: with more than these, one has arrived.
  const [least, setLeast] = useState<number | undefined>(undefined);
  if (unread !== undefined && (least === undefined || unread < least)) setLeast(unread);
  const isTold = unread !== undefined && least !== undefined && unread > least;
  return <Suspense>{isTold ? <ArrivalBar onDone={() => setLeast(unread)} /> : null}</Suspense>;
}
