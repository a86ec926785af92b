import type { DealKind, Side } from '#web/entities/deal/kinds.ts';
import { BesideDeals } from '../components/besideDeals.tsx';

export default function DealListScreen({ kind, side }: { readonly kind: DealKind; readonly side: Side }) {
  return <BesideDeals kind={kind} side={side} detail={null} />;
}
