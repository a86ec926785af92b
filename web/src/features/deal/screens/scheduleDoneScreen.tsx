import { ChangeDone } from '../components/changeDone.tsx';
import type { DealKind } from '../kinds.ts';

/** The page after the end of a deal was changed. */
export default function ScheduleDoneScreen({ kind }: { readonly kind: DealKind }) {
  return <ChangeDone kind={kind} changed="schedule" />;
}
