import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import type { DealListName } from '../../dealParts/dealsOf.ts';
import { reviewQueues } from '../../dealParts/reviewQueues.ts';
import { NoneFit } from '../../list/officeList.tsx';

const titles: Readonly<Record<DealListName, (noun: string) => string>> = {
  waiting: () => '承認待ちはありません',
  changes: () => '承認待ちの条件の変更はありません',
  cancellations: () => '精算待ちの取り消しはありません',
  proxies: () => '対応を待つ異議はありません',
  recent: (noun) => `${noun}はまだありません`,
};

const whenEmpty: Partial<Record<DealListName, string>> = {
  changes: 'キャストが条件の変更に同意すると、ここに表示されます。',
  cancellations: '成立したお仕事の取り消しが申し込まれると、ここに表示されます。',
  proxies: '代理回答にキャストから異議があると、ここに表示されます。',
};

type Props = {
  readonly kind: DealKind;
  readonly list: DealListName;
  /** The list has rows that its filter hides. */
  readonly isFiltered: boolean;
};

/** A list of deals without rows: that its filter lets none through, or when some will appear. */
export default function QueueEmpty({ kind, list, isFiltered }: Props) {
  const { noun } = kinds[kind];
  if (isFiltered) return <NoneFit noun={noun} />;
  return <EmptyState title={titles[list](noun)}>{whenEmpty[list] ?? reviewQueues[kind].whenEmpty}</EmptyState>;
}
