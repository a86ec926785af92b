import { type DealKind, type DealView, kinds } from '#web/entities/deal/kinds.ts';

export const tabKeys = ['mine', 'running', 'ended'] as const;
/** The tabs of a side for which nothing ever waits: after entering, the others act. */
export const keysWithoutMine = ['running', 'ended'] as const satisfies TabKey[];
export type TabKey = (typeof tabKeys)[number];
export const tabLabels: Record<TabKey, string> = { mine: '要対応', running: '進行中', ended: '終了' };

/** The tab of a deal for its viewer; each deal is in exactly one. */
export const tabOf = ({ needsAction, ended }: DealView): TabKey => {
  if (needsAction) return 'mine';
  return ended ? 'ended' : 'running';
};

export const panes = (kind: DealKind) => ({
  label: `${kinds[kind].noun}の一覧`,
  hint: `一覧から${kinds[kind].noun}を選ぶと、ここに内容が表示されます`,
});
