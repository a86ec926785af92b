import type { ReactNode } from 'react';
import { type DealKind, kinds, type Side } from '#web/entities/deal/kinds.ts';
import { Panes } from '#web/shared/ui/panes.tsx';
import { DealList } from './dealList.tsx';

type Props = { readonly kind: DealKind; readonly side: Side; readonly detail: ReactNode | null };

/** One side's deals of one kind; on wide screens with the open deal next to the list. */
export const BesideDeals = ({ kind, side, detail }: Props) => {
  const { noun } = kinds[kind];
  return (
    <Panes
      label={`${noun}の一覧`}
      list={<DealList kind={kind} side={side} />}
      detail={detail}
      hint={`一覧から${noun}を選ぶと、ここに内容が表示されます`}
    />
  );
};
