import type { DealKind } from '#web/entities/deal/kinds.ts';
import { ChangeDone } from '../components/changeDone.tsx';

/** The page after the end of a deal was changed. */
export default function ScheduleDoneScreen({ kind }: { readonly kind: DealKind }) {
  return <ChangeDone kind={kind} changed="schedule" />;
}
