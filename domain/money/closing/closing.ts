import { z } from 'zod';
import { isJstMonth, jstMonth } from '../../kernel/calendar/instants.ts';
import { reason } from '../../kernel/commonFields.ts';
import { aggregate, type CommandOf } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { labelled, month as storedMonth } from '../../kernel/fieldMeta.ts';
import { messages } from '../../kernel/validation.ts';

/** The number of bills and the sum of their fees (yen, without tax). */
const figures = z.object({ count: z.int().min(0), total: z.int().min(0) });

const month = labelled('完了月', storedMonth.refine(isJstMonth, messages.format));

const totals = (label: string) =>
  labelled(label, figures.extend({ count: labelled('件数', figures.shape.count), total: labelled('税抜合計', figures.shape.total, '円') }));
const claimed = totals('請求済み');
const ignored = totals('請求対象外');

/** Whether the bills of a closing month can change. */
export type ClosingState = { readonly status: 'OPEN' | 'LOCKED' };

const byOffice = { by: 'office', duties: ['billing'] } as const;

/** A closing month (id: `YYYY-MM`, JST). While it is locked, bills and payments cannot change. */
export const closing = aggregate<ClosingState>({ name: 'closing', readers: 'bills', initial: { status: 'OPEN' }, snapshotSchema: 1 })
  .events({
    /** The sums of the month's bills at the time of the lock. */
    MonthLocked: { data: { month, claimed, ignored }, words: '月を締め', act: true, evolve: () => ({ status: 'LOCKED' }) },
    MonthUnlocked: { data: { month, reason: z.string() }, words: '月の締めを解除', act: true, evolve: () => ({ status: 'OPEN' }) },
  })
  .commands({
    /** The office names the month. The server adds the sums of the bills. */
    lock: {
      ...byOffice,
      payload: { month, claimed, ignored },
      wire: { month },
      begins: true,
      example: { month: '2026-10', claimed: { count: 2, total: 65_005 }, ignored: { count: 1, total: 5_000 } },
      decide: (figures, { status }, { now }) => {
        if (figures.month >= jstMonth(now)) throw new DomainError('month-not-over');
        return status === 'LOCKED' ? [] : [{ type: 'MonthLocked', data: figures }];
      },
    },
    unlock: {
      ...byOffice,
      payload: { month, reason },
      example: { month: '2026-10', reason: '規約違反' },
      after: ['lock'],
      decide: (data, { status }) => (status === 'OPEN' ? [] : [{ type: 'MonthUnlocked', data }]),
    },
  });

export type ClosingCommand = CommandOf<typeof closing>;
