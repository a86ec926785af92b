import type { DealKind } from '#web/entities/deal/kinds.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useReadsOnly } from '../useOpenActs.ts';

/** Tells members without a role for decisions that they only read. */
export const ReadsOnly = ({ kind }: { readonly kind: DealKind }) =>
  useReadsOnly(kind) ? <Notice>閲覧のみ：承認や否認などの操作には、その役割が必要です。</Notice> : null;
