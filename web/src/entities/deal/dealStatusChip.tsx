import { isNear, until } from '#domain/kernel/format/times.ts';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import type { DealView } from './kinds.ts';

const chipTones = { mine: 'mine', waiting: 'theirs', done: 'good', ended: 'ended', warning: 'warning' } as const satisfies Record<
  string,
  ChipTone
>;

type Props = { readonly view: DealView; readonly answerDue: number | null; readonly now: number };

export const DealStatusChip = ({ view: { label, tone, needsAction }, answerDue, now }: Props) =>
  needsAction && answerDue !== null && isNear(answerDue, now) ? (
    <StatusChip tone="warning" label={`${label}・${until(answerDue, now)}`} />
  ) : (
    <StatusChip tone={chipTones[tone]} label={label} />
  );
