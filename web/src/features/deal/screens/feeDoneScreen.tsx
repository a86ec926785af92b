import { ChangeDone } from '../components/changeDone.tsx';
import type { DealKind } from '../kinds.ts';

/** The page after the fee of a deal was changed. */
export default function FeeDoneScreen({ kind }: { readonly kind: DealKind }) {
  return <ChangeDone kind={kind} changed="fee" />;
}
